// Writing one output: the job behind every order. Whatever happens, it ends accepted, failed or on hold, and credits move once.

import type { Tool } from '@folio/catalogue/define-tool';
import { maxWordsAtAddress } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import {
  type EngineContext,
  EngineFailure,
  type EngineOutcome,
  type Progress,
  type TextModel,
} from '@folio/engine/core/engine-types';
import { make, propose } from '@folio/engine/engine';
import { maxWritingMs } from '@folio/engine/models/call-limits';
import { allEnded } from '../../kernel/db/database.ts';
import { defineJob, type Job } from '../../kernel/define-job.ts';
import { raiseEvent } from '../../kernel/events.ts';
import type { JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits } from '../ledger/index.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { connectedModels } from '../models/index.ts';
import { attempts, engineInput, orderEvents, orderLanes, placing, waitingReasons } from '../orders/index.ts';
import { connectedOutsideData } from '../outside-data/index.ts';
import { readSources, savePage } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import { translationMemoryOf } from '../translation-memory/index.ts';
import { acceptOutcome } from './accept-outcome.ts';
import { readKnownPages } from './known-pages-port.ts';
import { orderEvent } from './order-event.ts';
import { ConnectionUse } from './order-hold.ts';
import { type GivenToOrder, readGiven } from './read-given.ts';
import { watchAttempt } from './watch-attempt.ts';
import { workOf } from './write-part.ts';

/** Progress is written at most this often, in milliseconds, since clients look once a second. */
const progressEveryMs = 300;

/** Text model of a run; benchmarks bring one that responds at once. */
type FindModel = (kernel: Kernel, accountId: number) => Promise<TextModel | null>;

/** Input of one run beside the order. */
interface Run extends Pick<JobRun, 'signal'> {
  use: ConnectionUse;
  given: GivenToOrder;
}

/** A wizard that nobody walked through accepts each proposal automatically. */
async function acceptProposals(tool: Tool, input: ToolInput, context: EngineContext): Promise<ToolInput> {
  let complete = input;
  for (const step of tool.steps.filter((one) => one.proposes)) {
    const proposal = await propose(tool, step.name, complete, context);
    const missing = Object.entries(proposal).filter(
      ([name]) =>
        complete[name] === null ||
        complete[name] === undefined ||
        complete[name] === '' ||
        (Array.isArray(complete[name]) && complete[name].length === 0),
    );
    complete = { ...complete, ...Object.fromEntries(missing) };
  }
  return complete;
}

/** Saves progress in order: at most one write in a while, and always the last that was said before a pause. */
function progressWriter(kernel: Kernel, attempt: attempts.Attempt) {
  let writing = Promise.resolve();
  let waiting: Progress | null = null;
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    timer = undefined;
    const progress = waiting;
    waiting = null;
    if (!progress) return;
    const failed = (problem: unknown) => kernel.log.warn({ err: problem }, 'Progress was not saved');
    const keep = () => attempts.saveProgress(kernel.database, attempt.id, attempt.attempt, progress);
    writing = writing.then(keep).then(() => kernel.changes.note(kernel.database, attempt), failed);
  };
  return {
    onProgress: (progress: Progress) => {
      waiting = progress;
      timer ??= setTimeout(save, progressEveryMs);
    },
    settled: () => {
      clearTimeout(timer);
      return writing;
    },
  };
}

/** The deadline of a text over all tries of its order; null for work without a limit. */
function deadlineOf(tool: Tool, attempt: attempts.Attempt, textModel: TextModel | null): AbortSignal | null {
  if (textModel === null || tool.execution !== 'model-text') return null;
  return AbortSignal.timeout(Math.max(1, maxWritingMs(textModel) - attempt.worked_ms));
}

async function write(kernel: Kernel, tool: Tool, attempt: attempts.Attempt, run: Run): Promise<EngineOutcome> {
  const progress = progressWriter(kernel, attempt);
  const records: Promise<void>[] = [];
  const owner = {
    accountId: attempt.account_id,
    workspaceId: attempt.workspace_id,
    userId: attempt.user_id,
    toolSlug: tool.slug,
    orderDetailId: attempt.id,
  };
  if (attempt.source_ids.length > 0) progress.onProgress({ stage: 'reading' });
  const { makeModelReady, ...given } = run.given;
  const textModel = await makeModelReady();
  const deadline = deadlineOf(tool, attempt, textModel);
  const signal = deadline ? AbortSignal.any([run.signal, deadline]) : run.signal;
  try {
    const context = engineInput.engineContext(
      kernel,
      {
        language: attempt.language,
        textModel,
        sources: [
          ...(await readSources(kernel, attempt.account_id, attempt.source_ids)),
          ...(await readKnownPages(kernel, attempt)),
        ],
        ...given,
        models: connectedModels(kernel, attempt.account_id),
        outsideData: () => connectedOutsideData(kernel, attempt.account_id),
        memory: translationMemoryOf(kernel.database, attempt.account_id),
        ...(attempt.bulk_order_id === null ? {} : { maxWords: maxWordsAtAddress }),
        readFile: engineInput.givenFileReader(kernel, attempt.id, signal),
        signal,
        onProgress: progress.onProgress,
        onModelCall: (call) => {
          run.use.note(call);
          records.push(recordModelCall(kernel.database, owner, call));
        },
      },
      (page) => savePage(kernel, owner, page),
    );
    const work = workOf(tool, attempt);
    return await make(work.tool, await acceptProposals(work.tool, work.fields, context), context);
  } catch (problem) {
    throw deadline?.aborted && !run.signal.aborted ? new EngineFailure('MODEL_TIMED_OUT', { cause: problem }) : problem;
  } finally {
    await progress.settled();
    await Promise.all(records);
  }
}

async function end(
  kernel: Kernel,
  detailId: number,
  attempt: number | null,
  reason: string,
  detail: string | null,
): Promise<void> {
  const status = waitingReasons.holdingReasons.has(reason) ? 'onHold' : 'failed';
  await endWith(kernel, detailId, attempt, { status, reason, detail });
}

/** Ends an attempt and releases its credits. Orders that continue automatically raise no event. */
async function endWith(kernel: Kernel, detailId: number, attempt: number | null, by: attempts.AttemptEnd): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const ended = await attempts.endAttempt(tx, detailId, attempt, by);
    if (!ended) return;
    kernel.changes.note(tx, ended);
    await releaseCredits(tx, {
      accountId: ended.account_id,
      userId: ended.user_id,
      orderDetailId: ended.id,
      reserved: ended.credits_reserved,
    });
    const { status, reason } = by;
    const { workspace_id: workspaceId, title } = ended;
    // An order with a finished text does not wait: its rewriting is over.
    const hasText = ended.version_count > 0;
    if (!hasText && waitingReasons.isAutomatic(reason)) return;
    await raiseEvent(
      tx,
      hasText || status === 'failed' ? orderEvents.orderFailed : orderEvents.orderOnHold,
      orderEvent(ended, { workspaceId, title, reason }),
    );
  });
}

/** Runs one order detail. Throws where another try is wanted. */
export async function runOrder(kernel: Kernel, detailId: number, run: JobRun, findModel?: FindModel): Promise<void> {
  const attempt = await attempts.beginAttempt(kernel.database, detailId);
  const tool = attempt && (await findToolOf(kernel.database, attempt.account_id, attempt.tool_slug, { isDeletedFine: true }));
  if (!attempt || !tool) return;
  kernel.changes.note(kernel.database, attempt);
  if (!attempt.may_be_written) return end(kernel, attempt.id, attempt.attempt, 'PERSON_WITHOUT_ACCESS', null);
  const use = new ConnectionUse(kernel, attempt, tool);
  const began = performance.now();
  const watch = watchAttempt(kernel, attempt);
  const watched = { ...run, signal: AbortSignal.any([run.signal, watch.signal]) };
  try {
    const [notNow, given] = await kernel.database.together([
      (db) => use.begin(db),
      (db) => readGiven(kernel, db, tool, attempt, findModel),
    ]);
    if (notNow) return await endWith(kernel, attempt.id, attempt.attempt, notNow);
    const outcome = await write(kernel, tool, attempt, { ...watched, use, given });
    await allEnded([use.end(null), acceptOutcome(kernel, tool, attempt, outcome)]);
  } catch (problem) {
    const holdReason = await use.end(problem);
    // Cancelled or deleted meanwhile: there is nothing to end and nothing to try again.
    if (watch.signal.aborted) return;
    if (holdReason) return endWith(kernel, attempt.id, attempt.attempt, holdReason);
    if (problem instanceof EngineFailure && (!problem.isTemporary || run.isLastTry)) {
      return end(kernel, attempt.id, attempt.attempt, problem.code, problem.detail);
    }
    kernel.log.warn(
      { err: problem, order_detail_id: attempt.id, attempt: attempt.attempt },
      'An order was not written; it is tried again or fails',
    );
    if (run.isLastTry) return end(kernel, attempt.id, attempt.attempt, 'UNEXPECTED', null);
    await attempts.addWorked(kernel.database, attempt.id, attempt.attempt, performance.now() - began);
    throw problem;
  } finally {
    watch.stop();
  }
}

/** Fails an output after every try died with its worker, and releases its credits. */
export const endInterrupted = (kernel: Kernel, detailId: number): Promise<void> =>
  end(kernel, detailId, null, 'INTERRUPTED', null);

/** The job of this process. When every try died with its worker, the dead-letter queue ends the order and gives back the credits. */
export const orderRunJob = (lane: orderLanes.OrderQueueName, findModel?: FindModel): Job<orderLanes.OrderTurn> =>
  defineJob(orderLanes.orderQueues[lane], {
    lane,
    run: async (kernel, turn, run) => {
      if (await placing.moveToItsLane(kernel, lane, turn)) return;
      await runOrder(kernel, turn.detailId, run, findModel);
    },
    onFail: (kernel, { detailId }) => endInterrupted(kernel, detailId),
  });
