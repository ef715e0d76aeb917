// SQL of rows while they move through their states, always many at once.
import type { Db } from '../../kernel/db/database.ts';

/** Of a bulk order as it lies now: a row that was moved to another place is that place's. */
const ofBulk = `d.bulk_order_id = b.id and d.workspace_id is not distinct from o.workspace_id and (o.workspace_id is not null or d.user_id = o.user_id)`;

const inQueue = {
  name: 'bulk-rows-in-queue',
  text: `select count(*)::int as count from order_details where bulk_order_id = $1 and queued_at is not null and status in ('processing', 'in_progress')`,
};

/** Rows that were handed out and have not ended. */
export async function countQueued(tx: Db, bulkOrderId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>({ ...inQueue, values: [bulkOrderId] });
  return rows[0]?.count ?? 0;
}

const queueNext = {
  name: 'queue-bulk-rows',
  text: `update order_details set queued_at = $3 where id in (
      select id from order_details where bulk_order_id = $1 and status = 'processing' and queued_at is null order by row_number limit $2 for update)
    returning id, row_number`,
};

/** Hands out the next waiting rows; `at` is the mark by which their jobs know that it is their turn. */
export async function queueRows(tx: Db, bulkOrderId: number, limit: number, at: Date): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number; row_number: number }>({ ...queueNext, values: [bulkOrderId, limit, at] });
  return rows.toSorted((a, b) => a.row_number - b.row_number).map((row) => row.id);
}

/** Takes back rows that were handed out and have not begun. */
export async function unqueueRows(tx: Db, bulkOrderId: number): Promise<void> {
  await tx.client.query(
    `update order_details set queued_at = null where bulk_order_id = $1 and status = 'processing' and queued_at is not null`,
    [bulkOrderId],
  );
}

const turn = {
  name: 'bulk-row-turn',
  text: `select 1 from order_details where id = $1 and queued_at = $2 and status in ('processing', 'in_progress')`,
};

/** True while the row is handed out by this mark and not done. */
export async function isRowsTurn(db: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await db.client.query({ ...turn, values: [id, at] });
  return rows.length > 0;
}

/** Rows of a bulk order that a change is meant for: those named, or all in these states. */
export interface MeantRows {
  bulkOrderId: number;
  /** Null means all. */
  ids: number[] | null;
}

const rowsWhere = (condition: string, columns = 'd.id') =>
  `select ${columns} from order_details d, bulk_orders b, orders o where b.id = $1 and o.id = b.order_id and ${ofBulk}
   and ($2::int[] is null or d.id = any($2::int[])) and ${condition} for update of d`;

/** Ends rows that have not begun, or wait for a model, as canceled. Returns the reserved credits of each. */
export async function cancelRows(tx: Db, { bulkOrderId, ids }: MeantRows): Promise<{ id: number; reserved: number }[]> {
  const { rows } = await tx.client.query<{ id: number; reserved: number }>(
    `with meant as (${rowsWhere(`d.kind = 'content' and d.version_count = 0 and d.status in ('processing', 'onHold')`, 'd.id, d.credits_reserved')})
     update order_details d set status = 'failed', reason = 'CANCELLED', reason_detail = null, progress = null, credits_reserved = 0, updated_at = now()
     from meant where d.id = meant.id returning d.id, meant.credits_reserved as reserved`,
    [bulkOrderId, ids],
  );
  return rows;
}

/** Rows that wait for people or are in their hands, locked until the transaction ends. */
export async function lockRowsOfPeople(tx: Db, { bulkOrderId, ids }: MeantRows): Promise<number[]> {
  const condition = `d.kind = 'translation_line' and d.status in ('onHold', 'in_progress')`;
  const { rows } = await tx.client.query<{ id: number }>(rowsWhere(condition), [bulkOrderId, ids]);
  return rows.map(({ id }) => id);
}

/** Puts rows back among the waiting, to hold their price again; without ids those that failed, with ids also held and cancelled ones. */
export async function reopenRows(tx: Db, { bulkOrderId, ids }: MeantRows): Promise<number[]> {
  const condition =
    ids === null
      ? `d.kind = 'content' and d.status = 'failed' and d.reason is distinct from 'CANCELLED'`
      : `d.kind = 'content' and d.status in ('failed', 'onHold')`;
  return reopen(tx, rowsWhere(condition), [bulkOrderId, ids]);
}

/** The same for those of the named rows that are still on hold for one of these reasons. */
export function reopenRowsOnHold(tx: Db, bulkOrderId: number, ids: number[], reasons: readonly string[]): Promise<number[]> {
  const onHoldRows = `select id from order_details where bulk_order_id = $1 and id = any($2::int[]) and status = 'onHold' and reason = any($3::text[])
    order by row_number for update`;
  return reopen(tx, onHoldRows, [bulkOrderId, ids, reasons]);
}

async function reopen(tx: Db, which: string, values: unknown[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update order_details set status = 'processing', reason = null, reason_detail = null, progress = null, credits_reserved = price,
       queued_at = null, resume_at = null, waits_for_connection = null, worked_ms = 0, updated_at = now()
     where id in (${which}) returning id`,
    values,
  );
  return rows.map((row) => row.id);
}

/** Marks ready rows as approved by someone, or undoes it; answers how many changed. */
export async function approveRows(tx: Db, { bulkOrderId, ids }: MeantRows, userId: number, isApproved: boolean): Promise<number> {
  const condition = `d.status = 'accepted' and d.approved_at is ${isApproved ? 'null' : 'not null'}`;
  const { rowCount } = await tx.client.query(
    `update order_details set approved_by = case when $4 then $3::int end, approved_at = case when $4 then now() end where id in (${rowsWhere(condition)})`,
    [bulkOrderId, ids, userId, isApproved],
  );
  return rowCount ?? 0;
}

/** Rows of a bulk order that are ready, locked until the transaction ends, in the order of the file; those moved elsewhere are not among them. */
export async function listReadyRows(
  tx: Db,
  bulkOrderId: number,
  limit: number,
): Promise<{ id: number; row_number: number; title: string; language: string }[]> {
  const columns = 'd.id, d.row_number, d.title, d.language';
  const { rows } = await tx.client.query<{ id: number; row_number: number; title: string; language: string }>(
    `select ${columns} from order_details d, bulk_orders b, orders o where b.id = $1 and o.id = b.order_id and ${ofBulk}
     and d.status = 'accepted' order by d.row_number limit $2 for update of d`,
    [bulkOrderId, limit],
  );
  return rows;
}
