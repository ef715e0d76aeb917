// SQL of suggestions and of the search that finds them.
import type { SuggestionState } from '@folio/contract/link-words';
import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { documentVersions } from '../../documents/documents.table.ts';
import { orderDetails } from '../../orders/orders.table.ts';
import { pageUrls } from '../../pages/pages.table.ts';
import { linkKeywords, linkRunTargets, linkSearches, linkSuggestions } from '../core/links.table.ts';
import type { TextSubject } from '../core/text-subjects.queries.ts';
import type { EarlierSuggestion, FoundLink } from './suggest-links.ts';

const target = alias(pageUrls, 'target');
const fromPage = alias(pageUrls, 'from_page');

const columns = {
  id: linkSuggestions.id,
  website_id: linkSuggestions.website_id,
  page_url_id: linkSuggestions.page_url_id,
  order_detail_id: linkSuggestions.order_detail_id,
  text_hash: linkSuggestions.text_hash,
  target_page_id: linkSuggestions.target_page_id,
  target_url: linkSuggestions.target_url,
  anchor: linkSuggestions.anchor,
  sentence: linkSuggestions.sentence,
  anchor_at: linkSuggestions.anchor_at,
  paragraph: linkSuggestions.paragraph,
  reason: linkSuggestions.reason,
  reason_detail: linkSuggestions.reason_detail,
  replaced_url: linkSuggestions.replaced_url,
  rel: linkSuggestions.rel,
  confidence: linkSuggestions.confidence,
  rule_id: linkSuggestions.rule_id,
  state: linkSuggestions.state,
  run_target_id: linkSuggestions.run_target_id,
  run_id: linkRunTargets.run_id,
  decided_at: linkSuggestions.decided_at,
  decided_by: linkSuggestions.decided_by,
  decider: users.name,
  created_at: linkSuggestions.created_at,
  target_title: target.title,
  target_state: target.state,
  target_http_state: target.http_state,
  target_indexable: target.indexable,
  target_links_in: target.links_in,
  target_links_in_content: target.links_in_content,
  target_primary_kw: target.primary_kw,
  from_page_title: fromPage.title,
  from_page_url: fromPage.url,
  from_goes_live_at: fromPage.goes_live_at,
  document_title: orderDetails.title,
};

const select = (db: Db) =>
  db.orm
    .select(columns)
    .from(linkSuggestions)
    .leftJoin(target, eq(target.id, linkSuggestions.target_page_id))
    .leftJoin(
      fromPage,
      or(
        eq(fromPage.id, linkSuggestions.page_url_id),
        and(eq(fromPage.order_detail_id, linkSuggestions.order_detail_id), eq(fromPage.website_id, linkSuggestions.website_id)),
      ),
    )
    .leftJoin(orderDetails, eq(orderDetails.id, linkSuggestions.order_detail_id))
    .leftJoin(linkRunTargets, eq(linkRunTargets.id, linkSuggestions.run_target_id))
    .leftJoin(users, eq(users.id, linkSuggestions.decided_by));

export type SuggestionRow = Awaited<ReturnType<typeof listSuggestionsByIds>>[number];

export interface SuggestionFilter {
  websiteIds: readonly number[];
  orderDetailId?: number | undefined;
  pageId?: number | undefined;
  state: SuggestionState;
  sort: 'page' | 'confidence';
  minConfidence?: number | undefined;
  page: number;
  perPage: number;
}

/** Those of one document or page, from it and to it. */
function about({ orderDetailId, pageId }: SuggestionFilter): SQL | undefined {
  const ofDocument =
    orderDetailId === undefined
      ? undefined
      : or(
          eq(linkSuggestions.order_detail_id, orderDetailId),
          sql`${linkSuggestions.target_page_id} in (select ${pageUrls.id} from ${pageUrls} where ${pageUrls.order_detail_id} = ${orderDetailId})`,
        );
  const ofPage =
    pageId === undefined ? undefined : or(eq(linkSuggestions.page_url_id, pageId), eq(linkSuggestions.target_page_id, pageId));
  return and(ofDocument, ofPage);
}

/** Suggestions by page, with counts by state and how many pages and drafts the pending ones are in. */
export async function listSuggestions(db: Db, filter: SuggestionFilter) {
  const { websiteIds, state, sort, minConfidence, page, perPage } = filter;
  const here = and(inArray(linkSuggestions.website_id, [...websiteIds]), about(filter));
  const where = and(
    here,
    eq(linkSuggestions.state, state),
    minConfidence === undefined ? undefined : gte(linkSuggestions.confidence, minConfidence),
  );
  const byPage = [asc(linkSuggestions.page_url_id), asc(linkSuggestions.order_detail_id)];
  const rows = await select(db)
    .where(where)
    .orderBy(...(sort === 'page' ? byPage : []), desc(linkSuggestions.confidence), asc(linkSuggestions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await db.orm
    .select({
      state: linkSuggestions.state,
      count: sql<number>`count(*)::int`,
      filtered: sql<number>`count(*) filter (where ${linkSuggestions.confidence} >= ${minConfidence ?? 0})::int`,
      pages: sql<number>`count(distinct ${linkSuggestions.page_url_id})::int`,
      drafts: sql<number>`count(distinct ${linkSuggestions.order_detail_id})::int`,
    })
    .from(linkSuggestions)
    .where(here)
    .groupBy(linkSuggestions.state);
  return { rows, counted };
}

export const listSuggestionsByIds = (db: Db, ids: readonly number[]) =>
  select(db)
    .where(sql`${linkSuggestions.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(linkSuggestions.id));

/** Suggestions of the texts of a run, in the order of their places. */
export const listSuggestionsOfTargets = (db: Db, runTargetIds: readonly number[]): Promise<SuggestionRow[]> =>
  runTargetIds.length === 0
    ? Promise.resolve([])
    : select(db)
        .where(inArray(linkSuggestions.run_target_id, [...runTargetIds]))
        .orderBy(asc(linkSuggestions.paragraph), asc(linkSuggestions.id));

/** Earlier decisions on the links of a text. */
export const listEarlier = (db: Db, { pageId, detailId }: TextSubject, websiteId: number): Promise<EarlierSuggestion[]> =>
  db.orm
    .select({
      target_url: linkSuggestions.target_url,
      sentence: linkSuggestions.sentence,
      anchor: linkSuggestions.anchor,
      state: linkSuggestions.state,
    })
    .from(linkSuggestions)
    .where(
      and(
        eq(linkSuggestions.website_id, websiteId),
        detailId === null ? eq(linkSuggestions.page_url_id, pageId ?? 0) : eq(linkSuggestions.order_detail_id, detailId),
      ),
    )
    .limit(2000);

/** Replaces pending suggestions by the present ones. Decided ones and those in a run stay. */
export async function replacePending(
  tx: Db,
  websiteId: number,
  subject: TextSubject,
  found: readonly FoundLink[],
  toPages: readonly number[] | null,
): Promise<void> {
  const { pageId, detailId, hash } = subject;
  await tx.orm
    .delete(linkSuggestions)
    .where(
      and(
        eq(linkSuggestions.website_id, websiteId),
        detailId === null ? eq(linkSuggestions.page_url_id, pageId ?? 0) : eq(linkSuggestions.order_detail_id, detailId),
        eq(linkSuggestions.state, 'pending'),
        sql`${linkSuggestions.run_target_id} is null and ${linkSuggestions.reason} <> 'replace'`,
        toPages === null ? undefined : inArray(linkSuggestions.target_page_id, [...toPages]),
      ),
    );
  if (found.length === 0) return;
  await tx.orm
    .insert(linkSuggestions)
    .values(
      found.map((one) => ({
        website_id: websiteId,
        page_url_id: pageId,
        order_detail_id: detailId,
        text_hash: hash,
        target_page_id: one.targetId,
        target_url: one.url,
        anchor: one.anchor,
        sentence: one.sentence,
        anchor_at: one.anchorAt,
        paragraph: one.paragraph,
        reason: one.reason,
        reason_detail: one.detail,
        rel: one.rel,
        confidence: one.confidence,
        rule_id: one.ruleId,
      })),
    )
    .onConflictDoNothing();
}

/** Decides suggestions that are not applied or undone, nor in a run that is on its way; answers the ids that changed. */
export async function decideSuggestions(
  db: Db,
  ids: readonly number[],
  state: 'pending' | 'approved' | 'rejected',
  userId: number,
): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `update link_suggestions s set state = $2, decided_by = case when $2 = 'pending' then null else $3::int end,
       decided_at = case when $2 = 'pending' then null else now() end,
       run_target_id = case when $2 = 'rejected' then null else s.run_target_id end
     where s.id = any($1::int[]) and s.state in ('pending', 'approved', 'rejected') and s.state <> $2
       and not exists (select from link_run_targets t join link_runs r on r.id = t.run_id
         where t.id = s.run_target_id and r.state <> 'preview')
     returning s.id`,
    [ids, state, userId],
  );
  return rows.map(({ id }) => id);
}

export type LinkSearchRow = typeof linkSearches.$inferSelect;

export async function findSearch(db: Db, websiteId: number): Promise<LinkSearchRow | null> {
  const [row] = await db.orm.select().from(linkSearches).where(eq(linkSearches.website_id, websiteId));
  return row ?? null;
}

/** Begins a search; false where one is running. */
export async function beginSearch(
  tx: Db,
  search: Pick<LinkSearchRow, 'website_id' | 'user_id' | 'call' | 'total'>,
): Promise<boolean> {
  const fresh = {
    ...search,
    state: 'running' as const,
    position: 0,
    done: 0,
    problem: null,
    started_at: sql`now()`,
    ended_at: null,
  };
  const rows = await tx.orm
    .insert(linkSearches)
    .values(fresh)
    .onConflictDoUpdate({ target: linkSearches.website_id, set: fresh, setWhere: sql`${linkSearches.state} <> 'running'` })
    .returning({ id: linkSearches.website_id });
  return rows.length > 0;
}

/** Says how far a search is; false where another one has begun. */
export async function moveSearch(
  tx: Db,
  { website_id: websiteId, started_at: startedAt }: LinkSearchRow,
  changes: Partial<LinkSearchRow>,
): Promise<boolean> {
  const rows = await tx.orm
    .update(linkSearches)
    .set(changes)
    .where(
      and(
        eq(linkSearches.website_id, websiteId),
        eq(linkSearches.state, 'running'),
        sql`date_trunc('milliseconds', ${linkSearches.started_at}) = ${startedAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: linkSearches.website_id });
  return rows.length > 0;
}

/** Counts texts of a scope, for the total of a search. */
export async function countPagesWithText(db: Db, websiteId: number): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    `select count(*)::int from page_urls p where p.website_id = $1 and p.state = 'active' and p.order_detail_id is null
       and exists (select from page_texts t where t.page_url_id = p.id)`,
    [websiteId],
  );
  return rows[0]?.count ?? 0;
}

/** Keywords of rules with one of these pages as their target. */
export async function listKeywordsTo(db: Db, websiteId: number, pageIds: readonly number[]): Promise<string[]> {
  if (pageIds.length === 0) return [];
  const rows = await db.orm
    .select({ keyword: linkKeywords.keyword })
    .from(linkKeywords)
    .where(and(eq(linkKeywords.website_id, websiteId), inArray(linkKeywords.page_url_id, [...pageIds])));
  return rows.map(({ keyword }) => keyword);
}

/** Titles of documents as they are now. */
export async function findDocumentTitle(db: Db, orderDetailId: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ title: documentVersions.title })
    .from(orderDetails)
    .innerJoin(documentVersions, eq(documentVersions.id, orderDetails.current_version_id))
    .where(eq(orderDetails.id, orderDetailId));
  return row?.title ?? null;
}

/** Pages that documents are the text of. */
export async function listPageIdsOf(db: Db, websiteId: number, documentIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    'select id from page_urls where website_id = $1 and order_detail_id = any($2::int[])',
    [websiteId, documentIds],
  );
  return rows.map(({ id }) => id);
}
