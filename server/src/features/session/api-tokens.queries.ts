// SQL of API tokens.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { apiTokens, sessions } from './session.table.ts';

/**
 * Locks a user for a new token, so that limits hold, and their session. Returns false if it has ended. Calls that end all access change the
 * user first, so no token outlives them.
 */
export async function lockTokenOwner(tx: Db, userId: number, sessionId: number): Promise<boolean> {
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const rows = await tx.orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('key share');
  return rows.length > 0;
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

/** Adds a token where the person has fewer than `most`; null otherwise. The caller has locked the person. */
export async function insertApiToken(tx: Db, token: typeof apiTokens.$inferInsert, most: number) {
  if ((await listApiTokens(tx, token.user_id)).length >= most) return null;
  const [row] = await tx.orm.insert(apiTokens).values(token).returning();
  return row ?? null;
}

/** Deletes all tokens of a user; returns how many. */
export async function deleteApiTokensOf(tx: Db, userId: number): Promise<number> {
  const rows = await tx.orm.delete(apiTokens).where(eq(apiTokens.user_id, userId)).returning({ id: apiTokens.id });
  return rows.length;
}

/** Ends a person's own token; answers its name, or null where it is not theirs. */
export async function deleteApiToken(tx: Db, userId: number, id: number): Promise<string | null> {
  const [row] = await tx.orm
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.user_id, userId)))
    .returning({ name: apiTokens.name });
  return row?.name ?? null;
}
