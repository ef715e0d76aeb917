// The list of documents: hand-written and prepared, since every page of the product asks for it.
import type { OrderStatus } from '@folio/contract/orders';
import type { EngineMark, Progress } from '@folio/engine/engine-types';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import type { VoiceWaiver } from './orders.table.ts';

/** Most documents that an exact count of a filtered list counts to; beyond it the pager shows this number. */
const exactUpTo = 10_000;

export interface OrderListRow {
  id: number;
  order_id: number;
  title: string;
  tool_slug: string;
  category: 'text' | 'media';
  status: OrderStatus;
  kind: 'content' | 'human_proofreading';
  reason: string | null;
  reason_detail: string | null;
  progress: Progress | null;
  language: string;
  words: number | null;
  price: number;
  workspace_id: number | null;
  folder_id: number | null;
  user_id: number;
  user_name: string;
  created_at: Date;
  updated_at: Date;
}

export interface OrderListFilter {
  status?: OrderStatus | undefined;
  tool?: string | undefined;
  category?: 'text' | 'media' | undefined;
  search?: string | undefined;
  /** "2026-11", in UTC. */
  month?: string | undefined;
  ids?: number[] | undefined;
  sort: 'created_at' | '-created_at' | 'title' | '-title';
  page: number;
  perPage: number;
  /** Created-at and id of the last row of the page before, instead of a page number. */
  after?: { createdAt: Date; id: number } | undefined;
}

const columns = `d.id, d.order_id, d.title, d.tool_slug, d.category, d.status, d.kind, d.reason, d.reason_detail, d.progress, d.language, d.words, d.price,
  d.workspace_id, d.folder_id, d.user_id, u.name as user_name, d.created_at, d.updated_at`;

/** `nulls last`, as the indexes have it: without these words the planner sorts every document of the scope. */
const orders = {
  created_at: 'd.created_at, d.id',
  '-created_at': 'd.created_at desc nulls last, d.id desc nulls last',
  title: 'lower(d.title), d.id',
  '-title': 'lower(d.title) desc, d.id desc',
};

interface Condition {
  sql: (parameter: (value: unknown) => string) => string;
  key: string;
}

function conditionsOf(filter: OrderListFilter): Condition[] {
  const conditions: Condition[] = [];
  const { status, tool, category, search, month, ids } = filter;
  if (status === 'in_progress' || status === 'processing')
    conditions.push({ key: 'busy', sql: () => `d.status in ('processing', 'in_progress')` });
  else if (status) conditions.push({ key: 'status', sql: (p) => `d.status = ${p(status)}` });
  if (tool) conditions.push({ key: 'tool', sql: (p) => `d.tool_slug = ${p(tool)}` });
  if (category) conditions.push({ key: 'category', sql: (p) => `d.category = ${p(category)}` });
  if (search) conditions.push({ key: 'search', sql: (p) => `d.title ilike ${p(containing(search))}` });
  if (month) {
    const start = new Date(`${month}-01T00:00:00Z`);
    const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
    conditions.push({ key: 'month', sql: (p) => `d.created_at >= ${p(start)} and d.created_at < ${p(end)}` });
  }
  if (ids) conditions.push({ key: 'ids', sql: (p) => `d.id = any(${p(ids)}::int[])` });
  return conditions;
}

/** Names a prepared statement by its shape, so that the server plans each shape once per connection. */
function statement(
  name: string,
  scope: Scope,
  conditions: Condition[],
  build: (where: string, parameter: (value: unknown) => string) => string,
) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = [
    scope.workspaceId === null
      ? `d.workspace_id is null and d.user_id = ${parameter(scope.userId)}`
      : `d.workspace_id = ${parameter(scope.workspaceId)}`,
    ...conditions.map((condition) => condition.sql(parameter)),
  ].join(' and ');
  const text = build(where, parameter);
  return {
    name: `${name}:${scope.workspaceId === null ? 'own' : 'workspace'}:${conditions.map((condition) => condition.key).join('+')}`,
    text,
    values,
  };
}

/** One page of a scope's documents. */
export async function listDocuments(db: Db, scope: Scope, filter: OrderListFilter): Promise<OrderListRow[]> {
  const conditions = conditionsOf(filter);
  const { after } = filter;
  if (after) conditions.push({ key: 'after', sql: (p) => `(d.created_at, d.id) < (${p(after.createdAt)}, ${p(after.id)})` });
  const query = statement(
    `documents:${filter.sort}`,
    scope,
    conditions,
    (where, p) =>
      `select ${columns} from order_details d join users u on u.id = d.user_id where ${where} order by ${orders[filter.sort]} limit ${p(filter.perPage)} offset ${p(after ? 0 : (filter.page - 1) * filter.perPage)}`,
  );
  const { rows } = await db.client.query<OrderListRow>(query);
  return rows;
}

/** How many documents the filter finds: exact up to 10,000. */
export async function countDocuments(db: Db, scope: Scope, filter: OrderListFilter): Promise<number> {
  const query = statement(
    'document-count',
    scope,
    conditionsOf(filter),
    (where) => `select count(*)::int as count from (select 1 from order_details d where ${where} limit ${exactUpTo}) as found`,
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

export interface DocumentRow extends OrderListRow {
  account_id: number;
  content: Record<string, unknown>;
  detail_fields: Record<string, unknown> | null;
  order_fields: Record<string, unknown>;
  engine: EngineMark | null;
  brand_voice_id: number | null;
  voice_waivers: VoiceWaiver[];
  /** Sources that were given or used, in that order. */
  sources: { id: number; title: string; url: string | null }[] | null;
  version_id: number | null;
  version_number: number | null;
  version_at: Date | null;
  html: string | null;
  siblings: DocumentSibling[];
}

/** An output of the same order, as its documents name it. */
export type DocumentSibling = Pick<OrderListRow, 'id' | 'title' | 'status' | 'reason' | 'reason_detail'> & {
  description: string | null;
};

const oneDocument = {
  name: 'document',
  text: `select ${columns}, d.account_id, d.content, d.fields as detail_fields, o.fields as order_fields, d.engine, o.brand_voice_id, d.voice_waivers,
      (select json_agg(json_build_object('id', a.id, 'title', a.name, 'url', a.url) order by array_position(o.source_ids || d.sources_used, a.id))
        from additional_sources a where a.account_id = d.account_id and a.id = any(o.source_ids || d.sources_used)) as sources,
      v.id as version_id, v.number as version_number, v.created_at as version_at, v.html,
      (select json_agg(s) from (select id, title, description, status, reason, reason_detail from order_details where order_id = d.order_id order by id limit 100) s) as siblings
    from order_details d join users u on u.id = d.user_id join orders o on o.id = d.order_id left join document_versions v on v.id = d.current_version_id
    where d.id = $1`,
};

/** A document with its order and newest version in one look-up, or null. Whether the caller may see it is the policy's to say. */
export async function findDocument(db: Db, detailId: number): Promise<DocumentRow | null> {
  const { rows } = await db.client.query<DocumentRow>({ ...oneDocument, values: [detailId] });
  return rows[0] ?? null;
}
