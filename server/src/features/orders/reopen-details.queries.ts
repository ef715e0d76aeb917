// Documents that begin to be written once more: those that failed or wait, and accepted texts that are rewritten.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { OrderDetailRow } from './orders.queries.ts';
import { orderDetails, type WrittenPart } from './orders.table.ts';

/** Takes a failed or held detail up again with its price held, and answers it as it is now; null when someone else did, or deleted it. */
export async function reopenDetail(db: Db, id: number): Promise<OrderDetailRow | null> {
  const rows = await db.orm
    .update(orderDetails)
    .set({
      status: 'processing',
      reason: null,
      reason_detail: null,
      progress: null,
      part: null,
      credits_reserved: orderDetails.price,
      queued_at: null,
      resume_at: null,
      waits_for_connection: null,
      worked_ms: 0,
      updated_at: sql`now()`,
    })
    .where(and(eq(orderDetails.id, id), inArray(orderDetails.status, ['failed', 'onHold'])))
    .returning();
  return rows[0] ?? null;
}

/** An accepted text begins to be rewritten from other fields, with the price reserved; null where it is not accepted any more. Callers hold its row. */
export async function beginRewriting(
  tx: Db,
  id: number,
  { fields, price, part }: { fields: Record<string, unknown>; price: number; part: WrittenPart | null },
): Promise<OrderDetailRow | null> {
  const rows = await tx.orm
    .update(orderDetails)
    .set({
      status: 'processing',
      fields,
      price,
      credits_reserved: price,
      progress: null,
      part,
      // Of a bulk order it is written now and does not wait among the rows.
      queued_at: sql`now()`,
      worked_ms: 0,
      updated_at: sql`now()`,
    })
    .where(and(eq(orderDetails.id, id), eq(orderDetails.status, 'accepted'), eq(orderDetails.kind, 'content')))
    .returning();
  return rows[0] ?? null;
}
