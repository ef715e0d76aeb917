// Orders that a model cannot write now are put on hold and continue automatically, instead of burning their tries.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Capability } from '@folio/contract/capabilities';
import { EngineFailure, type ModelCall } from '@folio/engine/engine-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { connectionName, findServingConnection, mayCall, noteCalls } from '../models/index.ts';
import { type attempts, orderLanes } from '../orders/index.ts';
import { requestResume } from './resume-orders.ts';

/** An order waits no longer than this for the time that a server named: 24 hours. */
const maxWaitMs = 86_400_000;

const putOnHold = async (
  kernel: Kernel,
  connectionId: number,
  reason: 'MODEL_NOT_ANSWERING' | 'MODEL_ASKS_TO_WAIT',
  resumeInMs: number | null = null,
): Promise<attempts.AttemptEnd> => ({
  status: 'onHold',
  reason,
  detail: await connectionName(kernel.database, connectionId),
  connectionId,
  resumeInMs,
});

/** One run's dealings with the connection that serves it. */
export class ConnectionUse {
  readonly #kernel: Kernel;
  readonly #accountId: number;
  readonly #capability: Capability | null;
  readonly #calls: ModelCall[] = [];

  constructor(kernel: Kernel, attempt: Pick<attempts.Attempt, 'account_id'>, tool: Pick<Tool, 'execution'>) {
    this.#kernel = kernel;
    this.#accountId = attempt.account_id;
    this.#capability = orderLanes.capabilityOfTool(tool);
  }

  note = (call: ModelCall): void => {
    this.#calls.push(call);
  };

  /** Why it is not to be begun now, or null. */
  async begin(): Promise<attempts.AttemptEnd | null> {
    const connectionId = await this.#connectionOf(this.#capability);
    if (connectionId === null || (await mayCall(this.#kernel, connectionId))) return null;
    return putOnHold(this.#kernel, connectionId, 'MODEL_NOT_ANSWERING');
  }

  /** Notes how the run went; answers why it is put off rather than tried again, or null. */
  async end(problem: unknown): Promise<attempts.AttemptEnd | null> {
    const connectionId = await this.#connectionOf(this.#capability);
    // A tool may ask models of several kinds; the last one that was asked is the one that failed.
    const asked = this.#calls.at(-1)?.capability;
    const isTranslation = asked === 'text' && this.#capability === 'translation';
    const failedId = problem && asked && !isTranslation ? await this.#connectionOf(asked) : connectionId;
    const turn = await noteCalls(this.#kernel, failedId, this.#calls, problem);
    if (turn === 'in_use_again') await requestResume(this.#kernel, undefined, {});
    if (failedId !== connectionId) await noteCalls(this.#kernel, connectionId, [], null);
    if (!(problem instanceof EngineFailure) || failedId === null) return null;
    if (problem.retryAfterMs !== null)
      return putOnHold(this.#kernel, failedId, 'MODEL_ASKS_TO_WAIT', Math.min(problem.retryAfterMs, maxWaitMs));
    return turn === 'left_alone' ? putOnHold(this.#kernel, failedId, 'MODEL_NOT_ANSWERING') : null;
  }

  #connectionOf(capability: Capability | null): Promise<number | null> {
    if (capability === null) return Promise.resolve(null);
    return findServingConnection(this.#kernel.database, this.#accountId, capability);
  }
}
