import type { Chat, ChatAttachment, ChatMessage } from '@folio/contract/chats';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Db } from '../../kernel/db/database.ts';
import { findMessage as findSentence, message } from '../../kernel/messages/messages.ts';
import { siblingsOf } from './branches.ts';
import { type AttachmentRow, listAttachments } from './chat-attachments.queries.ts';
import { listBranches, type MessageBranch, type MessageRow } from './chat-messages.queries.ts';
import type { ChatRow } from './chats.queries.ts';

export const presentAttachment = ({ id, kind, name, url }: AttachmentRow): ChatAttachment => ({ id, kind, name, url });

export const presentChat = (chat: ChatRow, isWriting: boolean): Chat => ({
  id: chat.id,
  title: chat.title,
  tool: chat.tool_slug,
  workspace_id: chat.workspace_id,
  brand_voice_id: chat.brand_voice_id,
  language: chat.language,
  additional_source_ids: chat.source_ids,
  is_writing: isWriting,
  created_at: chat.created_at.toISOString(),
  updated_at: chat.updated_at.toISOString(),
});

function reasonOf({ reason, reason_detail: detail }: MessageRow, language: InterfaceLanguage): string | null {
  if (reason === null) return null;
  return findSentence(reason, language, { detail: detail ?? '' }) ?? message('server_error', language);
}

/** Messages of one conversation in the given order; one query for all of their attachments. */
export async function presentMessages(
  db: Db,
  rows: readonly MessageRow[],
  nodes: readonly MessageBranch[],
  language: InterfaceLanguage,
): Promise<ChatMessage[]> {
  const attachments = await listAttachments(db, [...new Set(rows.flatMap((row) => row.attachment_ids))]);
  return rows.map((row) => ({
    id: row.id,
    chat_id: row.chat_id,
    parent_id: row.parent_id,
    role: row.role,
    text: row.text,
    state: row.state,
    reason: reasonOf(row, language),
    attachments: attachments.filter(({ id }) => row.attachment_ids.includes(id)).map(presentAttachment),
    citations: row.citations,
    engine: row.engine,
    price: row.price,
    created_at: row.created_at.toISOString(),
    siblings: siblingsOf(nodes, row),
  }));
}

/** One message with its siblings. */
export async function presentMessage(db: Db, row: MessageRow, language: InterfaceLanguage): Promise<ChatMessage> {
  const [shown] = await presentMessages(db, [row], await listBranches(db, row.chat_id), language);
  if (!shown) throw new Error('The message was not presented');
  return shown;
}
