// SQL of conversations themselves; those of their messages and attachments are in files of their own.
import { and, eq, exists, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { placing } from '../orders/index.ts';
import { orders } from '../orders/orders.table.ts';
import { chatMessages, chats } from './chats.table.ts';

export type ChatRow = typeof chats.$inferSelect;

export async function insertChat(tx: Db, chat: Omit<typeof chats.$inferInsert, 'order_id'>): Promise<ChatRow> {
  const { account_id, workspace_id = null, user_id, tool_slug, title } = chat;
  const owner = { account_id, workspace_id, user_id, impersonator_id: null };
  const draft = { ...owner, tool_slug, title, language: 'en', fields: {}, is_draft: true, documents: [] };
  const { orderId } = await placing.insertOrder(tx, draft);
  const [row] = await tx.orm
    .insert(chats)
    .values({ ...chat, order_id: orderId })
    .returning();
  if (!row) throw new Error('The conversation was not inserted');
  return row;
}

export async function findChat(db: Db, id: number): Promise<ChatRow | null> {
  const [row] = await db.orm.select().from(chats).where(eq(chats.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends: of two questions at once one comes first. */
export async function lockChat(tx: Db, id: number): Promise<ChatRow | null> {
  const [row] = await tx.orm.select().from(chats).where(eq(chats.id, id)).for('update');
  return row ?? null;
}

export async function updateChat(db: Db, id: number, changes: Partial<typeof chats.$inferInsert>): Promise<void> {
  await db.orm.update(chats).set(changes).where(eq(chats.id, id));
}

/** Ids of a person's conversations in all places. */
export async function listChatIdsOf(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db.orm.select({ id: chats.id }).from(chats).where(eq(chats.user_id, userId)).orderBy(chats.id).limit(limit);
  return rows.map(({ id }) => id);
}

/** Goes with its order, and its messages with it. */
export async function deleteChatRow(tx: Db, chat: ChatRow): Promise<void> {
  await tx.orm.delete(orders).where(eq(orders.id, chat.order_id));
}

const isWriting = exists(
  sql`(select 1 from ${chatMessages} where ${chatMessages.chat_id} = ${chats.id} and ${chatMessages.state} = 'writing')`,
);

/** A person's conversations of one place in which something was asked, the newest first. */
export async function listChats(db: Db, scope: Scope, filter: { search?: string | undefined; page: number; perPage: number }) {
  const inListedScope = and(
    eq(chats.user_id, scope.userId),
    scope.workspaceId === null ? isNull(chats.workspace_id) : eq(chats.workspace_id, scope.workspaceId),
    isNotNull(chats.leaf_id),
  );
  const pattern = containing(filter.search);
  const said = sql`(select 1 from ${chatMessages} where ${chatMessages.chat_id} = ${chats.id} and ${chatMessages.text} ilike ${pattern})`;
  const wanted = filter.search ? and(inListedScope, or(ilike(chats.title, pattern), exists(said))) : inListedScope;
  const rows = await db.orm
    .select({ chat: chats, isWriting: sql<boolean>`${isWriting}` })
    .from(chats)
    .where(wanted)
    // As the indexes have it: without `nulls last` the planner sorts them all.
    .orderBy(sql`${chats.updated_at} desc nulls last`, sql`${chats.id} desc nulls last`)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const count = async (where: typeof inListedScope) =>
    (await db.orm.select({ count: sql<number>`count(*)::int` }).from(chats).where(where))[0]?.count ?? 0;
  const total = await count(inListedScope);
  return { rows, total, filtered: filter.search ? await count(wanted) : total };
}
