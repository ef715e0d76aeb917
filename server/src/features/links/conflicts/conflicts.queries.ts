// SQL of conflicts: primary keywords shared by several pages, drafts and open tasks are read from them. Decisions are saved.
import type { ConflictState } from '@folio/contract/link-words';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { scopeSql } from '../../../kernel/db/scope.ts';
import { users } from '../../accounts/accounts.table.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { keywordConflicts } from '../core/links.table.ts';

export interface MemberRow {
  keyword: string;
  page_url_id: number | null;
  order_detail_id: number | null;
  task_id: number | null;
  title: string;
  url: string | null;
  type: 'home' | 'category' | 'product' | 'article' | 'other' | null;
  h1: string | null;
  links_in: number;
  due_date: string | null;
  assignee: string | null;
}

/** Maximum number of newest documents of a scope with orders to check. */
const maxDocuments = 5000;

/** Pages, drafts and open tasks of a website with their primary keywords; a document of a page, or a task's, counts once. */
function memberSql(website: WebsiteRow): { text: string; values: unknown[] } {
  const values: unknown[] = [website.id, website.account_id];
  const parameter = (value: number) => `$${values.push(value)}`;
  const scope = scopeSql({ workspaceId: website.workspace_id, userId: website.user_id }, 'd', parameter);
  const workspace = parameter(website.workspace_id ?? 0);
  const text = `
    select lower(p.primary_kw) as keyword, p.id as page_url_id, null::int as order_detail_id, null::int as task_id, coalesce(p.title, p.url) as title,
      p.url, p.type, p.h1, p.links_in, null::text as due_date, null::text as assignee
    from page_urls p where p.website_id = $1 and p.primary_kw is not null and p.primary_kw <> '' and p.state in ('active', 'discovered') and p.indexable = 'yes'
    union all
    select lower(m.primary_kw), null, case when d.status = 'accepted' then d.id end, case when d.status = 'accepted' then null else t.id end,
      case when d.status = 'accepted' then d.title else t.title end, null, null, null, 0, t.due_date::text, u.name
    from tasks t join task_metadata m on m.task_id = t.id left join order_details d on d.id = t.order_detail_id left join users u on u.id = t.assignee_id
    where t.workspace_id = ${workspace} and m.primary_kw <> '' and t.status not in ('published', 'completed')
      and (t.website_id is null or t.website_id = $1)
      and not exists (select from page_urls p where p.website_id = $1 and (p.order_detail_id = t.order_detail_id or p.url = t.page_url))
    union all
    select lower(n.keyword), null, n.id, null, n.title, null, null, null, 0, null, null
    from (select d.id, d.title, coalesce(d.fields->>'primary_kw', o.fields->>'primary_kw') as keyword
      from order_details d join orders o on o.id = d.order_id
      where d.account_id = $2 and ${scope} and d.status = 'accepted' and d.category = 'text' and (o.website_id is null or o.website_id = $1)
      order by d.created_at desc limit ${maxDocuments}) n
    where n.keyword <> '' and not exists (select from tasks t where t.order_detail_id = n.id)
      and not exists (select from page_urls p where p.website_id = $1 and p.order_detail_id = n.id)`;
  return { text, values };
}

/** `conflict`: keywords that several members share, and those that were decided. A conflict that nothing shares any more is none while it is open. */
function conflictSql(website: WebsiteRow): { text: string; values: unknown[] } {
  const { text, values } = memberSql(website);
  return {
    text: `conflict as materialized (select coalesce(c.keyword, s.keyword) as keyword, coalesce(c.state, 'open') as state
      from (select keyword from (${text}) member group by keyword having count(*) > 1) s
      full join (select keyword, state from keyword_conflicts where website_id = $1) c on lower(c.keyword) = s.keyword
      where s.keyword is not null or c.state <> 'open')`,
    values,
  };
}

/** Members by keyword, in lower case. */
export async function listMembers(db: Db, website: WebsiteRow, keywords: readonly string[]): Promise<Map<string, MemberRow[]>> {
  if (keywords.length === 0) return new Map();
  const { text, values } = memberSql(website);
  const { rows } = await db.client.query<MemberRow>(
    `select * from (${text}) member where keyword = any($${values.length + 1}::text[])
     order by page_url_id is null, links_in desc, page_url_id, order_detail_id, task_id limit 2000`,
    [...values, keywords.map((keyword) => keyword.toLowerCase())],
  );
  return Map.groupBy(rows, ({ keyword }) => keyword);
}

export interface ConflictRow {
  website_id: number;
  keyword: string;
  state: ConflictState;
  note: string | null;
  decided_by: number | null;
  decider: string | null;
  decided_at: Date | null;
}

const columns = {
  website_id: keywordConflicts.website_id,
  keyword: keywordConflicts.keyword,
  state: keywordConflicts.state,
  note: keywordConflicts.note,
  decided_by: keywordConflicts.decided_by,
  decider: users.name,
  decided_at: keywordConflicts.decided_at,
};

/** Conflicts of these keywords in their order; nothing was decided about those without a row. */
export async function readConflicts(db: Db, website: WebsiteRow, keywords: readonly string[]): Promise<ConflictRow[]> {
  if (keywords.length === 0) return [];
  const lower = keywords.map((keyword) => keyword.toLowerCase());
  const rows = await db.orm
    .select(columns)
    .from(keywordConflicts)
    .leftJoin(users, eq(users.id, keywordConflicts.decided_by))
    .where(
      and(
        eq(keywordConflicts.website_id, website.id),
        sql`lower(${keywordConflicts.keyword}) = any(${sql.param(lower)}::text[])`,
      ),
    );
  const decided = new Map(rows.map((row) => [row.keyword.toLowerCase(), row]));
  const undecided = { state: 'open' as const, note: null, decided_by: null, decider: null, decided_at: null };
  return keywords.map((keyword) => decided.get(keyword.toLowerCase()) ?? { website_id: website.id, keyword, ...undecided });
}

/** Conflicts of a website by keyword; open ones only while several share it. */
export async function listConflicts(
  db: Db,
  website: WebsiteRow,
  { state, page, perPage }: { state: ConflictState; page: number; perPage: number },
) {
  const { text, values } = conflictSql(website);
  const { rows: found } = await db.client.query<{ state: ConflictState; keywords: string[] }>(
    `with ${text} select state, array_agg(keyword order by lower(keyword)) as keywords from conflict group by state`,
    values,
  );
  const byState = new Map(found.map((row) => [row.state, row.keywords]));
  const keywords = byState.get(state) ?? [];
  const rows = await readConflicts(db, website, keywords.slice((page - 1) * perPage, page * perPage));
  const countOf = (one: ConflictState) => byState.get(one)?.length ?? 0;
  return { rows, total: keywords.length, counts: { open: countOf('open'), solved: countOf('solved'), fine: countOf('fine') } };
}

/** Number of open conflicts that `listConflicts` returns. */
export async function countOpenConflicts(db: Db, website: WebsiteRow): Promise<number> {
  const { text, values } = conflictSql(website);
  const { rows } = await db.client.query<{ count: number }>(
    `with ${text} select count(*)::int from conflict where state = 'open'`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The conflict of a keyword that something was decided about, or that several share; null for any other one. */
export async function findConflict(db: Db, website: WebsiteRow, keyword: string): Promise<ConflictRow | null> {
  const [row] = await readConflicts(db, website, [keyword]);
  if (!row || row.state !== 'open') return row ?? null;
  const members = await listMembers(db, website, [keyword]);
  return (members.get(keyword.toLowerCase())?.length ?? 0) > 1 ? row : null;
}

/** Decides a conflict in this state and returns the id of its row; null in another state. */
export async function decideConflict(
  tx: Db,
  { website_id: websiteId, keyword }: Pick<ConflictRow, 'website_id' | 'keyword'>,
  from: readonly ConflictState[],
  to: { state: ConflictState; note: string | null; userId: number },
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into keyword_conflicts as c (website_id, keyword, state, note, decided_by, decided_at)
     values ($1, $2, $4, $5, case when $4 = 'open' then null else $6::int end, case when $4 = 'open' then null else now() end)
     on conflict (website_id, lower(keyword)) do update
       set state = excluded.state, note = excluded.note, decided_by = excluded.decided_by, decided_at = excluded.decided_at
       where c.state = any($3::text[]) and c.state <> excluded.state
     returning id`,
    [websiteId, keyword, from, to.state, to.note, to.userId],
  );
  return rows[0]?.id ?? null;
}

/** Texts that link to a page with an anchor. */
export async function listLinkingTexts(
  db: Db,
  websiteId: number,
  pageId: number,
  anchor: string,
): Promise<{ page_url_id: number | null; order_detail_id: number | null }[]> {
  const { rows } = await db.client.query<{ page_url_id: number | null; order_detail_id: number | null }>(
    `select distinct case when p.order_detail_id is null then p.id end as page_url_id, p.order_detail_id
     from page_links l join page_urls p on p.id = l.from_page_id
     where l.to_page_id = $2 and l.place = 'content' and lower(l.anchor) = lower($3) and p.website_id = $1 limit 500`,
    [websiteId, pageId, anchor],
  );
  return rows;
}

export async function linksTo(db: Db, fromPageId: number, toPageId: number): Promise<boolean> {
  const { rows } = await db.client.query(
    `select from page_links where from_page_id = $1 and to_page_id = $2 and place = 'content' limit 1`,
    [fromPageId, toPageId],
  );
  return rows.length > 0;
}

/** True if a keyword already belongs to another page. */
export async function isKeywordUsed(db: Db, websiteId: number, keyword: string): Promise<boolean> {
  const { rows } = await db.client.query(
    'select from page_urls where website_id = $1 and lower(primary_kw) = lower($2) limit 1',
    [websiteId, keyword],
  );
  return rows.length > 0;
}
