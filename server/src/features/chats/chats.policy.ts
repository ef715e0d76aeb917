// Permissions of conversations: their owner alone, whatever the role.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isInReach } from '../../kernel/policy.ts';
import { findMessage, type MessageRow } from './chat-messages.queries.ts';
import { type ChatRow, findChat } from './chats.queries.ts';

/** True for one's own, as long as one works in its workspace. */
export const isOwnChat = (actor: Actor, chat: ChatRow): boolean => chat.user_id === actor.id && isInReach(actor, chat);

/** Throws 404 for one that is not there or not the actor's. */
export async function getOwnChat(kernel: Kernel, actor: Actor, id: number): Promise<ChatRow> {
  const chat = await findChat(kernel.database, id);
  if (!chat || !isOwnChat(actor, chat)) throw notFound('chat_not_found');
  return chat;
}

/** A message of one's own conversation; throws 404. */
export async function getOwnMessage(kernel: Kernel, actor: Actor, id: number): Promise<{ chat: ChatRow; message: MessageRow }> {
  const message = await findMessage(kernel.database, id);
  if (!message) throw notFound('chat_not_found');
  return { chat: await getOwnChat(kernel, actor, message.chat_id), message };
}
