// SQL of a person's own data: all that names them, for a copy of it and for erasing it.
import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { seats } from '../accounts/seats.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { chatMessages, chats } from '../chats/chats.table.ts';
import { comments } from '../comments/comments.table.ts';
import { documentVersions } from '../documents/documents.table.ts';
import { creditMovements } from '../ledger/ledger.table.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { sessions } from '../session/session.table.ts';

export async function findPerson(db: Db, accountId: number, personId: number) {
  const [person] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.id, personId), eq(users.account_id, accountId)));
  return person ?? null;
}

/** A page of a person's documents with their newest text, by id. */
export function listDocumentsOf(db: Db, personId: number, afterId: number, limit: number) {
  return db.orm
    .select({
      id: orderDetails.id,
      title: orderDetails.title,
      tool: orderDetails.tool_slug,
      status: orderDetails.status,
      workspace_id: orderDetails.workspace_id,
      created_at: orderDetails.created_at,
      html: documentVersions.html,
    })
    .from(orderDetails)
    .leftJoin(documentVersions, eq(documentVersions.id, orderDetails.current_version_id))
    .where(and(eq(orderDetails.user_id, personId), gt(orderDetails.id, afterId)))
    .orderBy(asc(orderDetails.id))
    .limit(limit);
}

export function listMovementsOf(db: Db, personId: number, limit: number) {
  return db.orm
    .select()
    .from(creditMovements)
    .where(eq(creditMovements.user_id, personId))
    .orderBy(desc(creditMovements.id))
    .limit(limit);
}

export function listAuditOf(db: Db, accountId: number, personId: number, limit: number) {
  return db.orm
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.account_id, accountId),
        or(eq(auditEntries.user_id, personId), eq(auditEntries.impersonator_id, personId)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

/** What a person asked in conversations and was answered, on every branch. */
export function listChatMessagesOf(db: Db, personId: number, limit: number) {
  return db.orm
    .select({
      chat_id: chats.id,
      title: chats.title,
      tool: chats.tool_slug,
      message_id: chatMessages.id,
      parent_id: chatMessages.parent_id,
      role: chatMessages.role,
      text: chatMessages.text,
      created_at: chatMessages.created_at,
    })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chat_id))
    .where(eq(chats.user_id, personId))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
}

/** What a person wrote in comments, and comments that name them. */
export function listCommentsOf(db: Db, personId: number, limit: number) {
  return db.orm
    .select({
      id: comments.id,
      order_detail_id: comments.order_detail_id,
      is_own: sql<boolean>`${comments.user_id} = ${personId}`,
      text: comments.text,
      quote: comments.quote,
      created_at: comments.created_at,
      edited_at: comments.edited_at,
    })
    .from(comments)
    .where(or(eq(comments.user_id, personId), sql`${comments.mentions} @> array[${personId}]::int[]`))
    .orderBy(desc(comments.id))
    .limit(limit);
}

/** Where a person is signed in, without the tokens. */
export function listSignIns(db: Db, personId: number) {
  return db.orm
    .select({ created_at: sessions.created_at, last_seen_at: sessions.last_seen_at, user_agent: sessions.user_agent })
    .from(sessions)
    .where(eq(sessions.user_id, personId))
    .limit(1000);
}
