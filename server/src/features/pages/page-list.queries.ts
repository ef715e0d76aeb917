// SQL of lists of a website's pages and of how many have which issue.
import { type PageIssue, type PageState, type PageType, pageIssues } from '@folio/contract/page-words';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { filterSql, issueSql, issuesSql, sharedKeywordsSql } from './page-issues.ts';
import type { PageRow } from './pages.queries.ts';

export type ListedPage = Omit<PageRow, 'etag' | 'last_modified' | 'content_hash'> & { issues: PageIssue[] };

export interface PageFilter {
  search?: string | undefined;
  issue?: PageIssue | undefined;
  type?: PageType | undefined;
  state?: PageState | undefined;
  language?: string | undefined;
  changed_since?: string | undefined;
}

/** Orders that an index of the website has. */
const orders: Record<string, string> = {
  url: 'p.url',
  '-url': 'p.url desc',
  title: "lower(coalesce(p.title, '')), p.id",
  '-title': "lower(coalesce(p.title, '')) desc, p.id desc",
  links_in: 'p.links_in, p.id',
  '-links_in': 'p.links_in desc, p.id desc',
  links_out: 'p.links_out, p.id',
  '-links_out': 'p.links_out desc, p.id desc',
  last_checked_at: 'p.last_checked_at, p.id',
  '-last_checked_at': 'p.last_checked_at desc, p.id desc',
};
export type PageOrder = keyof typeof orders;
/** Columns read of a page. */
const orderColumns = 'p.id, p.url, p.title, p.links_in, p.links_out, p.last_checked_at';

const columns = `p.id, p.account_id, p.website_id, p.url, p.title, p.h1, p.meta_description, p.type, p.language, p.primary_kw, p.primary_kw_by,
  p.http_state, p.final_url, p.hops, p.indexable, p.words, p.depth, p.links_in, p.links_in_content, p.links_out, p.order_detail_id,
  p.goes_live_at, p.state, p.changed_at, p.last_checked_at, p.failures, p.failing_since, p.notified_at, p.created_at, p.updated_at`;

async function listSharedKeywords(db: Db, websiteId: number): Promise<string[]> {
  const { rows } = await db.client.query<{ keyword: string; pages: number }>(sharedKeywordsSql('$1'), [websiteId]);
  return rows.map(({ keyword }) => keyword);
}

async function conditionsOf(db: Db, websiteId: number, filter: PageFilter) {
  const values: unknown[] = [websiteId];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['p.website_id = $1'];
  conditions.push(filter.state ? `p.state = ${parameter(filter.state)}` : "p.state <> 'excluded'");
  if (filter.search) {
    const pattern = parameter(containing(filter.search));
    conditions.push(`(p.url ilike ${pattern} or p.title ilike ${pattern} or p.primary_kw ilike ${pattern})`);
  }
  if (filter.issue) {
    const shared = filter.issue === 'conflict' ? parameter(await listSharedKeywords(db, websiteId)) : '';
    conditions.push(filterSql('p', shared)[filter.issue]);
  }
  if (filter.type) conditions.push(`p.type = ${parameter(filter.type)}`);
  if (filter.language) conditions.push(`lower(p.language) = lower(${parameter(filter.language)})`);
  if (filter.changed_since) conditions.push(`p.changed_at >= ${parameter(filter.changed_since)}`);
  return { where: conditions.join(' and '), values };
}

const whole = "p.website_id = $1 and p.state <> 'excluded'";

async function countPages(db: Db, where: string, values: unknown[]): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    `select count(*)::int as count from page_urls p where ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/**
 * A page of the list with the numbers of all pages and of those that the filter leaves. These are counted by an index that has all columns of filters, or
 * one of states; a search reads every page of the website, once for the rows and their number.
 */
export async function listPages(
  db: Db,
  websiteId: number,
  filter: PageFilter & { sort: PageOrder; page: number; perPage: number },
): Promise<{ rows: ListedPage[]; total: number; filtered: number }> {
  const { where, values } = await conditionsOf(db, websiteId, filter);
  const limits = `limit $${values.length + 1} offset $${values.length + 2}`;
  const order = orders[filter.sort] ?? 'p.url';
  const source = filter.search
    ? {
        with: `with found as materialized (select ${orderColumns} from page_urls p where ${where})`,
        from: 'found p',
        filtered: '(select count(*)::int from found)',
      }
    : { with: '', from: `page_urls p where ${where}`, filtered: 'null::int' };
  // Pages before this one are passed over by their ids, without their issues.
  const { rows } = await db.client.query<ListedPage & { filtered: number | null }>(
    `${source.with} select ${columns}, ${issuesSql('p')} as issues, ${source.filtered} as filtered from page_urls p
     where p.id in (select p.id from ${source.from} order by ${order} ${limits}) order by ${order}`,
    [...values, filter.perPage, (filter.page - 1) * filter.perPage],
  );
  const total = await countPages(db, whole, [websiteId]);
  if (where === whole) return { rows, total, filtered: total };
  return { rows, total, filtered: rows[0]?.filtered ?? (await countPages(db, where, values)) };
}

/** Pages by their ids with their issues, in the order of their URLs. */
export async function listWithIssues(db: Db, ids: readonly number[]): Promise<ListedPage[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.client.query<ListedPage>(
    `select ${columns}, ${issuesSql('p')} as issues from page_urls p where p.id = any($1::int[]) order by p.url`,
    [ids],
  );
  return rows;
}

/** The next pages of a website after a URL, for files. */
export async function listForExport(db: Db, websiteId: number, issue: PageIssue | undefined, afterUrl: string) {
  const { where, values } = await conditionsOf(db, websiteId, { issue });
  const { rows } = await db.client.query<ListedPage>(
    `select ${columns}, ${issuesSql('p')} as issues from page_urls p where ${where} and p.url > $${values.length + 1} order by p.url limit 2000`,
    [...values, afterUrl],
  );
  return rows;
}

/** Number of pages of a website and of those with each issue, in one pass; conflicts are found by the keywords that repeat. */
export async function countIssues(db: Db, websiteId: number): Promise<{ pages: number; issues: Record<PageIssue, number> }> {
  const conditions = issueSql('p');
  const counted = pageIssues.filter((issue) => issue !== 'conflict');
  const { rows } = await db.client.query<Record<PageIssue | 'pages', number>>(
    `select count(*)::int as pages, ${counted.map((issue) => `count(*) filter (where ${conditions[issue]})::int as ${issue}`).join(', ')},
       (select coalesce(sum(k.pages), 0)::int from (${sharedKeywordsSql('$1')}) k) as conflict
     from page_urls p where ${whole}`,
    [websiteId],
  );
  const [row] = rows;
  return {
    pages: row?.pages ?? 0,
    issues: Object.fromEntries(pageIssues.map((issue) => [issue, row?.[issue] ?? 0])) as Record<PageIssue, number>,
  };
}

/** Other live pages with the primary keyword of a page, at most 50. */
export async function listConflicts(db: Db, page: Pick<PageRow, 'id' | 'website_id' | 'primary_kw'>) {
  if (page.primary_kw === null) return [];
  const { rows } = await db.client.query<{ id: number; url: string; title: string | null }>(
    `select p.id, p.url, p.title from page_urls p where p.website_id = $1 and lower(p.primary_kw) = lower($2) and p.primary_kw is not null
       and p.id <> $3 and p.state = 'active' and p.indexable = 'yes' and p.http_state = 200 order by p.url limit 50`,
    [page.website_id, page.primary_kw, page.id],
  );
  return rows;
}
