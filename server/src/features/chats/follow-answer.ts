// An answer as it grows, read from its row: so that a reload, a second tab and another process see the same.
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent } from '@folio/contract/chats';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { AskedQuestion } from './ask-question.ts';
import { findMessage } from './chat-messages.queries.ts';
import { isOwnChat } from './chats.policy.ts';
import { presentMessage } from './chats.present.ts';
import { findChat } from './chats.queries.ts';

/** Milliseconds between two looks. */
const pollEveryMs = 200;
/** Milliseconds between two questions whether the listener still may. */
const askEveryMs = 3000;
/** A stream ends after this long; clients that still read reconnect. */
const timeoutMs = 600_000;

/** The reader, and how to find out whether they still may read. */
export interface AnswerSubscriber {
  actor: Actor;
  findActorNow: () => Promise<Actor | null>;
}

/** True while the session lives, the person is not disabled and the conversation is theirs. */
async function canListen(kernel: Kernel, { actor, findActorNow }: AnswerSubscriber, chatId: number): Promise<boolean> {
  const now = await findActorNow();
  if (now?.id !== actor.id || (now.session.kind === 'session' && now.session.isLocked)) return false;
  const chat = await findChat(kernel.database, chatId);
  return chat !== null && isOwnChat(now, chat);
}

/** Ends with the answer as it ended, when it is deleted, when nobody listens any more, or seconds after the listener may no longer. */
export async function* followAnswer(
  kernel: Kernel,
  subscriber: AnswerSubscriber,
  messageId: number,
  signal: AbortSignal | undefined,
  asked?: AskedQuestion,
): AsyncGenerator<ChatEvent> {
  const { database } = kernel;
  const { actor } = subscriber;
  if (asked) {
    const [question, answer] = [
      await presentMessage(database, asked.question, actor.language),
      await presentMessage(database, asked.answer, actor.language),
    ];
    yield { type: 'started', question, answer };
  }
  let reported = '';
  const until = performance.now() + timeoutMs;
  let askAt = performance.now() + askEveryMs;
  for (;;) {
    if (signal?.aborted || performance.now() > until) return;
    const message = await findMessage(database, messageId);
    if (!message) return;
    if (performance.now() >= askAt) {
      if (!(await canListen(kernel, subscriber, message.chat_id))) return;
      askAt = performance.now() + askEveryMs;
    }
    if (message.state !== 'writing') {
      yield { type: 'ended', message: await presentMessage(database, message, actor.language) };
      return;
    }
    if (message.text !== reported) {
      reported = message.text;
      yield { type: 'text', message_id: messageId, text: reported };
    }
    await delay(pollEveryMs, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}
