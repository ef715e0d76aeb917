// SQL of bulk orders themselves, of their rows as they are shown, and of exports.
import type { BulkRowState } from '@folio/contract/bulk-orders';
import { and, asc, eq, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import type { OrderListRow } from '../documents/index.ts';
import { bulkOrders, type ColumnMapping } from './bulk-orders.table.ts';

export interface BulkOrderRow {
  id: number;
  order_id: number;
  account_id: number;
  state: 'running' | 'paused' | 'cancelled' | 'finished';
  file_name: string;
  mapping: ColumnMapping;
  row_count: number;
  created_at: Date;
  finished_at: Date | null;
  title: string;
  tool_slug: string;
  price: number;
  language: string;
  workspace_id: number | null;
  folder_id: number | null;
  user_id: number;
  user_name: string;
}

const columns = `b.id, b.order_id, o.account_id, b.state, b.file_name, b.mapping, b.row_count, b.created_at, b.finished_at, o.title, o.tool_slug, o.price,
  o.language, o.workspace_id, o.folder_id, o.user_id, u.name as user_name`;
const from = `bulk_orders b join orders o on o.id = b.order_id join users u on u.id = o.user_id`;

/** The id of a bulk order that is about to be inserted: its rows come first. */
export async function nextBulkOrderId(tx: Db): Promise<number> {
  const text = `select nextval(pg_get_serial_sequence('bulk_orders', 'id'))::int as id`;
  const { rows } = await tx.client.query<{ id: number }>(text);
  if (!rows[0]) throw new Error('Bulk orders have no ids');
  return rows[0].id;
}

export async function insertBulkOrder(tx: Db, row: typeof bulkOrders.$inferInsert & { id: number }): Promise<void> {
  await tx.orm
    .insert(bulkOrders)
    .overridingSystemValue()
    .values({ ...row, finished_at: row.state === 'finished' ? sql`now()` : null });
}

/** A bulk order by its id or by its order's, or null. */
export async function findBulkOrder(db: Db, by: { id: number } | { orderId: number }): Promise<BulkOrderRow | null> {
  const [column, value] = 'id' in by ? ['b.id', by.id] : ['b.order_id', by.orderId];
  const { rows } = await db.client.query<BulkOrderRow>(`select ${columns} from ${from} where ${column} = $1`, [value]);
  return rows[0] ?? null;
}

/** The state with its row locked until the transaction ends: every change of rows takes this lock first. */
export async function lockBulkOrder(tx: Db, id: number): Promise<BulkOrderRow['state'] | null> {
  const [row] = await tx.orm.select({ state: bulkOrders.state }).from(bulkOrders).where(eq(bulkOrders.id, id)).for('update');
  return row?.state ?? null;
}

export async function setState(tx: Db, id: number, state: BulkOrderRow['state']): Promise<void> {
  const isOver = state === 'finished' || state === 'cancelled';
  await tx.orm
    .update(bulkOrders)
    .set({ state, finished_at: isOver ? sql`now()` : null })
    .where(eq(bulkOrders.id, id));
}

/** Running bulk orders by age, after `afterId`. */
export async function listRunning(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: bulkOrders.id })
    .from(bulkOrders)
    .where(and(sql`state = 'running'`, sql`${bulkOrders.id} > ${afterId}`))
    .orderBy(asc(bulkOrders.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

export interface BulkListFilter {
  tool?: string | undefined;
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** One page of a place's bulk orders, newest first, with how many there are. */
export async function listBulkOrders(
  db: Db,
  scope: Scope,
  filter: BulkListFilter,
): Promise<{ rows: BulkOrderRow[]; total: number }> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    'o.is_bulk',
    scopeSql(scope, 'o', parameter),
    ...(filter.tool ? [`o.tool_slug = ${parameter(filter.tool)}`] : []),
    ...(filter.search ? [`o.title ilike ${parameter(containing(filter.search))}`] : []),
  ].join(' and ');
  const counted = await db.client.query<{ count: number }>(`select count(*)::int as count from orders o where ${conditions}`, [
    ...values,
  ]);
  const page = `limit ${parameter(filter.perPage)} offset ${parameter((filter.page - 1) * filter.perPage)}`;
  const { rows } = await db.client.query<BulkOrderRow>(
    `select ${columns} from ${from} where ${conditions} order by o.id desc ${page}`,
    values,
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

/** A row's state as the grid says it. */
const stateOf = `case d.status when 'processing' then 'waiting' when 'in_progress' then 'in_progress' when 'onHold' then 'on_hold'
  when 'failed' then case when d.reason = 'CANCELLED' then 'cancelled' else 'failed' end
  else case when d.approved_at is null then 'ready' else 'approved' end end`;

/** A row that was moved to another place is that place's. */
const inSameScope = `d.workspace_id is not distinct from o.workspace_id and (o.workspace_id is not null or d.user_id = o.user_id)`;

export interface StateCount {
  bulk_order_id: number;
  state: BulkRowState;
  count: number;
  spent: number;
}

/** Rows by state, and their costs, for several bulk orders in one query. */
export async function countRows(db: Db, ids: number[]): Promise<StateCount[]> {
  const { rows } = await db.client.query<StateCount>({
    name: 'bulk-row-counts',
    text: `select d.bulk_order_id, ${stateOf} as state, count(*)::int as count,
        coalesce(sum(d.price) filter (where d.status = 'accepted'), 0)::int as spent
      from bulk_orders b join orders o on o.id = b.order_id join order_details d on d.bulk_order_id = b.id and ${inSameScope}
      where b.id = any($1::int[]) group by 1, 2`,
    values: [ids],
  });
  return rows;
}

export interface BulkDetailRow extends OrderListRow {
  row_number: number;
  state: BulkRowState;
  fields: Record<string, unknown>;
  approved_by: number | null;
  approver_name: string | null;
  approved_at: Date | null;
}

const rowColumns = `d.id, d.order_id, d.title, d.tool_slug, d.category, d.status, d.kind, d.reason, d.reason_detail, d.progress, d.language, d.words, d.price,
  d.workspace_id, d.folder_id, d.bulk_order_id, d.version_count, d.user_id, u.name as user_name, d.created_at, d.updated_at, d.row_number,
  ${stateOf} as state, coalesce(d.fields, '{}') as fields, d.approved_by, a.name as approver_name, d.approved_at`;

const statusOf: Record<BulkRowState, string> = {
  waiting: `d.status = 'processing'`,
  in_progress: `d.status = 'in_progress'`,
  ready: `d.status = 'accepted' and d.approved_at is null`,
  approved: `d.status = 'accepted' and d.approved_at is not null`,
  failed: `d.status = 'failed' and d.reason is distinct from 'CANCELLED'`,
  cancelled: `d.status = 'failed' and d.reason = 'CANCELLED'`,
  on_hold: `d.status = 'onHold'`,
};

export interface RowFilter {
  state?: BulkRowState | undefined;
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** One page of a bulk order's rows in the order of the file, with how many the filter finds. */
export async function listRows(
  db: Db,
  bulkOrderId: number,
  filter: RowFilter,
): Promise<{ rows: BulkDetailRow[]; total: number }> {
  const values: unknown[] = [bulkOrderId];
  const search = filter.search ? `and d.title ilike $${values.push(containing(filter.search))}` : '';
  const state = filter.state ? `and ${statusOf[filter.state]}` : '';
  const found = `bulk_orders b join orders o on o.id = b.order_id join order_details d on d.bulk_order_id = b.id and ${inSameScope}`;
  const where = `b.id = $1 ${state} ${search}`;
  const counted = await db.client.query<{ count: number }>(`select count(*)::int as count from ${found} where ${where}`, [
    ...values,
  ]);
  const page = `limit $${values.push(filter.perPage)} offset $${values.push((filter.page - 1) * filter.perPage)}`;
  const { rows } = await db.client.query<BulkDetailRow>(
    `select ${rowColumns} from ${found} join users u on u.id = d.user_id left join users a on a.id = d.approved_by
     where ${where} order by d.bulk_order_id, d.row_number ${page}`,
    values,
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export interface ExportRow
  extends Pick<
    BulkDetailRow,
    'id' | 'row_number' | 'state' | 'title' | 'language' | 'words' | 'price' | 'fields' | 'reason' | 'reason_detail'
  > {
  html: string | null;
}

/** Rows after `afterNumber` with their texts, in the order of the file. */
export async function listForExport(db: Db, bulkOrderId: number, afterNumber: number, limit: number): Promise<ExportRow[]> {
  const { rows } = await db.client.query<ExportRow>(
    `select d.id, d.row_number, ${stateOf} as state, d.title, d.language, d.words, d.price, coalesce(d.fields, '{}') as fields, d.reason, d.reason_detail, v.html
     from bulk_orders b join orders o on o.id = b.order_id join order_details d on d.bulk_order_id = b.id and ${inSameScope}
     left join document_versions v on v.id = d.current_version_id
     where b.id = $1 and d.row_number > $2 order by d.bulk_order_id, d.row_number limit $3`,
    [bulkOrderId, afterNumber, limit],
  );
  return rows;
}
