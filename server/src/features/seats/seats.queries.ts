// SQL of seats: the list with everything it shows in one query, and the single seat.
import type { AccessLevel } from '@folio/contract/seats';
import type { Role } from '@folio/contract/users';
import { and, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { seats } from '../accounts/seats.table.ts';
import { identities } from '../session/session.table.ts';

export type SeatState = 'invited' | 'active' | 'disabled';

export interface SeatRow {
  id: number;
  account_id: number;
  user_id: number | null;
  email: string;
  name: string | null;
  role: Role | null;
  is_admin: boolean | null;
  force_control_panel: boolean | null;
  access_level: AccessLevel | null;
  state: SeatState;
  workspaces: { id: number; name: string }[];
  expires_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  has_second_factor: boolean;
  has_single_sign_on: boolean;
}

/** The workspaces of a person, or those an invitation will join. */
const workspacesOfSeat = `(select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) order by lower(w.name), w.id), '[]')
    from workspaces w where w.account_id = s.account_id and (case
      when s.user_id is not null then exists (select 1 from workspace_members m where m.workspace_id = w.id and m.user_id = s.user_id)
      when s.access_level = 'master' then true else w.id = any(s.workspace_ids) end))`;

const columns = `s.id, s.account_id, s.user_id, coalesce(u.email, s.email) as email, u.name, u.role, u.is_admin, u.force_control_panel, s.access_level,
  case when s.user_id is null then 'invited' when u.disabled_at is null then 'active' else 'disabled' end as state,
  ${workspacesOfSeat} as workspaces, s.expires_at, s.created_at,
  (select max(l.last_seen_at) from sessions l where l.user_id = s.user_id and l.impersonator_id is null) as last_seen_at,
  f.user_id is not null as has_second_factor,
  exists (select 1 from identities i where i.user_id = s.user_id) as has_single_sign_on`;

const source = `from seats s left join users u on u.id = s.user_id
  left join authenticators f on f.user_id = s.user_id and f.confirmed_at is not null`;

/** One page of an account's seats: people by name, then invitations by address. */
export async function listSeats(
  db: Db,
  accountId: number,
  filter: { search?: string | undefined; state?: SeatState | undefined; page: number; perPage: number },
): Promise<{ rows: SeatRow[]; filtered: number }> {
  const pattern = filter.search ? containing(filter.search) : null;
  const where = `where s.account_id = $1 and ($2::text is null or s.email ilike $2 or u.email ilike $2 or u.name ilike $2)
    and ($3::text is null or $3 = case when s.user_id is null then 'invited' when u.disabled_at is null then 'active' else 'disabled' end)`;
  const values = [accountId, pattern, filter.state ?? null];
  const { rows } = await db.client.query<SeatRow>({
    name: 'seats',
    text: `select ${columns} ${source} ${where} order by s.user_id is null, lower(coalesce(u.name, s.email)), s.id limit $4 offset $5`,
    values: [...values, filter.perPage, (filter.page - 1) * filter.perPage],
  });
  const { rows: found } = await db.client.query<{ count: number }>({
    name: 'seat-count',
    text: `select count(*)::int as count ${source} ${where}`,
    values,
  });
  return { rows, filtered: found[0]?.count ?? 0 };
}

/** A seat of this account, or null. */
export async function findSeat(db: Db, accountId: number, id: number): Promise<SeatRow | null> {
  const { rows } = await db.client.query<SeatRow>({
    name: 'seat',
    text: `select ${columns} ${source} where s.id = $2 and s.account_id = $1`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** Any number, the same in every process. */
const standingLock = 7_316_004;

/**
 * One change of standing at a time in an account, so that two owners cannot remove each other. Not the account's row: orders
 * being placed need that one, and would wait in a circle.
 */
export async function lockStanding(tx: Db, accountId: number): Promise<void> {
  await tx.client.query('select pg_advisory_xact_lock($1, $2)', [standingLock, accountId]);
}

/** Whose seat it is, without a lock; null for an invitation, and for no seat of the account. */
export async function findSeatHolder(db: Db, accountId: number, id: number): Promise<number | null> {
  const [seat] = await db.orm
    .select({ userId: seats.user_id })
    .from(seats)
    .where(and(eq(seats.id, id), eq(seats.account_id, accountId)));
  return seat?.userId ?? null;
}

/** Locks a seat and its user until the transaction ends. Returns false if the account has no such seat. */
export async function lockSeat(tx: Db, accountId: number, id: number): Promise<boolean> {
  const [seat] = await tx.orm
    .select({ userId: seats.user_id })
    .from(seats)
    .where(and(eq(seats.id, id), eq(seats.account_id, accountId)))
    .for('update');
  if (seat?.userId) await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, seat.userId)).for('no key update');
  return seat !== undefined;
}

export async function countSeats(db: Db, accountId: number): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(seats).where(eq(seats.account_id, accountId));
  return row?.count ?? 0;
}

type SeatChanges = Partial<Omit<typeof seats.$inferInsert, 'expires_at'>> & { expires_at?: SQL<Date> | null };

export async function insertSeat(
  tx: Db,
  seat: Omit<typeof seats.$inferInsert, 'expires_at'> & { expires_at: SQL<Date> },
): Promise<number> {
  const [row] = await tx.orm.insert(seats).values(seat).returning({ id: seats.id });
  if (!row) throw new Error('The seat was not inserted');
  return row.id;
}

export async function updateSeat(tx: Db, id: number, changes: SeatChanges): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.orm.update(seats).set(changes).where(eq(seats.id, id));
}

export async function deleteSeat(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(seats).where(eq(seats.id, id));
}

/** Takes a deleted workspace out of invitations that are open. */
export async function leaveInvitations(tx: Db, workspaceId: number): Promise<void> {
  await tx.orm
    .update(seats)
    .set({ workspace_ids: sql`array_remove(${seats.workspace_ids}, ${workspaceId})` })
    .where(sql`${workspaceId} = any(${seats.workspace_ids})`);
}

/** To which account an address belongs, or null where nobody has it. */
export async function findAccountOfEmail(db: Db, email: string): Promise<number | null> {
  const [row] = await db.orm.select({ id: users.account_id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** Which of these are workspaces of the account, held so that none is deleted meanwhile. `null` asks for all. */
export async function lockAccountWorkspaces(tx: Db, accountId: number, ids: number[] | null): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from workspaces where account_id = $1 and ($2::int[] is null or id = any($2)) order by id for no key update',
    [accountId, ids],
  );
  return rows.map((row) => row.id);
}

export interface InvitationRow {
  id: number;
  account_id: number;
  email: string;
  access_level: AccessLevel | null;
  workspace_ids: number[];
  /** By the database's clock. */
  is_expired: boolean;
  company: string;
  invited_by: string | null;
}

/** The invitation behind a link, also when it is too old; null once it was used, withdrawn or replaced. */
export async function findInvitation(db: Db, tokenHash: Buffer): Promise<InvitationRow | null> {
  const [row] = await db.orm
    .select({
      id: seats.id,
      account_id: seats.account_id,
      email: seats.email,
      access_level: seats.access_level,
      workspace_ids: seats.workspace_ids,
      is_expired: sql<boolean>`coalesce(${seats.expires_at} <= now(), true)`,
      company: accounts.name,
      invited_by: users.name,
    })
    .from(seats)
    .innerJoin(accounts, eq(accounts.id, seats.account_id))
    .leftJoin(users, eq(users.id, seats.invited_by))
    .where(and(eq(seats.token_hash, tokenHash), isNull(seats.user_id)));
  return row ?? null;
}

/** Uses up a link: of two at once one gets it. */
export async function spendInvitation(tx: Db, id: number, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx.orm
    .update(seats)
    .set({ token_hash: null })
    .where(and(eq(seats.id, id), eq(seats.token_hash, tokenHash), isNull(seats.user_id), gt(seats.expires_at, sql`now()`)))
    .returning({ id: seats.id });
  return rows.length > 0;
}

/** Number of active owners of an account. */
export async function countOwners(tx: Db, accountId: number): Promise<number> {
  const [row] = await tx.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(
      and(
        eq(users.account_id, accountId),
        inArray(users.role, ['admin', 'master']),
        isNull(users.disabled_at),
        isNull(users.removed_at),
      ),
    );
  return row?.count ?? 0;
}

/** Deletes one identity of the person, or all of them; returns the issuers. */
export async function deleteIdentities(tx: Db, userId: number, id?: number): Promise<string[]> {
  const deleted = await tx.orm
    .delete(identities)
    .where(and(eq(identities.user_id, userId), id === undefined ? undefined : eq(identities.id, id)))
    .returning({ issuer: identities.issuer });
  return deleted.map(({ issuer }) => issuer);
}
