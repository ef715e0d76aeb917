import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits } from '../ledger/index.ts';
import { deleteAttachments, listAttachmentsOfChat, listUploadsOf, lockUnused } from './chat-attachments.queries.ts';
import { lockWriting } from './chat-messages.queries.ts';
import { isOwnChat } from './chats.policy.ts';
import { type ChatRow, deleteChatRow, listChatIdsOf, lockChat } from './chats.queries.ts';

/** Hours that an upload waits for a question, and uploads that are forgotten at once. */
const unusedHours = 24;
const maxConcurrent = 500;
const chatsPerStep = 100;

async function removeFiles(kernel: Kernel, keys: string[]): Promise<void> {
  const left = (problem: unknown) => kernel.log.warn({ err: problem }, 'The file of a deleted attachment was left behind');
  for (const key of keys) await kernel.storage.remove(key).catch(left);
}

/** Deletes a locked conversation; answers the keys of the files that it leaves behind. */
async function deleteChat(tx: Db, chat: ChatRow): Promise<string[]> {
  for (const { credits_reserved: reserved } of await lockWriting(tx, chat.id))
    await releaseCredits(tx, {
      accountId: chat.account_id,
      userId: chat.user_id,
      workspaceId: chat.workspace_id,
      toolSlug: chat.tool_slug,
      reserved,
    });
  const keys = await deleteAttachments(tx, await listAttachmentsOfChat(tx, chat.id));
  await deleteChatRow(tx, chat);
  return keys;
}

/** Deletes a conversation with its attachments; credits of an answer that is being written come back. Documents made of it stay. */
export async function removeChat(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const keys = await kernel.database.transaction(async (tx) => {
    const chat = await lockChat(tx, id);
    if (!chat || !isOwnChat(actor, chat)) throw notFound('chat_not_found');
    return deleteChat(tx, chat);
  });
  await removeFiles(kernel, keys);
}

/** Deletes all conversations and uploads of a person, a few in a transaction. */
export async function removeChatsOf(kernel: Kernel, userId: number): Promise<void> {
  for (;;) {
    const ids = await listChatIdsOf(kernel.database, userId, chatsPerStep);
    for (const id of ids) {
      const keys = await kernel.database.transaction(async (tx) => {
        const chat = await lockChat(tx, id);
        return chat ? deleteChat(tx, chat) : [];
      });
      await removeFiles(kernel, keys);
    }
    if (ids.length < chatsPerStep) break;
  }
  for (;;) {
    const { keys, count } = await kernel.database.transaction(async (tx) => {
      const uploads = await listUploadsOf(tx, userId, maxConcurrent);
      return { keys: await deleteAttachments(tx, uploads), count: uploads.length };
    });
    await removeFiles(kernel, keys);
    if (count < maxConcurrent) return;
  }
}

/** Forgets uploads that no question took along for a day. */
export async function sweepUploads(kernel: Kernel): Promise<void> {
  const keys = await kernel.database.transaction(async (tx) =>
    deleteAttachments(tx, await lockUnused(tx, unusedHours, maxConcurrent)),
  );
  await removeFiles(kernel, keys);
}
