// SQL of calendar feeds, and of the websites of entries.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { websites } from '../websites/websites.table.ts';
import { calendarFeeds } from './calendars.table.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

const ofScope = ({ userId, workspaceId }: Scope): SQL | undefined =>
  and(
    eq(calendarFeeds.user_id, userId),
    workspaceId === null ? isNull(calendarFeeds.workspace_id) : eq(calendarFeeds.workspace_id, workspaceId),
  );

/** The feed of a person and workspace (or of all their workspaces); null where there is none. */
export async function findFeed(db: Db, scope: Scope): Promise<FeedRow | null> {
  const [row] = await db.orm.select().from(calendarFeeds).where(ofScope(scope));
  return row ?? null;
}

export async function findFeedOfToken(db: Db, tokenHash: Buffer): Promise<FeedRow | null> {
  const [row] = await db.orm.select().from(calendarFeeds).where(eq(calendarFeeds.token_hash, tokenHash));
  return row ?? null;
}

/** Puts a new feed in place of the one before, in one statement: of many at the same time one is left. */
export async function replaceFeed(tx: Db, { accountId, userId, workspaceId }: Scope, tokenHash: Buffer): Promise<FeedRow> {
  const fresh = { account_id: accountId, token_hash: tokenHash, created_at: sql`now()`, last_read_at: null };
  const [row] = await tx.orm
    .insert(calendarFeeds)
    .values({ ...fresh, user_id: userId, workspace_id: workspaceId })
    .onConflictDoUpdate({ target: [calendarFeeds.user_id, calendarFeeds.workspace_id], set: fresh })
    .returning();
  if (!row) throw new Error('The calendar feed was not kept');
  return row;
}

/** False where there was none. */
export async function deleteFeed(tx: Db, scope: Scope): Promise<boolean> {
  const rows = await tx.orm.delete(calendarFeeds).where(ofScope(scope)).returning({ id: calendarFeeds.id });
  return rows.length > 0;
}

export const deleteFeedsOf = (tx: Db, userId: number): Promise<FeedRow[]> =>
  tx.orm.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId)).returning();

/** Deletes a feed of this user; null when it is not theirs. */
export async function deleteFeedOf(tx: Db, userId: number, id: number): Promise<FeedRow | null> {
  const [row] = await tx.orm
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.user_id, userId)))
    .returning();
  return row ?? null;
}

/** The feeds of a user: at most one for each of their workspaces, and one for all. */
export const listFeeds = (db: Db, userId: number): Promise<FeedRow[]> =>
  db.orm.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, userId)).orderBy(calendarFeeds.id).limit(200);

/** Notes that a calendar read the feed; at most once an hour, so that polls rarely write. */
export async function touchFeed(db: Db, id: number): Promise<void> {
  await db.orm
    .update(calendarFeeds)
    .set({ last_read_at: sql`now()` })
    .where(and(eq(calendarFeeds.id, id), sql`coalesce(${calendarFeeds.last_read_at}, '-infinity') < now() - interval '1 hour'`));
}

/** Names of websites, with one query for all. */
export async function findWebsiteKinds(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, (typeof websites.$inferSelect)['kind']>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: websites.id, kind: websites.kind })
    .from(websites)
    .where(inArray(websites.id, [...ids]));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
