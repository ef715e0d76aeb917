// An answer as it grows, read from its row: so that a reload, a second tab and another process see the same.
import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent } from '@folio/contract/chats';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { AskedQuestion } from './ask-question.ts';
import { findMessage } from './chat-messages.queries.ts';
import { presentMessage } from './chats.present.ts';

/** Milliseconds between two looks. */
const lookEveryMs = 200;
/** A stream ends after this long; whoever still listens asks again. */
const longestMs = 600_000;

/** Ends with the answer as it ended, when it is deleted, or when nobody listens any more. */
export async function* followAnswer(
  kernel: Kernel,
  actor: Actor,
  messageId: number,
  signal: AbortSignal | undefined,
  asked?: AskedQuestion,
): AsyncGenerator<ChatEvent> {
  const { database } = kernel;
  if (asked) {
    const [question, answer] = [
      await presentMessage(database, asked.question, actor.language),
      await presentMessage(database, asked.answer, actor.language),
    ];
    yield { type: 'started', question, answer };
  }
  let told = '';
  const until = performance.now() + longestMs;
  for (;;) {
    if (signal?.aborted || performance.now() > until) return;
    const message = await findMessage(database, messageId);
    if (!message) return;
    if (message.state !== 'writing') {
      yield { type: 'ended', message: await presentMessage(database, message, actor.language) };
      return;
    }
    if (message.text !== told) {
      told = message.text;
      yield { type: 'text', message_id: messageId, text: told };
    }
    await delay(lookEveryMs, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}
