// Orders that a model cannot write now are put on hold and continue automatically, instead of burning their tries.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Capability } from '@folio/contract/capabilities';
import { EngineFailure, type ModelCall } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { breakers, connectionName } from '../models/index.ts';
import { type attempts, orderLanes } from '../orders/index.ts';
import { requestResume } from './resume-orders.ts';

/** An order waits no longer than this for the time that a server named: 24 hours. */
const maxWaitMs = 86_400_000;

const putOnHold = async (
  db: Db,
  connectionId: number,
  reason: 'MODEL_NOT_ANSWERING' | 'MODEL_ASKS_TO_WAIT',
  resumeInMs: number | null = null,
): Promise<attempts.AttemptEnd> => ({
  status: 'onHold',
  reason,
  detail: await connectionName(db, connectionId),
  connectionId,
  resumeInMs,
});

/** One run's dealings with the connection that serves it. */
export class ConnectionUse {
  readonly #kernel: Kernel;
  readonly #accountId: number;
  readonly #capability: Capability | null;
  readonly #calls: ModelCall[] = [];
  #entered: number | null = null;

  constructor(kernel: Kernel, attempt: Pick<attempts.Attempt, 'account_id'>, tool: Pick<Tool, 'execution'>) {
    this.#kernel = kernel;
    this.#accountId = attempt.account_id;
    this.#capability = orderLanes.capabilityOfTool(tool);
  }

  note = (call: ModelCall): void => {
    this.#calls.push(call);
  };

  /** Why it is not to be begun now, or null. */
  async begin(db: Db = this.#kernel.database): Promise<attempts.AttemptEnd | null> {
    if (this.#capability === null) return null;
    const { connectionId, canCall } = await breakers.enterServingConnection(db, this.#accountId, this.#capability);
    if (connectionId === null) return null;
    if (!canCall) return putOnHold(db, connectionId, 'MODEL_NOT_ANSWERING');
    this.#entered = connectionId;
    return null;
  }

  /** Notes how the run went; answers why it is put off rather than tried again, or null. */
  async end(problem: unknown): Promise<attempts.AttemptEnd | null> {
    const { database } = this.#kernel;
    const { connectionId, isLeftAlone, isInUseOnceMore } = await breakers.recordCalls(
      this.#kernel,
      this.#entered,
      this.#calls,
      problem,
    );
    if (isInUseOnceMore) await requestResume(this.#kernel, undefined, {});
    if (!(problem instanceof EngineFailure) || connectionId === null) return null;
    if (problem.retryAfterMs !== null)
      return putOnHold(database, connectionId, 'MODEL_ASKS_TO_WAIT', Math.min(problem.retryAfterMs, maxWaitMs));
    return isLeftAlone ? putOnHold(database, connectionId, 'MODEL_NOT_ANSWERING') : null;
  }
}
