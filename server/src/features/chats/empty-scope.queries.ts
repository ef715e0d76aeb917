// SQL of conversations of a removed workspace or author.
import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import { orders } from '../orders/orders.table.ts';
import { chatMessages, chats } from './chats.table.ts';

export async function leaveWorkspace(tx: Db, workspaceId: number): Promise<void> {
  await tx.orm.update(chats).set({ workspace_id: null }).where(eq(chats.workspace_id, workspaceId));
}

/** Deletes a person's conversations in no workspace, but for one that is being written: its credits are still held. */
export async function deleteChatsOf(tx: Db, userId: number): Promise<void> {
  const isWritten = tx.orm
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chat_id, chats.id), eq(chatMessages.state, 'writing')));
  const ended = tx.orm
    .select({ id: chats.order_id })
    .from(chats)
    .where(and(eq(chats.user_id, userId), notExists(isWritten)));
  await tx.orm
    .delete(orders)
    .where(and(inArray(orders.id, ended), inScope({ workspaceId: null, userId }, orders), eq(orders.is_draft, true)));
}
