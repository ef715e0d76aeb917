// The list of documents: hand-written and prepared, since every page of the product asks for it.
import { createHash } from 'node:crypto';
import type { OrderStatus } from '@folio/contract/orders';
import type { Progress } from '@folio/engine/core/engine-types';
import type { Database, Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { type ListFacets, periodOf } from './search-facets.ts';
import { type Search, tsquery } from './search-words.ts';

/** Most documents that the count of a filtered list or of a search counts to; beyond it the pager shows this number. */
export const maxHits = 10_000;

export interface OrderListRow {
  id: number;
  order_id: number;
  title: string;
  tool_slug: string;
  category: 'text' | 'media';
  status: OrderStatus;
  kind: 'content' | 'human_proofreading' | 'translation_line';
  reason: string | null;
  reason_detail: string | null;
  progress: Progress | null;
  language: string;
  words: number | null;
  price: number;
  workspace_id: number | null;
  folder_id: number | null;
  bulk_order_id: number | null;
  version_count: number;
  user_id: number;
  user_name: string;
  created_at: Date;
  updated_at: Date;
}

/** A row with its created-at in microseconds since 1970, which a `Date` cannot hold. */
type ListedRow = OrderListRow & { created_us: string };

export interface DocumentFilter extends ListFacets {
  /** Search results, if there are few. */
  matchIds?: number[] | undefined;
  /** A search that finds much: the list is walked in its order, and each document asked for the words. */
  search?: { words: Search; language: string } | undefined;
  ids?: number[] | undefined;
  /** Those that were cancelled, or all others. */
  isCancelled?: boolean | undefined;
}

export interface DocumentListFilter extends DocumentFilter {
  sort: 'created_at' | '-created_at' | 'title' | '-title';
  page: number;
  perPage: number;
  /** Created-at (microseconds since 1970) and id of the last row of the page before, instead of a page number. */
  after?: { createdUs: string; id: number } | undefined;
}

/** The columns of a row of the list, of `order_details d` and `users u`. */
export const listColumns = `d.id, d.order_id, d.title, d.tool_slug, d.category, d.status, d.kind, d.reason, d.reason_detail, d.progress, d.language, d.words, d.price,
  d.workspace_id, d.folder_id, d.bulk_order_id, d.version_count, d.user_id, u.name as user_name, d.created_at, d.updated_at`;

/** `nulls last`, as the indexes have it: without these words the planner sorts every document of the scope. */
const orders = {
  created_at: 'd.created_at, d.id',
  '-created_at': 'd.created_at desc nulls last, d.id desc nulls last',
  title: 'lower(d.title), d.id',
  '-title': 'lower(d.title) desc, d.id desc',
};

/** As the indexes of cancelled documents say it. */
const wasCancelled = `d.status = 'failed' and d.reason = 'CANCELLED'`;

type Condition = (parameter: (value: unknown) => string, scope: Scope) => string;

function conditionsOf(filter: DocumentFilter): Condition[] {
  const conditions: Condition[] = [];
  const { status, isCancelled, tool, category, ids, folderId, language, authorId } = filter;
  if (status === 'in_progress' || status === 'processing') conditions.push(() => `d.status in ('processing', 'in_progress')`);
  else if (status) conditions.push((p) => `d.status = ${p(status)}`);
  if (isCancelled !== undefined) conditions.push(() => (isCancelled ? wasCancelled : `d.reason is distinct from 'CANCELLED'`));
  if (tool) conditions.push((p) => `d.tool_slug = ${p(tool)}`);
  if (category) conditions.push((p) => `d.category = ${p(category)}`);
  if (folderId === 'none') conditions.push(() => 'd.folder_id is null');
  else if (folderId !== undefined) conditions.push((p) => `d.folder_id = ${p(folderId)}`);
  if (language) conditions.push((p) => `d.language = ${p(language)}`);
  if (authorId) conditions.push((p) => `d.user_id = ${p(authorId)}`);
  const { since, before } = periodOf(filter);
  if (since) conditions.push((p) => `d.created_at >= ${p(since)}`);
  if (before) conditions.push((p) => `d.created_at < ${p(before)}`);
  const { matchIds, search } = filter;
  if (matchIds) conditions.push((p) => `d.id = any(${p(matchIds)}::int[])`);
  if (search)
    conditions.push(
      (p, scope) =>
        `(select terms from document_texts t where t.order_detail_id = d.id) @@ (${tsquery(search.words, scope, search.language, p)})`,
    );
  if (ids) conditions.push((p) => `d.id = any(${p(ids)}::int[])`);
  return conditions;
}

/** PostgreSQL cuts a name off after 63 characters, and of two statements of one name the second fails: the text's hash distinguishes them. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20);

/** Prepared by its shape, so that the server plans each shape once per connection. */
function statement(
  name: string,
  scope: Scope,
  conditions: Condition[],
  build: (where: string, parameter: (value: unknown) => string) => string,
) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = [scopeSql(scope, 'd', parameter), ...conditions.map((condition) => condition(parameter, scope))].join(' and ');
  const text = build(where, parameter);
  return { name: `${name}:${hashOf(text)}`, text, values };
}

/** One page of a scope's documents. */
export async function listDocuments(db: Db, scope: Scope, filter: DocumentListFilter): Promise<ListedRow[]> {
  const conditions = conditionsOf(filter);
  const { after } = filter;
  if (after)
    conditions.push(
      (p) =>
        `(d.created_at, d.id) < (timestamptz 'epoch' + ${p(after.createdUs)}::bigint * interval '1 microsecond', ${p(after.id)})`,
    );
  const columns = `${listColumns}, (extract(epoch from d.created_at) * 1000000)::bigint::text as created_us`;
  const order = orders[filter.sort];
  // The rows before a later page are counted off in the index alone, and an array of ids is planned in less time than a join. A walk (with a search) stays one scan: sorting, which it forbids, would be needed.
  const isLater = !after && filter.page > 1 && !filter.search;
  const query = statement('documents', scope, conditions, (where, p) => {
    const part = `where ${where} order by ${order} limit ${p(filter.perPage)} offset ${p(after ? 0 : (filter.page - 1) * filter.perPage)}`;
    return isLater
      ? `select ${columns} from order_details d join users u on u.id = d.user_id where d.id = any(array(select d.id from order_details d ${part})) order by ${order}`
      : `select ${columns} from order_details d join users u on u.id = d.user_id ${part}`;
  });
  const { rows } = await db.client.query<ListedRow>(query);
  return rows;
}

/**
 * A page of a search that finds many: documents are read in the order of an index until the page is full. The planner takes every search for one
 * that finds hardly anything, and where documents of a scope lie scattered it would look into all of them and sort.
 */
export function walkDocuments(
  database: Pick<Database, 'transaction'>,
  scope: Scope,
  filter: DocumentListFilter,
): Promise<ListedRow[]> {
  return database.transaction(async (tx) => {
    await tx.client.query('set local enable_sort = off; set local enable_bitmapscan = off; set local enable_seqscan = off');
    return listDocuments(tx, scope, filter);
  });
}

/** Number of documents that match the filter: exact up to 10,000. */
export async function countDocuments(db: Db, scope: Scope, filter: DocumentFilter): Promise<number> {
  const query = statement(
    'document-count',
    scope,
    conditionsOf(filter),
    (where) => `select count(*)::int as count from (select 1 from order_details d where ${where} limit ${maxHits}) as found`,
  );
  const { rows } = await db.client.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

const byStatus = {
  name: 'document-counts',
  text: `select status, sum(count)::int as count from document_counts where coalesce(workspace_id, 0) = $2 and coalesce(user_id, 0) = $1 group by status`,
};

/** Documents of a scope by status, from the maintained counts; `in_progress` includes `processing`. */
export async function countByStatus(db: Db, scope: Scope): Promise<Partial<Record<OrderStatus, number>>> {
  const { rows } = await db.client.query<{ status: OrderStatus; count: number }>({
    ...byStatus,
    values: scope.workspaceId === null ? [scope.userId, 0] : [0, scope.workspaceId],
  });
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** With one more row for how many were cancelled: in one statement, since a statement more costs a list a tenth of its time. */
const byStatusWithCancelled = (name: string, inScope: string) => ({
  name,
  text: `${byStatus.text} union all select 'cancelled', count(*)::int from (
    select 1 from order_details d where ${inScope} and ${wasCancelled} limit ${maxHits}) as found`,
});
const ofPerson = byStatusWithCancelled(
  'document-counts-of-person',
  scopeSql({ workspaceId: null, userId: 0 }, 'd', () => '$1'),
);
const ofWorkspace = byStatusWithCancelled(
  'document-counts-of-workspace',
  scopeSql({ workspaceId: 0, userId: 0 }, 'd', () => '$2'),
);

/** `countByStatus`, and how many of the failed were cancelled: exact up to 10,000. */
export async function countWithCancelled(db: Db, { workspaceId, userId }: Scope) {
  const { rows } = await db.client.query<{ status: OrderStatus | 'cancelled'; count: number }>({
    ...(workspaceId === null ? ofPerson : ofWorkspace),
    values: workspaceId === null ? [userId, 0] : [0, workspaceId],
  });
  const { cancelled = 0, ...counts } = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  return { counts, cancelled };
}
