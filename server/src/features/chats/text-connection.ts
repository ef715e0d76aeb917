// A chat answer and the connection that writes it: one that does not answer is not called, and how each call went is counted.
import { EngineFailure, type ModelCall } from '@folio/engine/core/engine-types';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { breakers, modelConnected } from '../models/index.ts';

/**
 * Runs `work`, which calls the account's text model, and reports how it went to the connection's breaker. Throws `EngineFailure`
 * `MODEL_UNREACHABLE` at once where the connection is left alone: a person waits for the answer, so it is not held back like an order.
 * `calls` fills while `work` runs.
 */
export async function withTextConnection<Result>(
  kernel: Kernel,
  accountId: number,
  calls: readonly ModelCall[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { connectionId, canCall } = await breakers.enterServingConnection(kernel.database, accountId, 'text');
  if (!canCall) throw new EngineFailure('MODEL_UNREACHABLE');
  const note = async (problem: unknown) => {
    const { isInUseOnceMore } = await breakers.recordCalls(kernel, connectionId, calls, problem);
    if (isInUseOnceMore) await dispatch(kernel, kernel.database, modelConnected, {});
  };
  let result: Result;
  try {
    result = await work();
  } catch (problem) {
    await note(problem);
    throw problem;
  }
  await note(null);
  return result;
}
