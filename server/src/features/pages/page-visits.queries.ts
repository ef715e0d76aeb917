// SQL of the pages that an import or check still has to read.
import type { Db } from '../../kernel/db/database.ts';

export interface Visit {
  id: number;
  page_url_id: number;
  import_id: number | null;
  depth: number;
}

/** Lets pages be read; one that waits already waits once, for the newer import or check. Answers how many began to wait. */
export async function insertVisits(
  tx: Db,
  websiteId: number,
  pageIds: readonly number[],
  { importId = null, depth = 0, isUrgent = false }: { importId?: number | null; depth?: number; isUrgent?: boolean },
): Promise<number> {
  if (pageIds.length === 0) return 0;
  const { rows } = await tx.client.query<{ is_new: boolean }>(
    `insert into page_visits as v (website_id, page_url_id, import_id, depth, is_urgent)
     select $1, given.id, $3, $4, $5 from unnest($2::int[]) with ordinality as given (id, nth) order by given.nth
     on conflict (page_url_id) do update set not_before = now(), is_repeat = false, is_urgent = v.is_urgent or excluded.is_urgent,
       import_id = coalesce(v.import_id, excluded.import_id)
     returning (xmax = 0) as is_new`,
    [websiteId, pageIds, importId, depth, isUrgent],
  );
  return rows.filter((row) => row.is_new).length;
}

/** Lets pages be read that this import has not read or queued; answers how many. */
export async function insertImportVisits(
  tx: Db,
  websiteId: number,
  urls: readonly string[],
  importRow: { id: number; createdAt: Date; depth: number; limit: number },
): Promise<number> {
  if (urls.length === 0 || importRow.limit <= 0) return 0;
  const { rowCount } = await tx.client.query(
    `insert into page_visits (website_id, page_url_id, import_id, depth)
     select $1, p.id, $3, $4 from unnest($2::text[]) with ordinality as given (url, nth)
       join page_urls p on p.website_id = $1 and p.url = given.url
     where p.state <> 'excluded' and (p.last_checked_at is null or p.last_checked_at < $5)
       and not exists (select from page_visits v where v.page_url_id = p.id and v.import_id = $3)
     order by given.nth limit $6
     on conflict (page_url_id) do update set import_id = excluded.import_id, not_before = now(), is_repeat = false`,
    [websiteId, urls, importRow.id, importRow.depth, importRow.createdAt, importRow.limit],
  );
  return rowCount ?? 0;
}

/** The next pages to read, without those that are being read. */
export async function listNextVisits(db: Db, websiteId: number, without: readonly number[], limit: number): Promise<Visit[]> {
  const { rows } = await db.client.query<Visit>(
    `select v.id::float8 as id, v.page_url_id, v.import_id, v.depth from page_visits v left join page_imports i on i.id = v.import_id
     where v.website_id = $1 and v.not_before <= now() and (i.id is null or i.state = 'running') and v.id <> all($2::bigint[])
     order by v.is_urgent desc nulls last, v.depth, v.id limit $3`,
    [websiteId, without, limit],
  );
  return rows;
}

/** Ends the wait of a page that was read; false where another worker has written it down, or nobody waits for it any more. */
export async function endVisit(tx: Db, visit: Visit): Promise<boolean> {
  const { rowCount } = await tx.client.query('delete from page_visits where id = $1 and page_url_id = $2', [
    visit.id,
    visit.page_url_id,
  ]);
  return rowCount === 1;
}

export async function deleteVisits(tx: Db, pageIds: readonly number[]): Promise<void> {
  await tx.client.query('delete from page_visits where page_url_id = any($1::int[])', [pageIds]);
}

/** Asks a page once more, after some seconds. */
export async function postponeVisit(
  tx: Db,
  pageId: number,
  websiteId: number,
  seconds: number,
  isRepeat: boolean,
): Promise<void> {
  await tx.client.query(
    `insert into page_visits (website_id, page_url_id, not_before, is_repeat) values ($2, $1, now() + make_interval(secs => $3), $4)
     on conflict (page_url_id) do update set not_before = excluded.not_before, is_repeat = excluded.is_repeat`,
    [pageId, websiteId, seconds, isRepeat],
  );
}

/** Pages of an import leave the queue. */
export async function deleteImportVisits(tx: Db, importId: number): Promise<void> {
  await tx.client.query('delete from page_visits where import_id = $1', [importId]);
}

export interface OpenVisits {
  /** Of imports, by their id. */
  imports: ReadonlySet<number>;
  check: number;
}

/** Pending visits of a website, by kind. */
export async function findOpenVisits(db: Db, websiteId: number): Promise<OpenVisits> {
  const { rows } = await db.client.query<{ import_id: number | null; count: number }>(
    `select import_id, count(*)::int as count from page_visits
     where website_id = $1 and not is_repeat group by import_id`,
    [websiteId],
  );
  return {
    imports: new Set(rows.flatMap(({ import_id: id }) => id ?? [])),
    check: rows.find((row) => row.import_id === null)?.count ?? 0,
  };
}

/** Every page of a website that a check reads waits for it; answers how many. */
export async function insertCheckVisits(tx: Db, websiteId: number, ids: readonly number[] | null): Promise<number> {
  const { rowCount } = await tx.client.query(
    `insert into page_visits (website_id, page_url_id)
     select $1, p.id from page_urls p
     where p.website_id = $1 and p.state <> 'excluded' and ($2::int[] is null or p.id = any($2::int[]))
       and (p.goes_live_at is null or p.goes_live_at <= now())
     order by p.last_checked_at nulls first, p.id limit 10000
     on conflict (page_url_id) do update set not_before = now(), is_repeat = false, import_id = null`,
    [websiteId, ids],
  );
  return rowCount ?? 0;
}

/** Milliseconds until the next page of an import or check is due; null where none waits that can be read. */
export async function nextVisitIn(db: Db, websiteId: number): Promise<number | null> {
  const { rows } = await db.client.query<{ ms: number | null }>(
    `select (extract(epoch from min(v.not_before) - now()) * 1000)::float8 as ms from page_visits v
       left join page_imports i on i.id = v.import_id
     where v.website_id = $1 and not v.is_repeat and (i.id is null or i.state = 'running')`,
    [websiteId],
  );
  return rows[0]?.ms ?? null;
}
