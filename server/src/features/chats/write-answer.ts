// Writing one answer: whatever happens it ends done, stopped or failed, and credits move once.
import type { ChatCitation } from '@folio/contract/chats';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { answerQuestion } from '@folio/engine/chat/answer-question';
import type { CitedPassage } from '@folio/engine/chat/chat-types';
import { EngineFailure, type ModelCall } from '@folio/engine/core/engine-types';
import type { JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits, settleCredits } from '../ledger/index.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { findTextModel } from '../models/index.ts';
import { AnswerDraft } from './answer-draft.ts';
import { readRequest } from './answer-request.ts';
import { type AnswerEnd, beginAnswer, endAnswer, type MessageRow } from './chat-messages.queries.ts';
import { type ChatRow, findChat } from './chats.queries.ts';
import { type FindTranscriber, findTranscriber as findByDefault } from './find-transcriber.ts';
import { withTextConnection } from './text-connection.ts';

const presentCitation = ({ number, source, heading, text, quote }: CitedPassage): ChatCitation => ({
  number,
  additional_source_id: source.id > 0 ? source.id : null,
  name: source.title,
  url: source.url,
  quote,
  heading,
  passage: text,
});

/** Ends an answer and moves its credits, in one transaction; nothing happens where it has ended or another attempt writes. */
async function finish(kernel: Kernel, chat: ChatRow, message: MessageRow, attempt: number | null, end: AnswerEnd): Promise<void> {
  const owner = {
    accountId: chat.account_id,
    userId: chat.user_id,
    workspaceId: chat.workspace_id,
    toolSlug: chat.tool_slug,
  };
  await kernel.database.transaction(async (tx) => {
    const reserved = await endAnswer(tx, message.id, attempt, end);
    if (reserved === null) return;
    if (end.price > 0) await settleCredits(tx, { ...owner, reserved, spent: end.price });
    else await releaseCredits(tx, { ...owner, reserved });
  });
}

/** The answer as it ended. Throws the error that stopped it. */
async function write(
  kernel: Kernel,
  chat: ChatRow,
  message: MessageRow,
  draft: AnswerDraft,
  findTranscriber: FindTranscriber,
): Promise<AnswerEnd> {
  const records: Promise<void>[] = [];
  const owner = {
    accountId: chat.account_id,
    workspaceId: chat.workspace_id,
    userId: chat.user_id,
    toolSlug: chat.tool_slug,
    orderDetailId: null,
  };
  const calls: ModelCall[] = [];
  const onModelCall = (call: ModelCall) => {
    calls.push(call);
    records.push(recordModelCall(kernel.database, owner, call));
  };
  try {
    const reader = toInterfaceLanguage(message.language);
    const request = await readRequest(kernel, chat, message, { findTranscriber, reader, signal: draft.signal, onModelCall });
    const textModel = await findTextModel(kernel, chat.account_id);
    // Calls that only read an attachment say nothing of the text model.
    calls.length = 0;
    const makeAnswer = () => answerQuestion(request, { textModel, signal: draft.signal, onText: draft.setText, onModelCall });
    const answer = await (textModel ? withTextConnection(kernel, chat.account_id, calls, makeAnswer) : makeAnswer());
    return {
      state: 'done',
      text: answer.text.replaceAll('\0', ''),
      citations: answer.citations.map(presentCitation),
      engine: answer.engine,
      price: answer.isFree ? 0 : message.credits_reserved,
    };
  } finally {
    await Promise.all(records);
  }
}

/** A stopped answer keeps its text, and costs its price where it has one. */
const stoppedEnd = (draft: AnswerDraft, message: MessageRow): AnswerEnd => {
  const text = draft.text.replaceAll('\0', '').trim();
  return { state: 'stopped', text, price: text === '' ? 0 : message.credits_reserved };
};

/** Writes one answer. Throws where another try is wanted. */
export async function writeAnswer(
  kernel: Kernel,
  messageId: number,
  run: JobRun,
  findTranscriber: FindTranscriber = findByDefault,
): Promise<void> {
  const message = await beginAnswer(kernel.database, messageId);
  const chat = message && (await findChat(kernel.database, message.chat_id));
  if (!message || !chat) return;
  const { attempt } = message;
  const draft = new AnswerDraft(kernel, message, run.signal);
  if (message.is_stop_asked) {
    await draft.end();
    const text = message.text.trim();
    return finish(kernel, chat, message, attempt, { state: 'stopped', price: text === '' ? 0 : message.credits_reserved });
  }
  try {
    const end = await write(kernel, chat, message, draft, findTranscriber);
    await draft.end();
    await finish(kernel, chat, message, attempt, end);
  } catch (problem) {
    await draft.end();
    if (draft.isStopAsked) return finish(kernel, chat, message, attempt, stoppedEnd(draft, message));
    const failure = problem instanceof EngineFailure ? problem : null;
    if (failure === null) kernel.log.warn({ err: problem, message_id: message.id, attempt }, 'An answer was not written');
    // A user waits for it: a provider's fault is shown at once, while an answer that ended with this process continues in the next one.
    if ((failure === null || run.signal.aborted) && !run.isLastTry) throw problem;
    await finish(kernel, chat, message, attempt, {
      state: 'failed',
      text: draft.text.replaceAll('\0', ''),
      reason: failure?.code ?? 'UNEXPECTED',
      reasonDetail: failure?.detail ?? null,
      price: 0,
    });
  }
}

/** Fails an answer after every try died with its worker, and releases its credits. */
export async function failInterrupted(kernel: Kernel, messageId: number): Promise<void> {
  const message = await beginAnswer(kernel.database, messageId);
  const chat = message && (await findChat(kernel.database, message.chat_id));
  if (message && chat) await finish(kernel, chat, message, null, { state: 'failed', reason: 'INTERRUPTED', price: 0 });
}
