// SQL of single pages: finding, adding, changing, deleting. Callers that write have locked the website's pages (`lockPages`).
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { pageTexts, pageUrls } from './pages.table.ts';

export type PageRow = typeof pageUrls.$inferSelect;
export type PageChanges = Partial<typeof pageUrls.$inferInsert>;

export async function findPage(db: Db, id: number): Promise<PageRow | null> {
  const [row] = await db.orm.select().from(pageUrls).where(eq(pageUrls.id, id));
  return row ?? null;
}

export const listPagesByIds = (db: Db, ids: readonly number[]): Promise<PageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.orm
        .select()
        .from(pageUrls)
        .where(inArray(pageUrls.id, [...ids]))
        .orderBy(asc(pageUrls.id));

/** Pages of a website by their canonical URLs. */
export const listPagesByUrls = (db: Db, websiteId: number, urls: readonly string[]): Promise<PageRow[]> =>
  urls.length === 0
    ? Promise.resolve([])
    : db.orm
        .select()
        .from(pageUrls)
        .where(and(eq(pageUrls.website_id, websiteId), inArray(pageUrls.url, [...urls])));

/** Pages that links may lead to: they answer 200 and search engines show them. In order of their ids, at most 1,000 after one. */
export const listOpenTargets = (db: Db, websiteId: number, afterId = 0): Promise<PageRow[]> =>
  db.orm
    .select()
    .from(pageUrls)
    .where(
      and(
        eq(pageUrls.website_id, websiteId),
        gt(pageUrls.id, afterId),
        eq(pageUrls.state, 'active'),
        eq(pageUrls.indexable, 'yes'),
        eq(pageUrls.http_state, 200),
      ),
    )
    .orderBy(asc(pageUrls.id))
    .limit(1000);

/** The text of a page as sanitised HTML, or null. */
export async function findPageText(db: Db, id: number): Promise<string | null> {
  const [row] = await db.orm.select({ html: pageTexts.html }).from(pageTexts).where(eq(pageTexts.page_url_id, id));
  return row?.html ?? null;
}

/** Texts of pages that were read, in the order of the ids. */
export async function listPageTexts(db: Db, ids: readonly number[]): Promise<{ url: string; title: string; html: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select({ id: pageUrls.id, url: pageUrls.url, title: pageUrls.title, html: pageTexts.html })
    .from(pageTexts)
    .innerJoin(pageUrls, eq(pageUrls.id, pageTexts.page_url_id))
    .where(inArray(pageTexts.page_url_id, [...ids]));
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ url, title, html }) => ({ url, title: title ?? url, html }));
}

export async function countPages(db: Db, websiteId: number): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    'select count(*)::int as count from page_urls where website_id = $1',
    [websiteId],
  );
  return rows[0]?.count ?? 0;
}

export interface NewPage {
  url: string;
  title?: string | null;
  type?: PageRow['type'];
  language?: string | null;
  primary_kw?: string | null;
  goes_live_at?: string | null;
}

/** Adds pages that are not there yet and connects the links that lead to them; answers the new ones. */
export async function insertPages(
  tx: Db,
  website: { id: number; account_id: number },
  pages: readonly NewPage[],
): Promise<{ id: number; url: string }[]> {
  if (pages.length === 0) return [];
  const column = <Key extends keyof NewPage>(name: Key) => pages.map((page) => page[name] ?? null);
  const { rows } = await tx.client.query<{ id: number; url: string }>(
    `insert into page_urls (website_id, account_id, url, title, type, language, primary_kw, primary_kw_by, goes_live_at)
     select $1, $2, n.url, n.title, coalesce(n.type, 'other'), n.language, n.primary_kw,
       case when n.primary_kw is not null then 'person' end, n.goes_live_at
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[])
       as n (url, title, type, language, primary_kw, goes_live_at)
     on conflict (website_id, url) do nothing returning id, url`,
    [
      website.id,
      website.account_id,
      column('url'),
      column('title'),
      column('type'),
      column('language'),
      column('primary_kw'),
      column('goes_live_at'),
    ],
  );
  await connectLinks(
    tx,
    website.id,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Links that led to no page lead to these now, and are counted. */
async function connectLinks(tx: Db, websiteId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.client.query(
    `with connected as (
       update page_links l set to_page_id = p.id from page_urls p
       where p.id = any($2::int[]) and l.website_id = $1 and l.to_page_id is null and md5(l.to_url) = md5(p.url) and l.to_url = p.url
       returning l.from_page_id, p.id as to_id, l.place),
     pairs as (select to_id, from_page_id, bool_or(place = 'content') as is_content from connected
       where to_id <> from_page_id group by to_id, from_page_id),
     sums as (select to_id, count(*)::int as pages, count(*) filter (where is_content)::int as content from pairs group by to_id)
     update page_urls p set links_in = links_in + sums.pages, links_in_content = links_in_content + sums.content
     from sums where p.id = sums.to_id`,
    [websiteId, ids],
  );
}

export async function updatePages(tx: Db, ids: readonly number[], changes: PageChanges): Promise<void> {
  await tx.orm
    .update(pageUrls)
    .set({ ...changes, updated_at: sql`now()` })
    .where(inArray(pageUrls.id, [...ids]));
}

/** Deletes pages after their links were removed. Returns their number. */
export async function deletePages(tx: Db, ids: readonly number[]): Promise<number> {
  const rows = await tx.orm
    .delete(pageUrls)
    .where(inArray(pageUrls.id, [...ids]))
    .returning({ id: pageUrls.id });
  return rows.length;
}

/** Keeps the main text of a page with its search terms in the page's language. */
export async function savePageText(
  tx: Db,
  page: { id: number; websiteId: number; language: string | null; html: string; text: string; title: string },
): Promise<void> {
  await tx.client.query(
    `insert into page_texts (page_url_id, website_id, html, terms)
     values ($1, $2, $3, setweight(to_tsvector(search_configuration($4), $6), 'A') || to_tsvector(search_configuration($4), $5))
     on conflict (page_url_id) do update set html = excluded.html, terms = excluded.terms, updated_at = now()`,
    [page.id, page.websiteId, page.html, page.language, page.text, page.title],
  );
}

/** Number of pages with rows deleted by one statement. Each has at most 300 links. */
const pagesPerStep = 500;

/**
 * Deletes all pages of a website with their links, some at a time, so that each statement is short however many there are: first the links, since
 * a page that goes would change every link that leads to it.
 */
export async function deleteAllPages(tx: Db, websiteId: number): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await tx.client.query<{ last: number | null }>(
      `with next as (select id from page_urls where website_id = $1 and id > $2 order by id limit ${pagesPerStep}),
       gone as (delete from page_links l using next where l.from_page_id = next.id)
       select max(id) as last from next`,
      [websiteId, after],
    );
    after = rows[0]?.last ?? 0;
    if (after === 0) break;
  }
  for (let count: number | null = pagesPerStep; count === pagesPerStep; )
    ({ rowCount: count } = await tx.client.query(
      `delete from page_urls where id in (select id from page_urls where website_id = $1 limit ${pagesPerStep})`,
      [websiteId],
    ));
}

export async function deletePageTexts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.orm.delete(pageTexts).where(inArray(pageTexts.page_url_id, [...ids]));
}

/** Makes a keyword a page's primary one; false where the page is gone, or no longer has the one that is replaced. */
export async function setPrimaryKeyword(tx: Db, id: number, keyword: string, replaced?: string): Promise<boolean> {
  const rows = await tx.orm
    .update(pageUrls)
    .set({ primary_kw: keyword, primary_kw_by: 'person', updated_at: sql`now()` })
    .where(and(eq(pageUrls.id, id), replaced === undefined ? undefined : sql`lower(${pageUrls.primary_kw}) = lower(${replaced})`))
    .returning({ id: pageUrls.id });
  return rows.length > 0;
}

/** Takes a keyword from the pages that have it as their primary one; answers which. */
export async function clearPrimaryKeyword(tx: Db, websiteId: number, keyword: string): Promise<number[]> {
  const rows = await tx.orm
    .update(pageUrls)
    .set({ primary_kw: null, primary_kw_by: 'person', updated_at: sql`now()` })
    .where(and(eq(pageUrls.website_id, websiteId), sql`lower(${pageUrls.primary_kw}) = lower(${keyword})`))
    .returning({ id: pageUrls.id });
  return rows.map(({ id }) => id);
}
