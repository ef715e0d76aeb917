// All SQL of rewrites. A row without its new text is still being written, with its credits held.
import type { RewrittenPassage } from '@folio/engine/rewrite/rewrite-types';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { passageRewrites } from '../documents/documents.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

type NewRewrite = Omit<typeof passageRewrites.$inferInsert, 'after'>;

export async function insertRewrite(tx: Db, rewrite: NewRewrite): Promise<number> {
  const [row] = await tx.orm
    .insert(passageRewrites)
    .values({ ...rewrite, after: '' })
    .returning({ id: passageRewrites.id });
  if (!row) throw new Error('The rewrite was not inserted');
  return row.id;
}

const unfinished = (id: number) => and(eq(passageRewrites.id, id), eq(passageRewrites.after, ''));

/** Keeps the new text; false where the rewrite was given up or its document deleted meanwhile. */
export async function finishRewrite(tx: Db, id: number, { text: after, engine, claims }: RewrittenPassage): Promise<boolean> {
  const rows = await tx.orm
    .update(passageRewrites)
    .set({ after, engine, claims })
    .where(unfinished(id))
    .returning({ id: passageRewrites.id });
  return rows.length > 0;
}

/** True if a rewrite has its new text, and is paid. */
export async function isRewriteKept(db: Db, id: number): Promise<boolean> {
  const rows = await db.orm
    .select({ id: passageRewrites.id })
    .from(passageRewrites)
    .where(and(eq(passageRewrites.id, id), ne(passageRewrites.after, '')));
  return rows.length > 0;
}

/** Null where it was given up, or went with its document. Without its new text while it is being written. */
export async function findRewrite(db: Db, id: number) {
  const [row] = await db.orm.select().from(passageRewrites).where(eq(passageRewrites.id, id));
  return row ?? null;
}

/** Forgets a rewrite that came to nothing; true for the one call that did, which gives its credits back. */
export async function dropRewrite(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(passageRewrites).where(unfinished(id)).returning({ id: passageRewrites.id });
  return rows.length > 0;
}

/** Deletes running rewrites of documents that are about to be deleted. Returns their reserved credits. */
export async function dropRewritesOf(tx: Db, orderDetailIds: number[]) {
  const accountId = sql<number>`(select account_id from ${orderDetails} where ${orderDetails.id} = ${passageRewrites.order_detail_id})`;
  return tx.orm
    .delete(passageRewrites)
    .where(and(inArray(passageRewrites.order_detail_id, orderDetailIds), eq(passageRewrites.after, '')))
    .returning({
      accountId,
      userId: passageRewrites.user_id,
      orderDetailId: passageRewrites.order_detail_id,
      reserved: passageRewrites.price,
    });
}

/** Abandoned rewrites: unfinished for longer than the maximum duration. */
export function listAbandoned(db: Db, olderThanSeconds: number, limit: number) {
  return db.orm
    .select({
      id: passageRewrites.id,
      accountId: orderDetails.account_id,
      userId: passageRewrites.user_id,
      orderDetailId: passageRewrites.order_detail_id,
      price: passageRewrites.price,
    })
    .from(passageRewrites)
    .innerJoin(orderDetails, eq(orderDetails.id, passageRewrites.order_detail_id))
    .where(
      and(eq(passageRewrites.after, ''), lt(passageRewrites.created_at, sql`now() - make_interval(secs => ${olderThanSeconds})`)),
    )
    .orderBy(passageRewrites.id)
    .limit(limit);
}
