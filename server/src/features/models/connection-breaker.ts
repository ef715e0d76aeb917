// A connection with a silent model is left alone for a while, instead of each order burning its tries there.
import type { Capability } from '@folio/contract/capabilities';
import { EngineFailure, type ModelCall } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { close, countFailure, type Entered, endProbe, enter } from './breaker.queries.ts';
import { choiceFor } from './find-serving-connection.ts';

/** Errors of an unreachable or overloaded server, as opposed to a rejected request. */
const failures: ReadonlySet<string> = new Set(['MODEL_UNREACHABLE', 'MODEL_TIMED_OUT', 'MODEL_BUSY']);

/** The connection that serves an account, and whether its model may be called now. A caller that may must report the result by `recordCalls`. */
export const enterServingConnection = (db: Db, accountId: number, capability: Capability): Promise<Entered> =>
  enter(db, accountId, choiceFor(capability));

/** Results of calls by connection. */
export interface CallsNoted {
  /** The connection that the last call was made of, else the one that was entered. */
  connectionId: number | null;
  /** That connection is left alone from now on. */
  isLeftAlone: boolean;
  /** One of them answered after a pause. */
  isInUseOnceMore: boolean;
}

/**
 * Records the results of calls, each at its own connection, even if another one is selected by now. `problem` is the error that ended them, with
 * the last of them; null if none did. `entered` is the connection named by `enterServingConnection`. Its try ends with this.
 */
export async function recordCalls(
  kernel: Kernel,
  entered: number | null,
  calls: readonly ModelCall[],
  problem: unknown,
): Promise<CallsNoted> {
  const { database } = kernel;
  const usedBy = (call: ModelCall) => call.connectionId ?? entered;
  const [last] = calls.slice(-1);
  const noted = { connectionId: last ? usedBy(last) : entered, isLeftAlone: false, isInUseOnceMore: false };
  const isFailure = problem instanceof EngineFailure && failures.has(problem.code) && problem.retryAfterMs === null;
  for (const id of new Set([entered, ...calls.map(usedBy)])) {
    if (id === null) continue;
    const hasAnswered = calls.some((call) => usedBy(call) === id && (call.outcome === 'ok' || call.outcome === 'invalid_reply'));
    if (isFailure && last && id === noted.connectionId) noted.isLeftAlone = await countFailure(database, id);
    else if (hasAnswered) noted.isInUseOnceMore = (await close(database, id)) || noted.isInUseOnceMore;
    else if (id === entered) await endProbe(database, id);
  }
  return noted;
}

/** Resets the breaker after a change of the connection. Returns true if it was left alone. */
export const resetBreaker = (tx: Db, connectionId: number): Promise<boolean> => close(tx, connectionId);
