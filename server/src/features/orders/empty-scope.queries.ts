// SQL of orders of a removed workspace or user.
import { listTools } from '@folio/catalogue/catalogue';
import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { orderDetails, orders } from './orders.table.ts';

/** Their orders are conversations, which the feature `chats` deletes. */
const chatTools = listTools().flatMap(({ slug, output }) => (output === 'chat' ? [slug] : []));

/** Holds the documents and orders of a scope until the transaction ends, each in the order of their ids. */
export async function lockOrders(tx: Db, scope: EmptiedScope): Promise<void> {
  for (const table of [orderDetails, orders]) {
    const held = tx.orm.select({ id: table.id }).from(table).where(isInEmptied(scope, table)).orderBy(table.id).for('update');
    await tx.orm.select({ rows: count() }).from(held.as('held'));
  }
}

/**
 * Moves documents and orders into a user's personal workspace and answers how many documents that were. Drafts of a wizard, which only
 * their author can continue, lose their workspace and keep their author; those of a removed person are deleted. A run that is writing
 * one of the documents names neither workspace nor owner, so it finishes wherever the document is by then.
 */
export async function moveOrders(tx: Db, scope: EmptiedScope, toUserId: number): Promise<number> {
  const home = { workspace_id: null, user_id: toUserId, folder_id: null };
  const moved = await tx.orm.update(orderDetails).set(home).where(isInEmptied(scope, orderDetails));
  await tx.orm
    .update(orders)
    .set(home)
    .where(and(isInEmptied(scope, orders), eq(orders.is_draft, false)));
  if ('workspaceId' in scope)
    await tx.orm.update(orders).set({ workspace_id: null, folder_id: null }).where(isInEmptied(scope, orders));
  else
    await tx.orm
      .delete(orders)
      .where(and(isInEmptied(scope, orders), eq(orders.is_draft, true), notInArray(orders.tool_slug, chatTools)));
  return moved.rowCount ?? 0;
}
