// A connection whose model does not answer is left alone for a while, instead of each order burning its tries there.
import { EngineFailure, type ModelCall } from '@folio/engine/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { requestResume } from '../orders/index.ts';
import { close, countFailure, endProbe, enter } from './breaker.queries.ts';

/** What says that a server is away or overloaded, rather than that it would not do this. */
const failures: ReadonlySet<string> = new Set(['MODEL_UNREACHABLE', 'MODEL_TIMED_OUT', 'MODEL_BUSY']);

/** True where an order may call the connection's model now. Whoever got true must tell how it went by `noteCalls`. */
export const mayCall = async (kernel: Kernel, connectionId: number | null): Promise<boolean> =>
  connectionId === null || enter(kernel.database, connectionId);

/** Notes how calls of a connection went; `problem` is what ended them, null where nothing did. True where the connection is left alone now. */
export async function noteCalls(
  kernel: Kernel,
  connectionId: number | null,
  calls: readonly ModelCall[],
  problem: unknown,
): Promise<boolean> {
  if (connectionId === null) return false;
  const { database } = kernel;
  const isFailure = problem instanceof EngineFailure && failures.has(problem.code) && problem.retryAfterMs === null;
  if (isFailure && calls.length > 0) return countFailure(database, connectionId);
  if (calls.some(({ outcome }) => outcome === 'ok' || outcome === 'invalid_reply')) {
    if (await close(database, connectionId)) await requestResume(kernel, undefined, {});
  } else await endProbe(database, connectionId);
  return false;
}

/** Forgets what was before: somebody changed the connection. */
export async function resetBreaker(kernel: Kernel, connectionId: number): Promise<void> {
  if (await close(kernel.database, connectionId)) await requestResume(kernel, undefined, {});
}
