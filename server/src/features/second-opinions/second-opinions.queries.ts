// All SQL of second opinions.
import type { EngineMark } from '@folio/engine/core/engine-types';
import type { Remark } from '@folio/engine/models/second-opinion';
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { secondOpinions } from './second-opinions.table.ts';

export type OpinionRow = typeof secondOpinions.$inferSelect;

/** The new row's id; null where one is being written for the document. */
export async function insertOpinion(
  tx: Db,
  opinion: Pick<OpinionRow, 'order_detail_id' | 'user_id' | 'impersonator_id' | 'version_number' | 'engine' | 'price'>,
): Promise<number | null> {
  const [row] = await tx.orm.insert(secondOpinions).values(opinion).onConflictDoNothing().returning({ id: secondOpinions.id });
  return row?.id ?? null;
}

const unfinished = (id: number) => and(eq(secondOpinions.id, id), isNull(secondOpinions.remarks));

/** Keeps the remarks; null where it was given up or its document deleted meanwhile. */
export async function finishOpinion(tx: Db, id: number, remarks: Remark[], engine: EngineMark): Promise<OpinionRow | null> {
  const [row] = await tx.orm.update(secondOpinions).set({ remarks, engine }).where(unfinished(id)).returning();
  return row ?? null;
}

/** Forgets one that came to nothing; true for the one call that did, which gives its credits back. */
export async function dropOpinion(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(secondOpinions).where(unfinished(id)).returning({ id: secondOpinions.id });
  return rows.length > 0;
}

/** Deletes running opinions on documents that are about to be deleted. Returns their reserved credits. */
export async function dropOpinionsOf(tx: Db, orderDetailIds: number[]) {
  const accountId = sql<number>`(select account_id from ${orderDetails} where ${orderDetails.id} = ${secondOpinions.order_detail_id})`;
  return tx.orm
    .delete(secondOpinions)
    .where(and(inArray(secondOpinions.order_detail_id, orderDetailIds), isNull(secondOpinions.remarks)))
    .returning({
      accountId,
      userId: secondOpinions.user_id,
      orderDetailId: secondOpinions.order_detail_id,
      reserved: secondOpinions.price,
    });
}

/** Null where it was given up, or went with its document. */
export async function findOpinion(db: Db, id: number): Promise<OpinionRow | null> {
  const [row] = await db.orm.select().from(secondOpinions).where(eq(secondOpinions.id, id));
  return row ?? null;
}

/** The last one that is finished. */
export async function findLastOpinion(db: Db, orderDetailId: number): Promise<OpinionRow | null> {
  const [row] = await db.orm
    .select()
    .from(secondOpinions)
    .where(and(eq(secondOpinions.order_detail_id, orderDetailId), isNotNull(secondOpinions.remarks)))
    .orderBy(desc(secondOpinions.id))
    .limit(1);
  return row ?? null;
}

/** Abandoned opinions: unfinished for longer than the maximum duration. */
export function listAbandoned(db: Db, olderThanSeconds: number, limit: number) {
  return db.orm
    .select({
      id: secondOpinions.id,
      accountId: orderDetails.account_id,
      userId: secondOpinions.user_id,
      orderDetailId: secondOpinions.order_detail_id,
      price: secondOpinions.price,
    })
    .from(secondOpinions)
    .innerJoin(orderDetails, eq(orderDetails.id, secondOpinions.order_detail_id))
    .where(
      and(isNull(secondOpinions.remarks), lt(secondOpinions.created_at, sql`now() - make_interval(secs => ${olderThanSeconds})`)),
    )
    .orderBy(secondOpinions.id)
    .limit(limit);
}
