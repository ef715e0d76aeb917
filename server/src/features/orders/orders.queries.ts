// SQL of orders and their details, but for inserting them (`insert-orders.queries.ts`) and the writing of results (`attempts.queries.ts`).
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails, orders, type VoiceWaiver } from './orders.table.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderDetailRow = typeof orderDetails.$inferSelect;

export type StoppedDetail = Pick<OrderDetailRow, 'id' | 'status' | 'reason' | 'reason_detail'>;

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.orm.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The draft of a user; null for anybody else's, a placed order or an unknown id. Locked until the transaction ends. */
export async function findDraft(db: Db, id: number, userId: number): Promise<OrderRow | null> {
  const [row] = await db.orm
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.user_id, userId), eq(orders.is_draft, true)))
    .for('update');
  return row ?? null;
}

export async function findDetail(db: Db, id: number): Promise<OrderDetailRow | null> {
  const [row] = await db.orm.select().from(orderDetails).where(eq(orderDetails.id, id));
  return row ?? null;
}

const ownerOfDetail = {
  name: 'owner-of-detail',
  text: 'select id, account_id, tool_slug from order_details where id = $1',
};

/** Whose a detail is and by which tool it is written. */
export async function findOwnerOfDetail(
  db: Db,
  id: number,
): Promise<Pick<OrderDetailRow, 'id' | 'account_id' | 'tool_slug'> | null> {
  const { rows } = await db.client.query<Pick<OrderDetailRow, 'id' | 'account_id' | 'tool_slug'>>({
    ...ownerOfDetail,
    values: [id],
  });
  return rows[0] ?? null;
}

export function listDetailsOfOrder(db: Db, orderId: number): Promise<OrderDetailRow[]> {
  return db.orm.select().from(orderDetails).where(eq(orderDetails.order_id, orderId)).orderBy(asc(orderDetails.id)).limit(5000);
}

export async function updateDetail(db: Db, id: number, changes: Partial<typeof orderDetails.$inferInsert>): Promise<void> {
  await db.orm.update(orderDetails).set(changes).where(eq(orderDetails.id, id));
}

/** Documents of human services, in one statement: a model writes those with `fields`. */
export async function setLineFacts(
  tx: Db,
  facts: { id: number; language: string; tool_slug: string; fields: Record<string, unknown> }[],
): Promise<void> {
  await tx.client.query(
    `update order_details d set language = f.language, tool_slug = f.tool_slug, fields = f.fields, updated_at = now()
     from jsonb_to_recordset($1::jsonb) as f(id int, language text, tool_slug text, fields jsonb) where d.id = f.id`,
    [JSON.stringify(facts)],
  );
}

/** Documents that hold no credits any more. */
export async function clearReserved(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.orm.update(orderDetails).set({ credits_reserved: 0 }).where(anyOf(orderDetails.id, ids));
}

const anyOf = (column: PgColumn, ids: number[]) => sql`${column} = any(${sql.param(ids)}::int[])`;

/** Details by their ids, at most 5,000. */
export function listDetails(db: Db, ids: number[]): Promise<OrderDetailRow[]> {
  return db.orm.select().from(orderDetails).where(anyOf(orderDetails.id, ids)).orderBy(asc(orderDetails.id)).limit(5000);
}

/** The reasons of details that are on hold or failed, by id; leaves out other details. */
export async function listStopped(db: Db, ids: readonly number[]): Promise<Map<number, StoppedDetail>> {
  if (ids.length === 0) return new Map();
  const { id, status, reason, reason_detail } = orderDetails;
  const rows = await db.orm
    .select({ id, status, reason, reason_detail })
    .from(orderDetails)
    .where(and(anyOf(id, [...ids]), inArray(status, ['onHold', 'failed'])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Details by their ids in this order, locked until the transaction ends; those that are deleted by then are left out. At most 5,000. */
export function lockDetails(tx: Db, ids: number[]): Promise<OrderDetailRow[]> {
  return tx.orm
    .select()
    .from(orderDetails)
    .where(anyOf(orderDetails.id, ids))
    .orderBy(asc(orderDetails.id))
    .limit(5000)
    .for('update');
}

/** Deletes details and, with the last of them, their order. */
export async function deleteDetails(db: Db, details: { id: number; order_id: number }[]): Promise<void> {
  const ids = details.map((detail) => detail.id);
  const orderIds = [...new Set(details.map((detail) => detail.order_id))];
  await db.orm.delete(orderDetails).where(anyOf(orderDetails.id, ids));
  const left = db.orm.select({ id: orderDetails.id }).from(orderDetails).where(eq(orderDetails.order_id, orders.id));
  await db.orm.delete(orders).where(and(anyOf(orders.id, orderIds), notExists(left)));
}

/** Puts details into a folder, and into another scope where one is given; an order follows once all of it is in one place. */
export async function moveDetailsToFolder(
  db: Db,
  details: { id: number; order_id: number }[],
  to: { folderId: number | null; workspaceId?: number | null },
): Promise<void> {
  const columns = { folder_id: to.folderId, ...(to.workspaceId === undefined ? {} : { workspace_id: to.workspaceId }) };
  const ids = details.map((detail) => detail.id);
  const orderIds = [...new Set(details.map((detail) => detail.order_id))];
  await db.orm.update(orderDetails).set(columns).where(anyOf(orderDetails.id, ids));
  await db.client.query(
    `update orders o set workspace_id = d.workspace_id, folder_id = d.folder_id from (
       select order_id, min(workspace_id) as workspace_id, min(folder_id) as folder_id from order_details where order_id = any($1::int[])
       group by order_id having count(distinct (coalesce(workspace_id, 0), coalesce(folder_id, 0))) = 1) d
     where o.id = d.order_id`,
    [orderIds],
  );
}

/** Adds a waiver, replacing an earlier one of the same rule. */
export async function addVoiceWaiver(db: Db, detailId: number, waiver: VoiceWaiver): Promise<void> {
  const others = sql`(select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(${orderDetails.voice_waivers}) w where w->>'rule' <> ${waiver.rule})`;
  await db.orm
    .update(orderDetails)
    .set({ voice_waivers: sql`${others} || ${JSON.stringify([waiver])}::jsonb` })
    .where(eq(orderDetails.id, detailId));
}
