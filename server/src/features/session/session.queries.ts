// SQL of sessions and one-time links.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { StaffScope } from '@folio/contract/translation-words';
import type { Role } from '@folio/contract/users';
import { and, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor, TokenScope } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { positionColumn } from '../../kernel/db/replicas/read-replicas.ts';
import { users } from '../accounts/accounts.table.ts';
import { apiTokens, oneTimeTokens, sessions } from './session.table.ts';
import { rememberedSeconds, slidingSeconds } from './session-cookies.ts';

interface ActorRow {
  id: number;
  account_id: number;
  name: string;
  email: string;
  role: Role;
  is_admin: boolean;
  staff_scope: StaffScope;
  force_control_panel: boolean;
  locale: string;
  is_in_maintenance: boolean;
  workspace_ids: number[];
  position?: string | null;
  scopes: TokenScope[] | null;
  session_id: number | null;
  locked_at: Date | null;
  is_stale: boolean;
  is_remembered: boolean;
  impersonator_id: number | null;
  impersonator_name: string | null;
}

/** Maintenance switch and memberships travel with the look-up that every call makes, so that they cost no query of their own. */
const personColumns =
  'u.id, u.account_id, u.name, u.email, u.role, u.is_admin, u.staff_scope, u.force_control_panel, u.locale, (select is_in_maintenance from platform_flags) as is_in_maintenance, array(select workspace_id from workspace_members where user_id = u.id) as workspace_ids';

/**
 * The latest end that a session can have from now, and a day more: a clock that ran ahead for some hours and was set right logs nobody out.
 * The next use writes the right end (`is_stale`). A later end was written by a clock that was further off.
 */
const latestExpiry = (name: string) =>
  `now() + make_interval(secs => case when ${name}.is_remembered then ${rememberedSeconds} else ${slidingSeconds} end + 86400)`;
const lives = (name: string) => `${name}.expires_at > now() and ${name}.expires_at < ${latestExpiry(name)}`;

/** A use is written at most once in this time, so that reading calls stay reading calls. */
const touchAfter = "interval '60 seconds'";

/**
 * The look-up of every call: prepared once per connection. Someone acts as another person only while their own session lives and
 * nothing of either person's rights has changed since.
 */
const bySessionToken = (position: string) => ({
  name: 'actor-by-session',
  text: `select encode(s.token_hash, 'hex') as token_hash, ${personColumns}, ${position} as position, s.id as session_id, s.locked_at, s.last_seen_at not between now() - ${touchAfter} and now() + ${touchAfter} as is_stale, s.is_remembered,
      s.impersonator_id, i.name as impersonator_name, null as scopes
    from sessions s join users u on u.id = s.user_id
      left join users i on i.id = s.impersonator_id left join sessions o on o.id = s.own_session_id
    where s.token_hash = any($1::bytea[]) and ${lives('s')} and u.disabled_at is null
      and (s.impersonator_id is null or (${lives('o')} and o.user_id = s.impersonator_id and o.locked_at is null and i.disabled_at is null
        and i.access_generation = s.impersonator_generation and u.access_generation = s.user_generation))`,
});

const byApiToken = (position: string) => ({
  name: 'actor-by-api-token',
  text: `select encode(t.token_hash, 'hex') as token_hash, ${personColumns}, ${position} as position, null as session_id, null as locked_at, coalesce(t.last_used_at, 'epoch') < now() - ${touchAfter} as is_stale, false as is_remembered,
      null as impersonator_id, null as impersonator_name, t.scopes
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = any($1::bytea[]) and u.disabled_at is null and coalesce(t.expires_at > now(), true)`,
});

const queriesWith = (position: string) => ({ session: bySessionToken(position), apiToken: byApiToken(position) });
type Queries = ReturnType<typeof queriesWith>;
const actorQueries = { alone: queriesWith('null'), withPosition: queriesWith(positionColumn) };
const queriesOf = (db: Db) => (db.isReplicated ? actorQueries.withPosition : actorQueries.alone);

export interface FoundActor {
  actor: Actor;
  /** True where the last use was written down more than a minute ago. */
  isStale: boolean;
  isRemembered: boolean;
}

function toActor(row: ActorRow): FoundActor {
  return {
    // Shared by the calls that arrive at once with one token.
    actor: Object.freeze<Actor>({
      id: row.id,
      accountId: row.account_id,
      name: row.name,
      email: row.email,
      role: row.role,
      isAdmin: row.is_admin && row.staff_scope === 'platform',
      staffScope: row.is_admin ? row.staff_scope : null,
      hasForcedControlPanel: row.force_control_panel,
      language: toInterfaceLanguage(row.locale),
      isPlatformInMaintenance: row.is_in_maintenance,
      workspaceIds: row.workspace_ids,
      position: row.position ?? null,
      impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
      session:
        row.session_id === null
          ? { kind: 'api_token', scopes: row.scopes ?? [] }
          : { kind: 'session', id: row.session_id, isLocked: row.locked_at !== null },
    }),
    isStale: row.is_stale,
    isRemembered: row.is_remembered,
  };
}

/** Current users of these tokens, by the tokens' hashes in hexadecimal digits; unknown and ended ones are left out. */
export async function findActors(db: Db, kind: keyof Queries, tokenHashes: readonly string[]): Promise<Map<string, FoundActor>> {
  const { rows } = await db.client.query<ActorRow & { token_hash: string }>({
    ...queriesOf(db)[kind],
    values: [tokenHashes.map((hash) => Buffer.from(hash, 'hex'))],
  });
  return new Map(rows.map((row) => [row.token_hash, toActor(row)]));
}

/** Current user of this session token, or null. */
export async function findActorBySession(db: Db, tokenHash: Buffer): Promise<FoundActor | null> {
  const hash = tokenHash.toString('hex');
  return (await findActors(db, 'session', [hash])).get(hash) ?? null;
}

/** A person for work that is done for them later, with their rights as they are now; null where they cannot log in. */
export async function findActorById(db: Db, userId: number): Promise<Actor | null> {
  const { rows } = await db.client.query<ActorRow>(
    `select ${personColumns}, null as session_id, null as locked_at, false as is_stale, false as is_remembered,
      null as impersonator_id, null as impersonator_name, null as scopes from users u
     where u.id = $1 and u.disabled_at is null and u.removed_at is null`,
    [userId],
  );
  return rows[0] ? toActor(rows[0]).actor : null;
}

/** A moment so many seconds from now, by the database's clock. */
const inSeconds = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;

export async function touchSession(db: Db, id: number, seconds: number): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ last_seen_at: sql`now()`, expires_at: inSeconds(seconds) })
    .where(eq(sessions.id, id));
}

export async function touchApiToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.orm.update(apiTokens).set({ last_used_at: sql`now()` }).where(eq(apiTokens.token_hash, tokenHash));
}

const generationOf = (userId: number) => sql<number>`(select access_generation from users where id = ${userId})`;

/** Starts a session of this many seconds; `acting` names the impersonator and their session. */
export async function insertSession(
  db: Db,
  session: Pick<typeof sessions.$inferInsert, 'token_hash' | 'user_id' | 'is_remembered' | 'issuer' | 'user_agent'>,
  seconds: number,
  acting: { impersonatorId: number; ownSessionId: number } | null,
): Promise<void> {
  await db.orm.insert(sessions).values({
    ...session,
    expires_at: inSeconds(seconds),
    ...(acting && {
      impersonator_id: acting.impersonatorId,
      own_session_id: acting.ownSessionId,
      user_generation: generationOf(session.user_id),
      impersonator_generation: generationOf(acting.impersonatorId),
    }),
  });
}

const endedColumns = { user_id: sessions.user_id, impersonator_id: sessions.impersonator_id, issuer: sessions.issuer };

/** Ends a session with those in which its holder acts as someone else. */
const deleteActingFrom = (tx: Db, ownSessionId: number) =>
  tx.orm.delete(sessions).where(eq(sessions.own_session_id, ownSessionId)).returning(endedColumns);

/** Ends a session and its impersonations. Returns the ended sessions. */
export async function deleteSession(tx: Db, id: number) {
  const acting = await deleteActingFrom(tx, id);
  return [...acting, ...(await tx.orm.delete(sessions).where(eq(sessions.id, id)).returning(endedColumns))];
}

/** The session from which someone acts in this one; null if it has ended. */
export async function findOwnSessionId(tx: Db, actingSessionId: number): Promise<number | null> {
  const [row] = await tx.orm.select({ id: sessions.own_session_id }).from(sessions).where(eq(sessions.id, actingSessionId));
  return row?.id ?? null;
}

/** Ends impersonations that have expired, or have lost their own session or permission unnoticed. Returns them. */
export async function deleteDeadImpersonations(tx: Db): Promise<{ user_id: number; impersonator_id: number }[]> {
  const { rows } = await tx.client.query<{ user_id: number; impersonator_id: number }>(
    `delete from sessions where id in (
       select s.id from sessions s join users u on u.id = s.user_id join users i on i.id = s.impersonator_id
         left join sessions o on o.id = s.own_session_id
       where not (${lives('s')} and u.disabled_at is null and i.disabled_at is null and coalesce(${lives('o')} and o.user_id = s.impersonator_id, false)
         and i.access_generation = s.impersonator_generation and u.access_generation = s.user_generation)
       for update of s skip locked)
     returning user_id, impersonator_id`,
  );
  return rows;
}

/**
 * Ends a user's own session, an impersonation by them or of them, and the impersonations that began in it. Returns the ended sessions, none
 * for an unknown session.
 */
export async function deleteSessionOf(tx: Db, id: number, userId: number) {
  const isOf = or(eq(sessions.user_id, userId), eq(sessions.impersonator_id, userId));
  const [found] = await tx.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isOf))
    .for('update');
  return found ? deleteSession(tx, found.id) : [];
}

/** Ends the impersonations that a user is part of, either way. */
export const deleteImpersonationsOf = (tx: Db, userId: number) =>
  tx.orm
    .delete(sessions)
    .where(or(and(eq(sessions.user_id, userId), isNotNull(sessions.impersonator_id)), eq(sessions.impersonator_id, userId)))
    .returning(endedColumns);

/** Ends every session of a user but the one to keep, and first the impersonations, which end with the session that they began in. */
export async function deleteSessionsOf(tx: Db, userId: number, keepSessionId: number | null) {
  const impersonations = await deleteImpersonationsOf(tx, userId);
  const own = await tx.orm
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), keepSessionId === null ? undefined : ne(sessions.id, keepSessionId)))
    .returning(endedColumns);
  return [...impersonations, ...own];
}

/** Deletes links that a user asked for or that are for them; returns how many. */
export async function deleteOneTimeTokensOf(tx: Db, userId: number): Promise<number> {
  const rows = await tx.orm
    .delete(oneTimeTokens)
    .where(or(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.requested_by, userId)))
    .returning({ id: oneTimeTokens.id });
  return rows.length;
}

export async function setSessionLock(db: Db, id: number, lockedAt: Date | null): Promise<void> {
  await db.orm.update(sessions).set({ locked_at: lockedAt }).where(eq(sessions.id, id));
}

const impersonators = alias(users, 'impersonators');

/** The user's living sessions, last used first, with those in which they act as someone else or someone acts as them. */
export function listSessions(db: Db, userId: number) {
  return db.orm
    .select({ session: sessions, userName: users.name, impersonatorName: impersonators.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_id))
    .where(
      and(
        or(eq(sessions.user_id, userId), eq(sessions.impersonator_id, userId)),
        sql.raw(lives('sessions')),
        or(
          isNull(sessions.impersonator_id),
          and(
            eq(sessions.user_generation, users.access_generation),
            eq(sessions.impersonator_generation, impersonators.access_generation),
          ),
        ),
      ),
    )
    .orderBy(desc(sessions.last_seen_at))
    .limit(50);
}

/** The user with this address (lower case), also when disabled; null where there is none. */
export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.orm.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUserById(db: Db, id: number) {
  const [user] = await db.orm.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * The user, locked until the transaction ends; null if there is none. `share` keeps password and access as they are, so access opened by them
 * ends with them. Changes of them lock with `no key update` before links and sessions.
 */
export async function lockUser(tx: Db, id: number, strength: 'share' | 'no key update') {
  const [user] = await tx.orm.select().from(users).where(eq(users.id, id)).for(strength);
  return user ?? null;
}

/** False where the password is another one than `before` by now. */
export async function setPasswordHash(tx: Db, userId: number, before: string, passwordHash: string): Promise<boolean> {
  const rows = await tx.orm
    .update(users)
    .set({ password_hash: passwordHash })
    .where(and(eq(users.id, userId), eq(users.password_hash, before)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Keeps a link that works for so many seconds; answers when it ends. */
export async function insertOneTimeToken(
  db: Db,
  token: Omit<typeof oneTimeTokens.$inferInsert, 'created_at' | 'expires_at'>,
  seconds: number,
): Promise<Date> {
  const values = { ...token, expires_at: inSeconds(seconds) };
  const [row] = await db.orm.insert(oneTimeTokens).values(values).returning({ expires_at: oneTimeTokens.expires_at });
  if (!row) throw new Error('A one-time link was not kept');
  return row.expires_at;
}

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

const stillWorks = (purpose: Purpose, tokenHash: Buffer) =>
  and(
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.token_hash, tokenHash),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, sql`now()`),
  );

/** A link that still works, without using it up; null otherwise. */
export async function findOneTimeToken(db: Db, purpose: Purpose, tokenHash: Buffer) {
  const [token] = await db.orm.select().from(oneTimeTokens).where(stillWorks(purpose, tokenHash));
  return token ?? null;
}

/** Uses up a link; null when it is unknown, too old or was used before. Two at once: only one gets it. */
export async function spendOneTimeToken(db: Db, purpose: Purpose, tokenHash: Buffer, userId?: number) {
  const [spent] = await db.orm
    .update(oneTimeTokens)
    .set({ used_at: sql`now()` })
    .where(and(stillWorks(purpose, tokenHash), userId === undefined ? undefined : eq(oneTimeTokens.user_id, userId)))
    .returning();
  return spent ?? null;
}

/** Makes older links of the same kind useless. */
export async function cancelOneTimeTokens(db: Db, purpose: 'reset_password', userId: number): Promise<void> {
  await db.orm
    .update(oneTimeTokens)
    .set({ used_at: sql`now()` })
    .where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.user_id, userId), isNull(oneTimeTokens.used_at)));
}
