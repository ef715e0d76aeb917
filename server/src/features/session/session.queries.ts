// All SQL of sessions, API tokens and one-time links.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { Role } from '@folio/contract/users';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Actor, TokenScope } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { apiTokens, oneTimeTokens, sessions } from './session.table.ts';

interface ActorRow {
  id: number;
  account_id: number;
  name: string;
  email: string;
  role: Role;
  is_admin: boolean;
  force_control_panel: boolean;
  locale: string;
  is_in_maintenance: boolean;
  workspace_ids: number[];
  scopes: TokenScope[] | null;
  session_id: number | null;
  locked_at: Date | null;
  last_seen_at: Date;
  is_remembered: boolean;
  impersonator_id: number | null;
  impersonator_name: string | null;
}

/** Maintenance switch and memberships travel with the look-up that every call makes, so that they cost no query of their own. */
const personColumns =
  'u.id, u.account_id, u.name, u.email, u.role, u.is_admin, u.force_control_panel, u.locale, (select is_in_maintenance from platform_flags) as is_in_maintenance, array(select workspace_id from workspace_members where user_id = u.id) as workspace_ids';

/** The look-up of every call: prepared once per connection. */
const bySessionToken = {
  name: 'actor-by-session',
  text: `select ${personColumns}, s.id as session_id, s.locked_at, s.last_seen_at, s.is_remembered, s.impersonator_id, i.name as impersonator_name, null as scopes
    from sessions s join users u on u.id = s.user_id left join users i on i.id = s.impersonator_id
    where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null and i.disabled_at is null`,
};

const byApiToken = {
  name: 'actor-by-api-token',
  text: `select ${personColumns}, null as session_id, null as locked_at, coalesce(t.last_used_at, 'epoch') as last_seen_at, false as is_remembered,
      null as impersonator_id, null as impersonator_name, t.scopes
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and u.disabled_at is null and coalesce(t.expires_at > $2, true)`,
};

export interface FoundActor {
  actor: Actor;
  lastSeenAt: Date;
  isRemembered: boolean;
}

function toActor(row: ActorRow): FoundActor {
  return {
    actor: {
      id: row.id,
      accountId: row.account_id,
      name: row.name,
      email: row.email,
      role: row.role,
      isAdmin: row.is_admin,
      hasForcedControlPanel: row.force_control_panel,
      language: toInterfaceLanguage(row.locale),
      isPlatformInMaintenance: row.is_in_maintenance,
      workspaceIds: row.workspace_ids,
      impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
      session:
        row.session_id === null
          ? { kind: 'api_token', scopes: row.scopes ?? [] }
          : { kind: 'session', id: row.session_id, isLocked: row.locked_at !== null },
    },
    lastSeenAt: row.last_seen_at,
    isRemembered: row.is_remembered,
  };
}

/** Who holds this session token now, or null. */
export async function findActorBySession(db: Db, tokenHash: Buffer, now: Date): Promise<FoundActor | null> {
  const { rows } = await db.client.query<ActorRow>({ ...bySessionToken, values: [tokenHash, now] });
  return rows[0] ? toActor(rows[0]) : null;
}

/** Who holds this API token, or null. */
export async function findActorByApiToken(db: Db, tokenHash: Buffer, now: Date): Promise<FoundActor | null> {
  const { rows } = await db.client.query<ActorRow>({ ...byApiToken, values: [tokenHash, now] });
  return rows[0] ? toActor(rows[0]) : null;
}

export async function touchSession(db: Db, id: number, seenAt: Date, expiresAt: Date): Promise<void> {
  await db.orm.update(sessions).set({ last_seen_at: seenAt, expires_at: expiresAt }).where(eq(sessions.id, id));
}

export async function touchApiToken(db: Db, tokenHash: Buffer, usedAt: Date): Promise<void> {
  await db.orm.update(apiTokens).set({ last_used_at: usedAt }).where(eq(apiTokens.token_hash, tokenHash));
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.orm.insert(sessions).values(session);
}

export async function deleteSession(db: Db, id: number, userId?: number): Promise<boolean> {
  const gone = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), userId === undefined ? undefined : eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends all sessions of a user but one; those in which somebody acts as them end too. */
export async function deleteOtherSessions(db: Db, userId: number, keep: number | null): Promise<void> {
  await db.orm.delete(sessions).where(and(eq(sessions.user_id, userId), keep === null ? undefined : ne(sessions.id, keep)));
}

/** Shuts a person out at once: every session (also those in which they act as somebody else), API token and one-time link. */
export async function endAccess(tx: Db, userId: number): Promise<void> {
  await tx.orm.delete(sessions).where(or(eq(sessions.user_id, userId), eq(sessions.impersonator_id, userId)));
  await tx.orm.delete(apiTokens).where(eq(apiTokens.user_id, userId));
  await tx.orm.delete(oneTimeTokens).where(or(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.requested_by, userId)));
}

export async function setSessionLock(db: Db, id: number, lockedAt: Date | null): Promise<void> {
  await db.orm.update(sessions).set({ locked_at: lockedAt }).where(eq(sessions.id, id));
}

/** The user's own living sessions, last used first; those of an impersonator are not shown. */
export function listSessions(db: Db, userId: number, now: Date) {
  return db.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.impersonator_id), gt(sessions.expires_at, now)))
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

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.orm.update(users).set({ password_hash: passwordHash }).where(eq(users.id, userId));
}

export async function insertOneTimeToken(db: Db, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.orm.insert(oneTimeTokens).values(token);
}

type Purpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

const stillWorks = (purpose: Purpose, tokenHash: Buffer, now: Date) =>
  and(
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.token_hash, tokenHash),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
  );

/** A link that still works, without using it up; null otherwise. */
export async function findOneTimeToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date) {
  const [token] = await db.orm
    .select()
    .from(oneTimeTokens)
    .where(stillWorks(purpose, tokenHash, now));
  return token ?? null;
}

/** Uses up a link; null when it is unknown, too old or was used before. Two at once: only one gets it. */
export async function spendOneTimeToken(db: Db, purpose: Purpose, tokenHash: Buffer, now: Date, userId?: number) {
  const [spent] = await db.orm
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(stillWorks(purpose, tokenHash, now), userId === undefined ? undefined : eq(oneTimeTokens.user_id, userId)))
    .returning();
  return spent ?? null;
}

/** Makes older links of the same kind useless. */
export async function cancelOneTimeTokens(db: Db, purpose: 'reset_password', userId: number, now: Date): Promise<void> {
  await db.orm
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.user_id, userId), isNull(oneTimeTokens.used_at)));
}

/** Replaces the token that the API page's refresh button made before. */
export async function replaceApiToken(db: Db, token: Omit<typeof apiTokens.$inferInsert, 'is_primary'>): Promise<void> {
  await db.orm
    .insert(apiTokens)
    .values({ ...token, is_primary: true })
    .onConflictDoUpdate({
      target: apiTokens.user_id,
      targetWhere: sql`is_primary`,
      set: { token_hash: token.token_hash, ending: token.ending, name: token.name, created_at: sql`now()`, last_used_at: null },
    });
}

export async function findApiToken(db: Db, userId: number) {
  const [token] = await db.orm
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.user_id, userId), eq(apiTokens.is_primary, true)));
  return token ?? null;
}

/** A person's API tokens, newest first; also those that ended. */
export function listApiTokens(db: Db, userId: number) {
  return db.orm.select().from(apiTokens).where(eq(apiTokens.user_id, userId)).orderBy(desc(apiTokens.id)).limit(100);
}

/** Adds a token where the person has fewer than `most`; null otherwise. The person's row is locked, so that the limit holds. */
export async function insertApiToken(tx: Db, token: typeof apiTokens.$inferInsert, most: number) {
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, token.user_id)).for('update');
  if ((await listApiTokens(tx, token.user_id)).length >= most) return null;
  const [row] = await tx.orm.insert(apiTokens).values(token).returning();
  return row ?? null;
}

/** Ends a person's own token; answers its name, or null where it is not theirs. */
export async function deleteApiToken(tx: Db, userId: number, id: number): Promise<string | null> {
  const [row] = await tx.orm
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.user_id, userId)))
    .returning({ name: apiTokens.name });
  return row?.name ?? null;
}
