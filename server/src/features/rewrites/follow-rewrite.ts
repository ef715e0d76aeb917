// A rewrite that an earlier call with the same Idempotency-Key began, read from its row.
import { setTimeout as delay } from 'node:timers/promises';
import type { RewriteEvent } from '@folio/contract/rewrites';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { findRewrite } from './rewrites.queries.ts';

/** Milliseconds between two looks. */
const pollEveryMs = 200;

/** Ends with the new text, or says that the rewrite came to nothing. */
export async function* followRewrite(
  kernel: Kernel,
  actor: Actor,
  id: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<RewriteEvent> {
  for (;;) {
    if (signal?.aborted) return;
    const row = await findRewrite(kernel.database, id);
    if (!row) return yield { type: 'failed', message: message('ABORTED', actor.language) };
    const { after: text, engine, claims, price } = row;
    if (text !== '') return yield { type: 'done', rewrite: { id, text, engine, claims, price } };
    await delay(pollEveryMs, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}
