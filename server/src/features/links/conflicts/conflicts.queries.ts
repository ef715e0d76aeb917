// SQL of conflicts: which primary keywords several pages, drafts and open tasks share is read from them; what was decided is kept.
import type { ConflictState } from '@folio/contract/link-words';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { scopeSql } from '../../../kernel/db/scope.ts';
import { users } from '../../accounts/accounts.table.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { keywordConflicts } from '../links.table.ts';

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

/** Newest documents of a scope whose orders are looked into. */
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

/**
 * `conflict`: keywords that several members share, and those that were decided. What is shared since the last time is open and has no id yet; an open
 * conflict that nothing shares any more is none.
 */
function conflictSql(website: WebsiteRow): { text: string; values: unknown[] } {
  const { text, values } = memberSql(website);
  return {
    text: `conflict as materialized (select c.id, coalesce(c.keyword, s.keyword) as keyword, coalesce(c.state, 'open') as state
      from (select keyword from (${text}) member group by keyword having count(*) > 1) s
      full join (select id, keyword, state from keyword_conflicts where website_id = $1) c on lower(c.keyword) = s.keyword
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
  id: number;
  website_id: number;
  keyword: string;
  state: ConflictState;
  note: string | null;
  decided_by: number | null;
  decider: string | null;
  decided_at: Date | null;
}

const columns = {
  id: keywordConflicts.id,
  website_id: keywordConflicts.website_id,
  keyword: keywordConflicts.keyword,
  state: keywordConflicts.state,
  note: keywordConflicts.note,
  decided_by: keywordConflicts.decided_by,
  decider: users.name,
  decided_at: keywordConflicts.decided_at,
};

const select = (db: Db) =>
  db.orm.select(columns).from(keywordConflicts).leftJoin(users, eq(users.id, keywordConflicts.decided_by));

/**
 * Conflicts of a website by keyword; open ones only where several still share it. Keywords that several share since the last time get a row, so
 * that what is decided about them has one.
 */
export async function listConflicts(
  db: Db,
  website: WebsiteRow,
  { state, page, perPage }: { state: ConflictState; page: number; perPage: number },
) {
  const { text, values } = conflictSql(website);
  const { rows: counted } = await db.client.query<{ state: ConflictState; ids: number[] }>(
    `with ${text},
     noted as (insert into keyword_conflicts (website_id, keyword) select $1, keyword from conflict where id is null
       on conflict do nothing returning id, keyword, state),
     known as (select id, keyword, state from conflict where id is not null union all select id, keyword, state from noted)
     select state, array_agg(id order by lower(keyword)) as ids from known group by state`,
    values,
  );
  const byState = new Map(counted.map((row) => [row.state, row.ids]));
  const ids = byState.get(state) ?? [];
  const shown = ids.slice((page - 1) * perPage, page * perPage);
  const rows: ConflictRow[] =
    shown.length === 0
      ? []
      : await select(db)
          .where(sql`${keywordConflicts.id} = any(${sql.param(shown)}::int[])`)
          .orderBy(asc(sql`lower(${keywordConflicts.keyword})`));
  const countOf = (one: ConflictState) => byState.get(one)?.length ?? 0;
  return { rows, total: ids.length, counts: { open: countOf('open'), solved: countOf('solved'), fine: countOf('fine') } };
}

/** How many open conflicts `listConflicts` would show; also those that have no row yet. */
export async function countOpenConflicts(db: Db, website: WebsiteRow): Promise<number> {
  const { text, values } = conflictSql(website);
  const { rows } = await db.client.query<{ count: number }>(
    `with ${text} select count(*)::int from conflict where state = 'open'`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export async function findConflict(db: Db, id: number): Promise<ConflictRow | null> {
  const [row] = await select(db).where(eq(keywordConflicts.id, id));
  return row ?? null;
}

/** Decides a conflict that is in this state; false in another. */
export async function decideConflict(
  tx: Db,
  id: number,
  from: readonly ConflictState[],
  to: { state: ConflictState; note: string | null; userId: number },
): Promise<boolean> {
  const { rows } = await tx.client.query(
    `update keyword_conflicts set state = $3, note = $4, decided_by = case when $3 = 'open' then null else $5::int end,
       decided_at = case when $3 = 'open' then null else now() end
     where id = $1 and state = any($2::text[]) and state <> $3 returning id`,
    [id, from, to.state, to.note, to.userId],
  );
  return rows.length > 0;
}

/** Texts whose content links to a page with an anchor. */
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

/** Whether a keyword is another page's already. */
export async function isKeywordUsed(db: Db, websiteId: number, keyword: string): Promise<boolean> {
  const { rows } = await db.client.query(
    'select from page_urls where website_id = $1 and lower(primary_kw) = lower($2) limit 1',
    [websiteId, keyword],
  );
  return rows.length > 0;
}
