// Page data for links.
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { pageLinks, pageSettings, pageTexts, pageUrls } from '../../pages/pages.table.ts';

/** A page as a target of links. */
const targetColumns = {
  id: pageUrls.id,
  website_id: pageUrls.website_id,
  url: pageUrls.url,
  title: pageUrls.title,
  h1: pageUrls.h1,
  meta_description: pageUrls.meta_description,
  primary_kw: pageUrls.primary_kw,
  type: pageUrls.type,
  language: pageUrls.language,
  state: pageUrls.state,
  http_state: pageUrls.http_state,
  final_url: pageUrls.final_url,
  indexable: pageUrls.indexable,
  links_in: pageUrls.links_in,
  links_in_content: pageUrls.links_in_content,
  order_detail_id: pageUrls.order_detail_id,
  goes_live_at: pageUrls.goes_live_at,
};

export interface TargetPage {
  id: number;
  website_id: number;
  url: string;
  title: string | null;
  h1: string | null;
  meta_description: string | null;
  primary_kw: string | null;
  type: (typeof pageUrls.$inferSelect)['type'];
  language: string | null;
  state: (typeof pageUrls.$inferSelect)['state'];
  http_state: number | null;
  final_url: string | null;
  indexable: (typeof pageUrls.$inferSelect)['indexable'];
  links_in: number;
  links_in_content: number;
  order_detail_id: number | null;
  goes_live_at: Date | null;
}

/** Pages of a website by their ids. */
export async function listTargets(db: Db, websiteId: number, ids: readonly number[]): Promise<Map<number, TargetPage>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select(targetColumns)
    .from(pageUrls)
    .where(and(eq(pageUrls.website_id, websiteId), sql`${pageUrls.id} = any(${sql.param([...ids])}::int[])`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Pages of a website by their addresses. */
export async function listTargetsByUrl(db: Db, websiteId: number, urls: readonly string[]): Promise<Map<string, TargetPage>> {
  if (urls.length === 0) return new Map();
  const rows = await db.orm
    .select(targetColumns)
    .from(pageUrls)
    .where(and(eq(pageUrls.website_id, websiteId), inArray(pageUrls.url, [...urls])));
  return new Map(rows.map((row) => [row.url, row]));
}

/** A page wherever it is, or null. Whether the caller reaches its website is another question. */
export async function findPage(db: Db, id: number): Promise<TargetPage | null> {
  const [row] = await db.orm.select(targetColumns).from(pageUrls).where(eq(pageUrls.id, id));
  return row ?? null;
}

/** The page that a document is the text of, or null. */
export async function findPageOfDocument(db: Db, websiteId: number, orderDetailId: number): Promise<TargetPage | null> {
  const [row] = await db.orm
    .select(targetColumns)
    .from(pageUrls)
    .where(and(eq(pageUrls.order_detail_id, orderDetailId), eq(pageUrls.website_id, websiteId)));
  return row ?? null;
}

/** Main text of a page, or null where it was not read. */
export async function findPageText(db: Db, pageId: number): Promise<string | null> {
  const [row] = await db.orm.select({ html: pageTexts.html }).from(pageTexts).where(eq(pageTexts.page_url_id, pageId));
  return row?.html ?? null;
}

/** Ids of pages with an own text that can get links, after one id. Texts of documents are changed in the document. */
export async function listPagesToRead(db: Db, websiteId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: pageUrls.id })
    .from(pageUrls)
    .innerJoin(pageTexts, eq(pageTexts.page_url_id, pageUrls.id))
    .where(
      and(
        eq(pageUrls.website_id, websiteId),
        eq(pageUrls.state, 'active'),
        isNull(pageUrls.order_detail_id),
        gt(pageUrls.id, after),
      ),
    )
    .orderBy(asc(pageUrls.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ids of active pages of a website with all words of any of these queries, at most `limit`. */
export async function listPagesWith(
  db: Db,
  websiteId: number,
  words: readonly string[],
  configuration: string,
  limit: number,
): Promise<number[]> {
  if (words.length === 0) return [];
  const { rows } = await db.client.query<{ id: number }>(
    `select t.page_url_id as id from page_texts t join page_urls p on p.id = t.page_url_id
     where t.website_id = $1 and p.state = 'active' and p.order_detail_id is null
       and t.terms @@ any (array(select unnest(array[plainto_tsquery(search_configuration($3), w), plainto_tsquery('simple', unaccent(w))]) from unnest($2::text[]) w))
     limit $4`,
    [websiteId, words, configuration, limit],
  );
  return rows.map(({ id }) => id);
}

/** Most links of a page that a run may make it have. */
export async function maxLinksOf(db: Db, websiteId: number): Promise<number> {
  const [row] = await db.orm
    .select({ max: pageSettings.max_links_per_page })
    .from(pageSettings)
    .where(eq(pageSettings.website_id, websiteId));
  return row?.max ?? 5;
}

/** Links from content with exactly this anchor, by the page that they lead to. */
export async function countAnchors(db: Db, pageIds: readonly number[], anchor: string): Promise<Map<number, number>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: pageLinks.to_page_id, count: sql<number>`count(*)::int` })
    .from(pageLinks)
    .where(
      and(
        inArray(pageLinks.to_page_id, [...pageIds]),
        eq(pageLinks.place, 'content'),
        sql`lower(${pageLinks.anchor}) = ${anchor.toLowerCase()}`,
      ),
    )
    .groupBy(pageLinks.to_page_id);
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])));
}

/** True where no link should lead to a page. */
export const isClosed = ({ state, http_state, indexable }: Pick<TargetPage, 'state' | 'http_state' | 'indexable'>): boolean =>
  state === 'broken' ||
  state === 'redirected' ||
  state === 'excluded' ||
  indexable !== 'yes' ||
  (http_state !== null && http_state !== 200);

/** True for a page that readers reach now. One that is planned gets its links on the day it goes live. */
export const isLive = ({ state, http_state }: Pick<TargetPage, 'state' | 'http_state'>): boolean =>
  state === 'active' && (http_state === null || http_state === 200);
