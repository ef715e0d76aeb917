// All SQL of starts and their pages.
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { users } from '../accounts/accounts.table.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { siteStartPages, siteStarts } from './site-start.table.ts';

export type StartRow = typeof siteStarts.$inferSelect;
export type StartPage = typeof siteStartPages.$inferSelect;
/** A page without its content. */
export type StartPageFacts = Omit<StartPage, 'page'>;

/** Null where another run of the place is being read. */
export async function insertStart(tx: Db, start: typeof siteStarts.$inferInsert): Promise<StartRow | null> {
  const [row] = await tx.orm.insert(siteStarts).values(start).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findStart(db: Db, id: number): Promise<StartRow | null> {
  const [row] = await db.orm.select().from(siteStarts).where(eq(siteStarts.id, id));
  return row ?? null;
}

export async function lockStart(tx: Db, id: number): Promise<StartRow | null> {
  const [row] = await tx.orm.select().from(siteStarts).where(eq(siteStarts.id, id)).for('update');
  return row ?? null;
}

const isHere = (scope: Scope) => and(eq(siteStarts.account_id, scope.accountId), inScope(scope, siteStarts));

/** The caller's newest run of a website here that is not finished, or null. */
export async function findOpenStart(db: Db, scope: Scope, since: Date): Promise<StartRow | null> {
  const [row] = await db.orm
    .select()
    .from(siteStarts)
    .where(
      and(isHere(scope), eq(siteStarts.user_id, scope.userId), eq(siteStarts.kind, 'website'), gt(siteStarts.created_at, since)),
    )
    .orderBy(desc(siteStarts.id))
    .limit(1);
  return row && row.state !== 'finished' && row.state !== 'failed' ? row : null;
}

/** Runs of a person that were read, confirmed or not, in any place, the newest first; at most 20. */
export const listRead = (db: Db, userId: number): Promise<StartRow[]> =>
  db.orm
    .select()
    .from(siteStarts)
    .where(
      and(
        eq(siteStarts.user_id, userId),
        eq(siteStarts.kind, 'website'),
        inArray(siteStarts.state, ['found', 'stopped', 'finished']),
      ),
    )
    .orderBy(desc(siteStarts.id))
    .limit(20);

export async function findSample(db: Db, scope: Scope): Promise<StartRow | null> {
  const [row] = await db.orm
    .select()
    .from(siteStarts)
    .where(and(isHere(scope), eq(siteStarts.user_id, scope.userId), eq(siteStarts.kind, 'sample')))
    .orderBy(desc(siteStarts.id))
    .limit(1);
  return row ?? null;
}

/** Changes a run that is in one of these states; false where it is not, or was deleted. */
export async function moveStart(
  db: Db,
  id: number,
  from: StartRow['state'][],
  changes: Partial<typeof siteStarts.$inferInsert>,
): Promise<boolean> {
  const rows = await db.orm
    .update(siteStarts)
    .set(changes)
    .where(and(eq(siteStarts.id, id), inArray(siteStarts.state, from)))
    .returning({ id: siteStarts.id });
  return rows.length > 0;
}

export async function deleteStart(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(siteStarts).where(eq(siteStarts.id, id));
}

/** Columns without a page's content. */
const facts = {
  id: siteStartPages.id,
  site_start_id: siteStartPages.site_start_id,
  url: siteStartPages.url,
  rank: siteStartPages.rank,
  state: siteStartPages.state,
  reason: siteStartPages.reason,
  http_state: siteStartPages.http_state,
  leads_to: siteStartPages.leads_to,
  title: siteStartPages.title,
  title_pixels: siteStartPages.title_pixels,
  has_description: siteStartPages.has_description,
  language: siteStartPages.language,
  words: siteStartPages.words,
  internal_links: siteStartPages.internal_links,
  vacancy: siteStartPages.vacancy,
  ended_at: siteStartPages.ended_at,
};

/** Pages of a run in their reading order, without their content. A run has a few hundred at most. */
export const listStartPages = (db: Db, startId: number): Promise<StartPageFacts[]> =>
  db.orm
    .select(facts)
    .from(siteStartPages)
    .where(eq(siteStartPages.site_start_id, startId))
    .orderBy(asc(siteStartPages.rank), asc(siteStartPages.id))
    .limit(500);

/** Read pages, with their content. */
export const listReadPages = (db: Db, startId: number): Promise<StartPage[]> =>
  db.orm
    .select()
    .from(siteStartPages)
    .where(and(eq(siteStartPages.site_start_id, startId), eq(siteStartPages.state, 'read')))
    .orderBy(asc(siteStartPages.rank), asc(siteStartPages.id))
    .limit(60);

/** Adds pages that the run does not know. */
export async function insertStartPages(db: Db, startId: number, pages: readonly { url: string; rank: number }[]): Promise<void> {
  if (pages.length === 0) return;
  await db.orm
    .insert(siteStartPages)
    .values(pages.map(({ url, rank }) => ({ site_start_id: startId, url, rank })))
    .onConflictDoNothing();
}

/** Takes the next page that waits; null without one. One worker reads a run, so nobody else takes it. */
export async function takeNextPage(db: Db, startId: number): Promise<StartPageFacts | null> {
  const next = db.orm
    .select({ id: siteStartPages.id })
    .from(siteStartPages)
    .where(and(eq(siteStartPages.site_start_id, startId), eq(siteStartPages.state, 'waiting')))
    .orderBy(asc(siteStartPages.rank), asc(siteStartPages.id))
    .limit(1);
  const [row] = await db.orm
    .update(siteStartPages)
    .set({ state: 'reading' })
    .where(inArray(siteStartPages.id, next))
    .returning(facts);
  return row ?? null;
}

/** Pages that a dead worker had taken wait again. */
export async function releasePages(db: Db, startId: number): Promise<void> {
  await db.orm
    .update(siteStartPages)
    .set({ state: 'waiting' })
    .where(and(eq(siteStartPages.site_start_id, startId), eq(siteStartPages.state, 'reading')));
}

/** Writes down how a page answered; nothing where the run ended meanwhile. */
export async function endPage(db: Db, id: number, changes: Partial<typeof siteStartPages.$inferInsert>): Promise<void> {
  await db.orm
    .update(siteStartPages)
    .set({ ...changes, ended_at: sql`now()` })
    .where(and(eq(siteStartPages.id, id), eq(siteStartPages.state, 'reading')));
}

/** True where another page of the run has this URL. */
export async function isKnownUrl(db: Db, startId: number, url: string, exceptId: number): Promise<boolean> {
  const rows = await db.orm
    .select({ id: siteStartPages.id })
    .from(siteStartPages)
    .where(and(eq(siteStartPages.site_start_id, startId), eq(siteStartPages.url, url)))
    .limit(1);
  return rows.some((row) => row.id !== exceptId);
}

export async function deletePage(db: Db, id: number): Promise<void> {
  await db.orm.delete(siteStartPages).where(eq(siteStartPages.id, id));
}

/** Unread pages are dropped when reading ends. */
export async function deleteUnreadPages(db: Db, startId: number): Promise<void> {
  await db.orm
    .delete(siteStartPages)
    .where(and(eq(siteStartPages.site_start_id, startId), inArray(siteStartPages.state, ['waiting', 'reading'])));
}

/** Page texts are not needed once the run is finished. */
export async function forgetPageTexts(db: Db, startId: number): Promise<void> {
  await db.orm.update(siteStartPages).set({ page: null }).where(eq(siteStartPages.site_start_id, startId));
}

/** Runs of a removed workspace or person; their pages go with them. Answers those that were read, for their logos. */
export const deleteStartsOf = (tx: Db, scope: EmptiedScope): Promise<StartRow[]> =>
  tx.orm.delete(siteStarts).where(isInEmptied(scope, siteStarts)).returning();

/** Old runs, some at a time. */
export async function deleteOldStarts(db: Db, before: Date, limit: number): Promise<StartRow[]> {
  const old = db.orm
    .select({ id: siteStarts.id })
    .from(siteStarts)
    .where(and(lt(siteStarts.created_at, before), eq(siteStarts.kind, 'website')))
    .orderBy(asc(siteStarts.created_at))
    .limit(limit);
  return db.orm.delete(siteStarts).where(inArray(siteStarts.id, old)).returning();
}

/** Runs that a job left behind. */
export async function failLeftBehind(db: Db, before: Date, now: Date): Promise<void> {
  await db.orm
    .update(siteStarts)
    .set({ state: 'failed', problem: 'unexpected', ended_at: now })
    .where(and(eq(siteStarts.state, 'reading'), lt(siteStarts.created_at, before)));
}

/** The name of the account's primary owner. */
export async function findOwnerName(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.account_id, accountId), eq(users.role, 'master')))
    .limit(1);
  return row?.name ?? null;
}

interface MadeIds {
  website_id: number | null;
  brand_voice_id: number | null;
  source_ids: number[];
  task_ids: number[];
  order_detail_ids: number[];
}

/** Which of the things that a run made are still there. */
export async function findRemaining(db: Db, made: MadeIds): Promise<MadeIds> {
  const { rows } = await db.client.query<MadeIds>(
    `select (select id from websites where id = $1) as website_id, (select id from brand_voices where id = $2) as brand_voice_id,
       array(select id from additional_sources where id = any($3::int[])) as source_ids,
       array(select id from tasks where id = any($4::int[])) as task_ids,
       array(select id from order_details where id = any($5::int[]) order by id) as order_detail_ids`,
    [made.website_id, made.brand_voice_id, made.source_ids, made.task_ids, made.order_detail_ids],
  );
  return rows[0] ?? made;
}
