// SQL of the documents in folders.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scoped } from '../../kernel/policy.ts';
import { orderDetails, orders } from '../orders/orders.table.ts';

/** Moves a folder's direct content into another one or none. Returns the number of documents. */
export async function emptyInto(tx: Db, folderId: number, parentId: number | null): Promise<number> {
  const moved = await tx.orm.update(orderDetails).set({ folder_id: parentId }).where(eq(orderDetails.folder_id, folderId));
  await tx.orm.update(orders).set({ folder_id: parentId }).where(eq(orders.folder_id, folderId));
  return moved.rowCount ?? 0;
}

/** Documents that lie in any of these folders; at most `limit`. */
export function listDocumentsIn(db: Db, folderIds: number[], limit: number): Promise<(Scoped & { id: number })[]> {
  return db.orm
    .select({ id: orderDetails.id, workspace_id: orderDetails.workspace_id, user_id: orderDetails.user_id })
    .from(orderDetails)
    .where(sql`${orderDetails.folder_id} = any(${sql.param(folderIds)}::int[])`)
    .limit(limit);
}
