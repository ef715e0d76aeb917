// SQL of pages that redirect, with the texts that link to them.
import type { Db } from '../../../kernel/db/database.ts';

export interface Redirect {
  id: number;
  url: string;
  final_url: string;
  final_page_id: number | null;
  /** True if its end responds, as far as that is known. */
  is_open: boolean;
}

/** Redirects of a website that end somewhere, those of these ids or all, at most 500. */
export async function listRedirects(db: Db, websiteId: number, ids: readonly number[] | null): Promise<Redirect[]> {
  const { rows } = await db.client.query<Redirect>(
    `select p.id, p.url, p.final_url, t.id as final_page_id,
       (t.id is null or (t.state in ('active', 'discovered') and coalesce(t.http_state, 200) = 200)) as is_open
     from page_urls p left join page_urls t on t.website_id = p.website_id and t.url = p.final_url
     where p.website_id = $1 and p.state = 'redirected' and p.final_url is not null and p.final_url <> p.url
       and ($2::int[] is null or p.id = any($2)) order by p.id limit 500`,
    [websiteId, ids],
  );
  return rows;
}

/** Texts that link to these pages: the page, or the document with its text. */
export async function listTextsLinking(
  db: Db,
  websiteId: number,
  pageIds: readonly number[],
): Promise<{ page_url_id: number | null; order_detail_id: number | null }[]> {
  if (pageIds.length === 0) return [];
  const { rows } = await db.client.query<{ page_url_id: number | null; order_detail_id: number | null }>(
    `select distinct case when p.order_detail_id is null then p.id end as page_url_id, p.order_detail_id
     from page_links l join page_urls p on p.id = l.from_page_id
     where l.to_page_id = any($2::int[]) and l.place = 'content' and p.website_id = $1 limit 500`,
    [websiteId, pageIds],
  );
  return rows;
}
