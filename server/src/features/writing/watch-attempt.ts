// Notices while an output is being written that nobody wants it any more: it was cancelled, deleted or taken over by another attempt.
import type { Kernel } from '../../kernel/kernel.ts';
import { attempts } from '../orders/index.ts';

/** Interval at which a worker asks whether its attempt still counts, in milliseconds. */
const askEveryMs = 1000;

/** A signal that is given at most a second after the attempt is over. `stop` ends the asking. */
export function watchAttempt(
  kernel: Kernel,
  attempt: { id: number; attempt: number },
): { signal: AbortSignal; stop: () => void } {
  const over = new AbortController();
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      if (!(await attempts.isAttemptCurrent(kernel.database, attempt.id, attempt.attempt))) over.abort();
    } catch (problem) {
      // A lost database says nothing of the attempt; its result is fenced in any case.
      kernel.log.debug({ err: problem, order_detail_id: attempt.id }, 'An attempt could not be looked up');
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void ask(), askEveryMs);
  return { signal: over.signal, stop: () => clearInterval(timer) };
}
