// Writing one output: the job behind every order. Whatever happens, it ends accepted, failed or on hold, and credits move once.

import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-input';
import { make, propose } from '@folio/engine/engine';
import { type EngineContext, EngineFailure, type EngineOutcome, type Progress } from '@folio/engine/engine-types';
import type { JobDefinition, JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCredits, settleCredits } from '../credits/index.ts';
import { insertVersion } from '../documents/index.ts';
import { findTextModel } from '../models/index.ts';
import { keepPage, readSources } from '../sources/index.ts';
import { recordModelCall } from '../usage/index.ts';
import { engineContext } from './engine-context.ts';
import { orderRunQueue } from './order-queue.ts';
import { acceptAttempt, beginAttempt, endAttempt, saveProgress } from './order-run.queries.ts';
import { findOrder, type OrderDetailRow, type OrderRow } from './orders.queries.ts';

/** Progress is written at most this often, in milliseconds, since clients look once a second. */
const progressEveryMs = 300;

/** Where a run gets its text model from; benchmarks bring one that answers at once. */
type FindModel = typeof findTextModel;

const waitingReasons = new Set(['NEEDS_MODEL', 'LANGUAGE_NEEDS_MODEL']);

/** A wizard that nobody walked through accepts each proposal by itself. */
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

/** Saves progress in order, skipping what came too soon after the last. */
function progressWriter(kernel: Kernel, detail: OrderDetailRow) {
  let writing = Promise.resolve();
  let lastAt = 0;
  return {
    onProgress: (progress: Progress) => {
      const now = Date.now();
      if (now - lastAt < progressEveryMs) return;
      lastAt = now;
      writing = writing
        .then(() => saveProgress(kernel.database, detail.id, detail.attempt, progress))
        .catch((problem: unknown) => kernel.log.warn({ err: problem }, 'Progress was not saved'));
    },
    settled: () => writing,
  };
}

async function write(
  kernel: Kernel,
  findModel: FindModel,
  tool: Tool,
  order: OrderRow,
  detail: OrderDetailRow,
  run: JobRun,
): Promise<EngineOutcome> {
  const progress = progressWriter(kernel, detail);
  const records: Promise<void>[] = [];
  const owner = { accountId: order.account_id, userId: order.user_id, toolSlug: tool.slug, orderDetailId: detail.id };
  const sourceIds = [...order.source_ids];
  if (sourceIds.length > 0) progress.onProgress({ stage: 'reading' });
  try {
    const context = engineContext(
      kernel,
      {
        language: detail.language,
        textModel: tool.execution === 'computed' ? null : await findModel(kernel),
        sources: await readSources(kernel, order.user_id, sourceIds),
        signal: run.signal,
        onProgress: progress.onProgress,
        onModelCall: (call) => records.push(recordModelCall(kernel.database, owner, call)),
      },
      (page) => keepPage(kernel, owner, page),
    );
    const input = { ...order.fields, ...detail.fields };
    return await make(tool, await acceptProposals(tool, input, context), context);
  } finally {
    await progress.settled();
    await Promise.all(records);
  }
}

async function accept(kernel: Kernel, order: OrderRow, detail: OrderDetailRow, outcome: EngineOutcome): Promise<void> {
  const given = detail.fields?.order_title ?? order.fields.order_title;
  const title = typeof given === 'string' && given !== '' ? given : outcome.title;
  await kernel.database.transaction(async (tx) => {
    const { result: content, words, engine, sourcesUsed } = outcome;
    if (
      !(await acceptAttempt(tx, detail.id, detail.attempt, {
        title,
        content,
        words,
        engine,
        sourcesUsed,
        language: detail.language,
      }))
    )
      return;
    await insertVersion(tx, {
      order_detail_id: detail.id,
      title,
      html: outcome.html,
      words,
      origin: 'engine',
      user_id: null,
      impersonator_id: null,
    });
    await settleCredits(tx, {
      accountId: detail.account_id,
      userId: detail.user_id,
      orderDetailId: detail.id,
      reserved: detail.credits_reserved,
      spent: detail.price,
    });
  });
}

async function end(
  kernel: Kernel,
  detailId: number,
  attempt: number | null,
  reason: string,
  detail: string | null,
): Promise<void> {
  const status = waitingReasons.has(reason) ? 'onHold' : 'failed';
  await kernel.database.transaction(async (tx) => {
    const ended = await endAttempt(tx, detailId, attempt, { status, reason, detail });
    if (ended)
      await releaseCredits(tx, {
        accountId: ended.account_id,
        userId: ended.user_id,
        orderDetailId: ended.id,
        reserved: ended.credits_reserved,
      });
  });
}

async function runOrder(kernel: Kernel, findModel: FindModel, detailId: number, run: JobRun): Promise<void> {
  const detail = await beginAttempt(kernel.database, detailId);
  const order = detail && (await findOrder(kernel.database, detail.order_id));
  const tool = order && findTool(order.tool_slug);
  if (!detail || !order || !tool) return;
  try {
    await accept(kernel, order, detail, await write(kernel, findModel, tool, order, detail, run));
  } catch (problem) {
    if (problem instanceof EngineFailure && (!problem.isTemporary || run.isLastTry))
      return end(kernel, detail.id, detail.attempt, problem.code, problem.detail);
    kernel.log.warn(
      { err: problem, order_detail_id: detail.id, attempt: detail.attempt },
      'An order was not written; it is tried again or fails',
    );
    if (run.isLastTry) return end(kernel, detail.id, detail.attempt, 'UNEXPECTED', null);
    throw problem;
  }
}

/** The job of this process. When every try died with its worker, the dead-letter queue ends the order and gives back the credits. */
export function orderRunJob(kernel: Kernel, findModel: FindModel = findTextModel): JobDefinition<{ detailId: number }> {
  return {
    ...orderRunQueue,
    run: ({ detailId }, run) => runOrder(kernel, findModel, detailId, run),
    onFail: ({ detailId }) => end(kernel, detailId, null, 'INTERRUPTED', null),
  };
}
