// SQL of attachments, and of the unlisted sources that were made for them.
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orders } from '../orders/orders.table.ts';
import { additionalSources } from '../sources/sources.table.ts';
import { chatAttachments } from './chats.table.ts';

export type AttachmentRow = typeof chatAttachments.$inferSelect;

export async function insertAttachment(db: Db, attachment: typeof chatAttachments.$inferInsert): Promise<AttachmentRow> {
  const [row] = await db.orm.insert(chatAttachments).values(attachment).returning();
  if (!row) throw new Error('The attachment was not inserted');
  return row;
}

export async function findAttachment(db: Db, id: number): Promise<AttachmentRow | null> {
  const [row] = await db.orm.select().from(chatAttachments).where(eq(chatAttachments.id, id));
  return row ?? null;
}

/** Attachments by their ids, in the order of the ids. */
export async function listAttachments(db: Db, ids: number[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm.select().from(chatAttachments).where(inArray(chatAttachments.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

/** Gives a person's attachments to a conversation and answers them: those that no other has taken. */
export async function claimAttachments(tx: Db, userId: number, chatId: number, ids: number[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx.orm
    .update(chatAttachments)
    .set({ chat_id: chatId })
    .where(
      and(
        inArray(chatAttachments.id, ids),
        eq(chatAttachments.user_id, userId),
        or(isNull(chatAttachments.chat_id), eq(chatAttachments.chat_id, chatId)),
      ),
    )
    .returning();
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

/** Uploads that no question took along, older than so many hours; locked, so that none is claimed while it is deleted. */
export function lockUnused(tx: Db, hours: number, limit: number): Promise<AttachmentRow[]> {
  return tx.orm
    .select()
    .from(chatAttachments)
    .where(and(isNull(chatAttachments.chat_id), lt(chatAttachments.created_at, sql`now() - make_interval(hours => ${hours})`)))
    .limit(limit)
    .for('update');
}

/** Attachments of a person, used or not. */
export function listUploadsOf(tx: Db, userId: number, limit: number): Promise<AttachmentRow[]> {
  return tx.orm.select().from(chatAttachments).where(eq(chatAttachments.user_id, userId)).limit(limit);
}

export function listAttachmentsOfChat(tx: Db, chatId: number): Promise<AttachmentRow[]> {
  return tx.orm.select().from(chatAttachments).where(eq(chatAttachments.chat_id, chatId));
}

/**
 * Deletes attachments and returns the storage keys of their remains. A source made for one goes with it, unless it was named since or used for a
 * document.
 */
export async function deleteAttachments(tx: Db, attachments: AttachmentRow[]): Promise<string[]> {
  if (attachments.length === 0) return [];
  const ids = attachments.map(({ id }) => id);
  await tx.orm.delete(chatAttachments).where(inArray(chatAttachments.id, ids));
  const sourceIds = attachments.flatMap(({ additional_source_id: id }) => (id === null ? [] : [id]));
  const isUsed = sql`exists (select 1 from ${orders} where ${orders.source_ids} @> array[${additionalSources.id}] and ${orders.source_ids} <> '{}')`;
  const sources =
    sourceIds.length === 0
      ? []
      : await tx.orm
          .delete(additionalSources)
          .where(and(inArray(additionalSources.id, sourceIds), eq(additionalSources.is_listed, false), sql`not ${isUsed}`))
          .returning({ key: additionalSources.storage_key });
  const keys = [...attachments.map((one) => one.storage_key), ...sources.map(({ key }) => key)];
  return keys.filter((key) => key !== null);
}

/** Uploads of a person that wait for a question. */
export async function countUnused(db: Db, userId: number): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(chatAttachments)
    .where(and(isNull(chatAttachments.chat_id), eq(chatAttachments.user_id, userId)));
  return row?.count ?? 0;
}
