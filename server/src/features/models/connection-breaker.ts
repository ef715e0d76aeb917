// A connection whose model does not answer is left alone for a while, instead of each order burning its tries there.
import { EngineFailure, type ModelCall } from '@folio/engine/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { close, countFailure, endProbe, enter } from './breaker.queries.ts';

/** What says that a server is away or overloaded, rather than that it would not do this. */
const failures: ReadonlySet<string> = new Set(['MODEL_UNREACHABLE', 'MODEL_TIMED_OUT', 'MODEL_BUSY']);

/** True where an order may call the connection's model now. A caller that got true must report the result by `noteCalls`. */
export const mayCall = async (kernel: Kernel, connectionId: number | null): Promise<boolean> =>
  connectionId === null || enter(kernel.database, connectionId);

/** What calls made of a connection: left alone, in use again after a pause, or nothing new. */
export type ConnectionTurn = 'left_alone' | 'in_use_again' | 'unchanged';

/** Notes how calls of a connection went; `problem` is what ended them, null where nothing did. */
export async function noteCalls(
  kernel: Kernel,
  connectionId: number | null,
  calls: readonly ModelCall[],
  problem: unknown,
): Promise<ConnectionTurn> {
  if (connectionId === null) return 'unchanged';
  const { database } = kernel;
  const isFailure = problem instanceof EngineFailure && failures.has(problem.code) && problem.retryAfterMs === null;
  if (isFailure && calls.length > 0) return (await countFailure(database, connectionId)) ? 'left_alone' : 'unchanged';
  if (calls.some(({ outcome }) => outcome === 'ok' || outcome === 'invalid_reply')) {
    if (await close(database, connectionId)) return 'in_use_again';
  } else await endProbe(database, connectionId);
  return 'unchanged';
}

/** Forgets what was before, since someone changed the connection; true where it was left alone. */
export const resetBreaker = (tx: Db, connectionId: number): Promise<boolean> => close(tx, connectionId);
