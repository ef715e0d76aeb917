// SQL of messages. What a writer saves carries its attempt's number, so that only the newest attempt counts.
import type { ChatCitation } from '@folio/contract/chats';
import type { EngineMark } from '@folio/engine/core/engine-types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { chatMessages, chats } from './chats.table.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/** Most messages of one conversation, all branches counted. */
export const maxMessages = 1000;

export async function insertMessage(tx: Db, message: typeof chatMessages.$inferInsert): Promise<MessageRow> {
  const [row] = await tx.orm.insert(chatMessages).values(message).returning();
  if (!row) throw new Error('The message was not inserted');
  return row;
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | null> {
  const [row] = await db.orm.select().from(chatMessages).where(eq(chatMessages.id, id));
  return row ?? null;
}

/** Positions of all messages of a conversation, oldest first, without their text. */
export function listBranches(db: Db, chatId: number) {
  return db.orm
    .select({ id: chatMessages.id, parent_id: chatMessages.parent_id, state: chatMessages.state })
    .from(chatMessages)
    .where(eq(chatMessages.chat_id, chatId))
    .orderBy(asc(chatMessages.id))
    .limit(maxMessages + 2);
}
export type MessageBranch = Awaited<ReturnType<typeof listBranches>>[number];

/** Messages by their ids, in the order of the ids. */
export async function listMessages(db: Db, ids: number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm.select().from(chatMessages).where(inArray(chatMessages.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

/** Lets a person's questions come one after the other until the transaction ends, whatever their conversations, so that their limit holds. */
export async function lockAsking(tx: Db, userId: number): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('answers of a person'), $1)`, [userId]);
}

/** Answers of a person that are being written now. */
export async function countWriting(db: Db, userId: number): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chat_id))
    .where(and(eq(chats.user_id, userId), eq(chatMessages.state, 'writing')));
  return row?.count ?? 0;
}

/** Answers of a conversation that are being written, locked until the transaction ends. */
export function lockWriting(tx: Db, chatId: number): Promise<MessageRow[]> {
  return tx.orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chat_id, chatId), eq(chatMessages.state, 'writing')))
    .for('update');
}

/** Asks the writer of a conversation to stop. */
export async function askToStop(db: Db, chatId: number): Promise<void> {
  await db.orm
    .update(chatMessages)
    .set({ is_stop_asked: true })
    .where(and(eq(chatMessages.chat_id, chatId), eq(chatMessages.state, 'writing')));
}

/** Begins an attempt with an empty text; null if there is nothing left to do. */
export async function beginAnswer(db: Db, id: number): Promise<MessageRow | null> {
  const [row] = await db.orm
    .update(chatMessages)
    .set({ attempt: sql`${chatMessages.attempt} + 1`, updated_at: sql`now()` })
    .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'writing')))
    .returning();
  return row ?? null;
}

const ofAttempt = (id: number, attempt: number) =>
  and(eq(chatMessages.id, id), eq(chatMessages.attempt, attempt), eq(chatMessages.state, 'writing'));

/** Saves the text so far (null: as it is) and answers whether to go on. */
export async function saveText(
  db: Db,
  { id, attempt }: Pick<MessageRow, 'id' | 'attempt'>,
  text: string | null,
): Promise<'go_on' | 'stop' | 'gone'> {
  const isStopAsked = { isStopAsked: chatMessages.is_stop_asked };
  const [row] =
    text === null
      ? await db.orm.select(isStopAsked).from(chatMessages).where(ofAttempt(id, attempt))
      : await db.orm
          .update(chatMessages)
          .set({ text, updated_at: sql`now()` })
          .where(ofAttempt(id, attempt))
          .returning(isStopAsked);
  if (!row) return 'gone';
  return row.isStopAsked ? 'stop' : 'go_on';
}

export interface AnswerEnd {
  state: 'done' | 'stopped' | 'failed';
  /** Left out: as it was saved last. */
  text?: string;
  citations?: ChatCitation[];
  engine?: EngineMark;
  reason?: string;
  reasonDetail?: string | null;
  price: number;
}

/** Ends an answer and returns its reserved credits; null if another attempt took over, or it has ended or is gone. `attempt` null means any. */
export async function endAnswer(tx: Db, id: number, attempt: number | null, end: AnswerEnd): Promise<number | null> {
  const [before] = await tx.orm
    .select({ reserved: chatMessages.credits_reserved })
    .from(chatMessages)
    .where(attempt === null ? and(eq(chatMessages.id, id), eq(chatMessages.state, 'writing')) : ofAttempt(id, attempt))
    .for('update');
  if (!before) return null;
  const { reason = null, reasonDetail = null, ...columns } = end;
  await tx.orm
    .update(chatMessages)
    .set({ ...columns, reason, reason_detail: reasonDetail, credits_reserved: 0, updated_at: sql`now()` })
    .where(eq(chatMessages.id, id));
  return before.reserved;
}
