// Engine input of a conversation: the messages of the branch, the pictures, and the texts of files, pages, recordings and sources.

import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ChatPicture, ChatRequest, ChatTurn } from '@folio/engine/chat/chat-types';
import { EngineFailure, type ModelCall, type SourceText } from '@folio/engine/core/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { findVoiceOfOrder } from '../brand-voices/index.ts';
import { readSources } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import { pathTo } from './branches.ts';
import { type AttachmentRow, listAttachments } from './chat-attachments.queries.ts';
import { listBranches, listMessages, type MessageRow } from './chat-messages.queries.ts';
import type { ChatRow } from './chats.queries.ts';
import type { FindTranscriber } from './find-transcriber.ts';

async function readPictures(kernel: Kernel, attachments: AttachmentRow[]): Promise<ChatPicture[]> {
  const pictures: ChatPicture[] = [];
  for (const { kind, storage_key: key, media_type: mediaType } of attachments)
    if (kind === 'image' && key !== null && mediaType !== null)
      pictures.push({ mediaType, bytes: await kernel.storage.read(key) });
  return pictures;
}

async function readRecordings(
  kernel: Kernel,
  chat: ChatRow,
  attachments: AttachmentRow[],
  find: FindTranscriber,
  ask: { signal: AbortSignal; onModelCall: (call: ModelCall) => void },
): Promise<SourceText[]> {
  const recordings = attachments.filter(({ kind }) => kind === 'audio');
  if (recordings.length === 0) return [];
  const transcribe = await find(kernel, chat.account_id);
  if (!transcribe) throw new EngineFailure('NEEDS_TRANSCRIPTION_MODEL');
  const texts: SourceText[] = [];
  for (const { name, storage_key: key } of recordings) {
    const bytes = await kernel.storage.read(key ?? '');
    texts.push({ id: 0, title: name, url: null, text: await transcribe({ name, bytes, ...ask }) });
  }
  return texts;
}

const turnOf = async (kernel: Kernel, row: MessageRow, attachments: AttachmentRow[]): Promise<ChatTurn> => ({
  role: row.role,
  text: row.text,
  pictures: await readPictures(
    kernel,
    attachments.filter(({ id }) => row.attachment_ids.includes(id)),
  ),
});

/** Throws `EngineFailure` for a page or file that cannot be read, and for a recording that nothing can transcribe. */
export async function readRequest(
  kernel: Kernel,
  chat: ChatRow,
  answer: MessageRow,
  options: {
    findTranscriber: FindTranscriber;
    reader: InterfaceLanguage;
    signal: AbortSignal;
    onModelCall: (call: ModelCall) => void;
  },
): Promise<ChatRequest> {
  const { database } = kernel;
  const tool = await findToolOf(database, chat.account_id, chat.tool_slug, { isDeletedFine: true });
  const branch = await listMessages(database, pathTo(await listBranches(database, chat.id), answer.parent_id));
  const attachments = await listAttachments(
    database,
    branch.flatMap((one) => one.attachment_ids),
  );
  const ofAttachments = attachments.flatMap(({ additional_source_id: id }) => (id === null ? [] : [id]));
  const sourceIds = [...new Set([...ofAttachments, ...answer.source_ids])];
  const voice = chat.brand_voice_id === null ? null : await findVoiceOfOrder(database, chat.account_id, chat.brand_voice_id);
  const turns: ChatTurn[] = [];
  // An answer that failed said nothing.
  for (const row of branch) if (row.text.trim() !== '') turns.push(await turnOf(kernel, row, attachments));
  return {
    brief: tool?.brief ?? '',
    turns,
    sources: [
      ...(await readSources(kernel, chat.account_id, sourceIds)),
      ...(await readRecordings(kernel, chat, attachments, options.findTranscriber, options)),
    ],
    language: answer.language ?? options.reader,
    ...(voice ? { brandVoice: voice.profile } : {}),
    refusal: message('chat_refusal', options.reader),
  };
}
