// Asking: question and empty answer, held credits and the job that writes, all of it or nothing.
import type { Tool } from '@folio/catalogue/define-tool';
import { priceOf } from '@folio/contract/tool-price';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { cutAtWord } from '@folio/engine/text/cut-at-word';
import { detectLanguage } from '@folio/engine/text/detect-language';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { AppError, conflict, invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { reserveCredits } from '../ledger/index.ts';
import { findServingConnection, findTextModelName } from '../models/index.ts';
import { checkGivenSources, insertGivenSources, sourceRows } from '../sources/index.ts';
import { toolEvents } from '../tools/index.ts';
import { pathTo } from './branches.ts';
import { type AttachmentRow, claimAttachments, insertAttachment, listAttachments } from './chat-attachments.queries.ts';
import {
  countWriting,
  findMessage,
  insertMessage,
  listBranches,
  listMessages,
  lockAsking,
  type MessageRow,
  maxMessages,
} from './chat-messages.queries.ts';
import { chatAnswerQueue } from './chat-queues.ts';
import { getChatTool } from './chat-settings.ts';
import { isOwnChat } from './chats.policy.ts';
import { type ChatRow, lockChat, updateChat } from './chats.queries.ts';

/** Most answers that one person has written at once, and seconds after which one of them is likely done. */
const maxConcurrent = 4;
const retryAfterSeconds = 5;
const maxTitleLength = 80;

export interface Question {
  chat_id: number;
  text?: string | undefined;
  parent_id?: number | null | undefined;
  attachment_ids: number[];
  urls: string[];
}

export interface AskedQuestion {
  question: MessageRow;
  answer: MessageRow;
}

export interface AskedQuestionIds {
  questionId: number;
  answerId: number;
}

export const idsOf = ({ question, answer }: AskedQuestion): AskedQuestionIds => ({
  questionId: question.id,
  answerId: answer.id,
});

const titleOf = (text: string) => cutAtWord(text.replace(/\s+/g, ' ').trim(), maxTitleLength);

async function insertPages(tx: Db, actor: Actor, chatId: number, urls: string[]): Promise<AttachmentRow[]> {
  const ids = await insertGivenSources(tx, actor, [], urls);
  const owner = { account_id: actor.accountId, user_id: actor.id, chat_id: chatId };
  const pages: AttachmentRow[] = [];
  for (const [index, url] of urls.entries())
    pages.push(await insertAttachment(tx, { ...owner, kind: 'page', name: url, url, additional_source_id: ids[index] ?? null }));
  return pages;
}

async function insertQuestion(tx: Db, actor: Actor, chat: ChatRow, given: Question & { text: string }): Promise<MessageRow> {
  const parent = given.parent_id ? await findMessage(tx, given.parent_id) : null;
  if (given.parent_id && (parent?.chat_id !== chat.id || parent.role !== 'assistant')) throw notFound('chat_not_found');
  const taken = await claimAttachments(tx, actor.id, chat.id, given.attachment_ids);
  if (taken.length < new Set(given.attachment_ids).size) throw notFound('attachment_not_found');
  const pages = await insertPages(tx, actor, chat.id, given.urls);
  return insertMessage(tx, {
    chat_id: chat.id,
    parent_id: parent?.id ?? null,
    role: 'user',
    text: given.text,
    state: 'done',
    attachment_ids: [...taken, ...pages].map(({ id }) => id),
  });
}

async function findQuestion(tx: Db, chat: ChatRow, id: number | null | undefined): Promise<MessageRow> {
  if (!id) throw invalidField('text', 'required');
  const message = await findMessage(tx, id);
  if (message?.chat_id !== chat.id || message.role !== 'user') throw notFound('chat_not_found');
  return message;
}

/** The language asked for, else the question's, else that of the answer before, else the reader's. */
async function languageOf(tool: Tool, chat: ChatRow, branch: readonly MessageRow[], actor: Actor): Promise<string> {
  if (chat.language !== 'auto') return chat.language;
  const found = await detectLanguage(branch.at(-1)?.text ?? '', tool.translation);
  const earlier = branch.findLast(({ role, language }) => role === 'assistant' && language !== null)?.language;
  const short = (branch.at(-1)?.text.length ?? 0) < 20;
  return (short ? (earlier ?? found) : (found ?? earlier)) ?? actor.language;
}

/** Without a model nothing but quoting is possible: throws 409 where there is nothing to quote, or a picture to look at. */
async function refuseWithoutModel(tx: Db, actor: Actor, sourceIds: number[], attachments: AttachmentRow[]): Promise<void> {
  // In the transaction: another connection for each of many questions at once may be one too many.
  if (await findTextModelName({ database: tx }, actor.accountId)) return;
  const hasPicture = attachments.some(({ kind }) => kind === 'image');
  const isQuotable = sourceIds.length > 0 || attachments.some(({ kind }) => kind !== 'image');
  if (hasPicture || !isQuotable) throw new EngineFailure('NEEDS_MODEL');
}

async function ask(kernel: Kernel, tx: Db, actor: Actor, given: Question): Promise<AskedQuestion> {
  await lockPerson(tx, actor.id);
  await lockAsking(tx, actor.id);
  const chat = await lockChat(tx, given.chat_id);
  if (!chat || !isOwnChat(actor, chat)) throw notFound('chat_not_found');
  const before = await listBranches(tx, chat.id);
  if (before.some(({ state }) => state === 'writing')) throw conflict('chat_busy');
  if (before.length + 2 > maxMessages) throw conflict('chat_full', { max: maxMessages });
  if ((await countWriting(tx, actor.id)) >= maxConcurrent)
    throw new AppError(429, 'too_many_answers', { retryAfter: retryAfterSeconds });
  const { text } = given;
  const question =
    text === undefined
      ? await findQuestion(tx, chat, given.parent_id)
      : await insertQuestion(tx, actor, chat, { ...given, text });
  const tool = await getChatTool(tx, actor, chat.tool_slug);
  const branch = await listMessages(tx, pathTo(await listBranches(tx, chat.id), question.id));
  const attachments = await listAttachments(
    tx,
    branch.flatMap((message) => message.attachment_ids),
  );
  // A source that was switched off since is left out.
  const sources = await sourceRows.listUsableSources(tx, scopeOf(actor, chat.workspace_id), chat.source_ids);
  const sourceIds = sources.map(({ id }) => id);
  await refuseWithoutModel(tx, actor, sourceIds, attachments);
  const price = priceOf(tool.credits, {});
  const answer = await insertMessage(tx, {
    chat_id: chat.id,
    parent_id: question.id,
    role: 'assistant',
    state: 'writing',
    language: await languageOf(tool, chat, branch, actor),
    source_ids: sourceIds,
    credits_reserved: price,
  });
  await reserveCredits(tx, {
    accountId: actor.accountId,
    userId: actor.id,
    workspaceId: chat.workspace_id,
    toolSlug: tool.slug,
    amount: price,
  });
  const use = { accountId: actor.accountId, workspaceId: chat.workspace_id, toolSlug: tool.slug, credits: price };
  await dispatch(kernel, tx, toolEvents.toolsUsed, { uses: [use] });
  const isFirst = chat.leaf_id === null;
  await updateChat(tx, chat.id, {
    leaf_id: answer.id,
    updated_at: kernel.clock.now(),
    ...(isFirst && chat.title === '' ? { title: titleOf(question.text) } : {}),
  });
  const connectionId = await findServingConnection(tx, actor.accountId, 'text');
  await kernel.jobs.send(chatAnswerQueue, { messageId: answer.id }, tx, { accountId: actor.accountId, connectionId });
  return { question, answer };
}

/**
 * Throws 404 for objects of other users, 409 while an answer is being written, without a needed model, or with too few credits, 422 for an invalid
 * address, 429 for too many at once.
 */
export function askQuestion(kernel: Kernel, actor: Actor, given: Question, keep: Keep<AskedQuestionIds>): Promise<AskedQuestion> {
  checkGivenSources({ files: [], urls: given.urls });
  return kernel.database.transaction(async (tx) => {
    const asked = await ask(kernel, tx, actor, given);
    await keep(tx, idsOf(asked));
    return asked;
  });
}
