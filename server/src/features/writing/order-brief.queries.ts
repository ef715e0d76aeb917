// SQL of the briefs of waiting orders.
import type { OrderBrief } from '@folio/contract/order-brief';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** The saved brief, or null. */
export async function findBrief(db: Db, detailId: number): Promise<OrderBrief | null> {
  const [row] = await db.orm.select({ brief: orderDetails.brief }).from(orderDetails).where(eq(orderDetails.id, detailId));
  return row?.brief ?? null;
}

/** False if the order does not wait any more. */
export async function saveBriefOf(tx: Db, detailId: number, brief: OrderBrief): Promise<boolean> {
  const rows = await tx.orm
    .update(orderDetails)
    .set({ brief })
    .where(and(eq(orderDetails.id, detailId), eq(orderDetails.status, 'onHold')))
    .returning({ id: orderDetails.id });
  return rows.length > 0;
}
