// Pages for tool fields: those that readers reach and search engines list.
import type { Db } from '../../kernel/db/database.ts';

export interface ToolPage {
  url: string;
  h1: string | null;
  primary_kw: string | null;
}

const isReached = "website_id = $1 and state = 'active' and coalesce(http_state, 200) = 200 and indexable = 'yes'";

/** Pages in the order of their URLs. */
export async function listReached(db: Db, websiteId: number, limit: number): Promise<ToolPage[]> {
  const { rows } = await db.client.query<ToolPage>(
    `select url, h1, primary_kw from page_urls where ${isReached} order by url limit $2`,
    [websiteId, limit],
  );
  return rows;
}

/** Pages with a primary keyword, those with the fewest links in first. */
export async function listLinkable(db: Db, websiteId: number, limit: number): Promise<ToolPage[]> {
  const { rows } = await db.client.query<ToolPage>(
    `select url, h1, primary_kw from page_urls where ${isReached} and primary_kw is not null order by links_in, id limit $2`,
    [websiteId, limit],
  );
  return rows;
}

/** Primary keywords, each once whatever its case. */
export async function listKeywords(db: Db, websiteId: number, limit: number): Promise<string[]> {
  const { rows } = await db.client.query<{ keyword: string }>(
    `select min(primary_kw) as keyword from page_urls where website_id = $1 and state <> 'excluded' and primary_kw is not null
     group by lower(primary_kw) order by lower(primary_kw) limit $2`,
    [websiteId, limit],
  );
  return rows.map(({ keyword }) => keyword);
}
