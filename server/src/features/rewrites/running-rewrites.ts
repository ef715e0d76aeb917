// Number of passages that one user is rewriting now in this process.
import { AppError } from '../../kernel/errors.ts';

/** Most at once per person. */
const maxConcurrent = 4;
/** Seconds after which one of them is likely done. */
const retryAfterSeconds = 5;

const running = new Map<number, number>();

/** Takes a place and answers how to give it back; throws 429 where all are taken. */
export function acquireSlot(userId: number): () => void {
  const taken = running.get(userId) ?? 0;
  if (taken >= maxConcurrent) throw new AppError(429, 'too_many_rewrites', { retryAfter: retryAfterSeconds });
  running.set(userId, taken + 1);
  return () => {
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  };
}
