import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits } from '../ledger/index.ts';
import { deleteAttachments, listAttachmentsOfChat, listUnused } from './chat-attachments.queries.ts';
import { lockWriting } from './chat-messages.queries.ts';
import { isOwnChat } from './chats.policy.ts';
import { deleteChatRow, lockChat } from './chats.queries.ts';

/** Hours that an upload waits for a question, and uploads that are forgotten at once. */
const unusedHours = 24;
const mostAtOnce = 500;

async function removeFiles(kernel: Kernel, keys: string[]): Promise<void> {
  const left = (problem: unknown) => kernel.log.warn({ err: problem }, 'The file of a deleted attachment was left behind');
  for (const key of keys) await kernel.storage.remove(key).catch(left);
}

/** Deletes a conversation with its attachments; credits of an answer that is being written come back. Documents made of it stay. */
export async function removeChat(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const keys = await kernel.database.transaction(async (tx) => {
    const chat = await lockChat(tx, id);
    if (!chat || !isOwnChat(actor, chat)) throw notFound('chat_not_found');
    for (const { credits_reserved: reserved } of await lockWriting(tx, id))
      await releaseCredits(tx, {
        accountId: chat.account_id,
        userId: chat.user_id,
        workspaceId: chat.workspace_id,
        toolSlug: chat.tool_slug,
        reserved,
      });
    const found = await deleteAttachments(tx, await listAttachmentsOfChat(tx, id));
    await deleteChatRow(tx, chat);
    return found;
  });
  await removeFiles(kernel, keys);
}

/** Forgets uploads that no question took along for a day. */
export async function sweepUploads(kernel: Kernel): Promise<void> {
  const keys = await kernel.database.transaction(async (tx) =>
    deleteAttachments(tx, await listUnused(tx, unusedHours, mostAtOnce)),
  );
  await removeFiles(kernel, keys);
}
