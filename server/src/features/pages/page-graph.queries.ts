// SQL over all links of a website: repeated menus, clicks from the home page, and the nodes of the map.
import type { PageIssue } from '@folio/contract/page-words';
import type { Db } from '../../kernel/db/database.ts';
import { issuesSql } from './page-issues.ts';

/** A link is part of a menu where this many pages have it, and at least this share of those that were read. */
const repeats = { pages: 10, share: 0.5 };

/** Number of targets with links compared by one statement, so that each statement is short for any number of links. */
const targetsPerStep = 20;

/**
 * Links of content that most pages have with the same anchor are menus that the markup does not name. Counts follow; the caller has locked the
 * website's pages. Only pages that enough others link to from content can be targets of such links.
 */
export async function markRepeatedLinks(tx: Db, websiteId: number): Promise<void> {
  const { rows: targets } = await tx.client.query<{ id: number; least: number }>(
    `with total as (select count(*) as pages from page_urls p
       where p.website_id = $1 and exists (select from page_links l where l.from_page_id = p.id)),
     least as (select greatest($2::int, $3::float8 * pages) as pages from total)
     select p.id, least.pages as least from page_urls p, least
     where p.website_id = $1 and p.links_in_content + 1 >= least.pages order by p.id`,
    [websiteId, repeats.pages, repeats.share],
  );
  for (let first = 0; first < targets.length; first += targetsPerStep)
    await markRepeatsTo(
      tx,
      targets.slice(first, first + targetsPerStep).map(({ id }) => id),
      targets[0]?.least ?? repeats.pages,
    );
}

async function markRepeatsTo(tx: Db, targetIds: readonly number[], least: number): Promise<void> {
  await tx.client.query(
    `with repeated as (select l.to_page_id, l.anchor from page_links l
       where l.to_page_id = any($1::int[]) and l.place = 'content'
       group by l.to_page_id, l.anchor having count(distinct l.from_page_id) >= $2::float8),
     marked as (update page_links l set place = 'menu', paragraph = 0 from repeated r
       where l.place = 'content' and l.to_page_id = r.to_page_id and l.anchor = r.anchor
       returning l.id, l.from_page_id, l.to_page_id),
     pairs as (select distinct m.from_page_id, m.to_page_id from marked m where m.from_page_id <> m.to_page_id and not exists (
       select from page_links o where o.from_page_id = m.from_page_id and o.to_page_id = m.to_page_id and o.place = 'content'
         and o.id not in (select id from marked))),
     sums as (select to_page_id, count(*)::int as pages from pairs group by to_page_id)
     update page_urls p set links_in_content = p.links_in_content - sums.pages from sums where p.id = sums.to_page_id`,
    [targetIds, least],
  );
}

/** Clicks that are counted; farther pages count as out of reach. */
const maxDepth = 30;

/** Clicks from the home page by breadth-first search; the caller has locked the website's pages. */
export async function countDepths(tx: Db, websiteId: number, homeUrls: readonly string[]): Promise<void> {
  await tx.client.query('create temporary table reached (id int primary key, depth smallint not null) on commit drop');
  await tx.client.query(`insert into reached select id, 0 from page_urls where website_id = $1 and url = any($2::text[])`, [
    websiteId,
    homeUrls,
  ]);
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const { rowCount } = await tx.client.query(
      `insert into reached select distinct t.id, $1::smallint from (
         select l.to_page_id as id from reached r join page_links l on l.from_page_id = r.id where r.depth = $2 and l.to_page_id is not null
         union all
         select t.id from reached r join page_urls p on p.id = r.id and p.state = 'redirected'
           join page_urls t on t.website_id = p.website_id and t.url = p.final_url where r.depth = $2) t
       on conflict (id) do nothing`,
      [depth + 1, depth],
    );
    if (rowCount === 0) break;
  }
  await tx.client.query(
    `update page_urls p set depth = given.depth from (
       select q.id, r.depth from page_urls q left join reached r on r.id = q.id where q.website_id = $1) given
     where p.id = given.id and p.depth is distinct from given.depth`,
    [websiteId],
  );
  await tx.client.query('drop table reached');
}

export interface MapPage {
  id: number;
  url: string;
  title: string | null;
  type: string;
  links_in: number;
  links_out: number;
  issues: PageIssue[];
}

/** Pages of the map, those with the most links in first, at most `limit`; excluded ones are left out. */
export async function listMapPages(db: Db, websiteId: number, limit: number): Promise<MapPage[]> {
  const { rows } = await db.client.query<MapPage>(
    `select p.id, p.url, p.title, p.type, p.links_in, p.links_out, ${issuesSql('p')} as issues from page_urls p
     where p.website_id = $1 and p.state <> 'excluded' order by p.links_in desc, p.id desc limit $2`,
    [websiteId, limit],
  );
  return rows;
}

/** Totals of the pages beyond those, by their first folder and type. */
export interface MapRemainder {
  section: string;
  type: string;
  pages: number;
  links_in: number;
  links_out: number;
}

/** All pages of a website by their first folder (`/` at the root, as `sectionOf` has it) and type. */
export async function addUpSections(db: Db, websiteId: number): Promise<MapRemainder[]> {
  const { rows } = await db.client.query<MapRemainder>(
    `select case when split_part(p.url, '?', 1) like '%//%/%/%' then '/' || split_part(p.url, '/', 4) else '/' end as section, p.type, count(*)::int as pages,
       sum(p.links_in)::int as links_in, sum(p.links_out)::int as links_out
     from page_urls p where p.website_id = $1 and p.state <> 'excluded' group by 1, 2`,
    [websiteId],
  );
  return rows;
}

export interface MapLink {
  from_id: number;
  to_id: number;
  is_content: boolean;
}

/** Links between these pages, those of content first; at most `limit`. */
export async function listMapLinks(db: Db, ids: readonly number[], limit: number): Promise<MapLink[]> {
  const { rows } = await db.client.query<MapLink>(
    `select l.from_page_id as from_id, l.to_page_id as to_id, bool_or(l.place = 'content') as is_content from page_links l
     where l.from_page_id = any($1::int[]) and l.to_page_id = any($1::int[]) and l.from_page_id <> l.to_page_id
     group by l.from_page_id, l.to_page_id order by is_content desc, l.from_page_id, l.to_page_id limit $2`,
    [ids, limit],
  );
  return rows;
}
