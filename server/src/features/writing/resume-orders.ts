// Orders on hold continue without anybody asking: when their model is chosen, when it answers again, when the time has come.
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { defineJob } from '../../kernel/define-job.ts';
import { AppError } from '../../kernel/errors.ts';
import type { InputOf } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderLanes, orderRows, placing, waitingReasons } from '../orders/index.ts';
import { listProbes, listResumable, listWaiting, type WaitingDetail } from './waiting.queries.ts';

type Resume = InputOf<typeof orderLanes.orderResumeQueue>;

/** Details looked at in one run. */
const batchSize = 500;

/** Asks for orders on hold to continue; the job survives this process, and works on until none is left. */
export const requestResume = (kernel: Kernel, tx: Db | undefined, resume: Resume): Promise<void> =>
  kernel.jobs.send(orderLanes.orderResumeQueue, resume, tx);

/** Puts details back in line; rows of bulk orders take their turns. Answers how many were, rows not counted one by one. */
async function putBack(kernel: Kernel, waiting: readonly WaitingDetail[]): Promise<number> {
  let count = 0;
  for (const { id } of waiting.filter((one) => one.bulk_order_id === null)) {
    const detail = await orderRows.findDetail(kernel.database, id);
    if (detail?.status !== 'onHold') continue;
    try {
      if ((await placing.reopen(kernel, detail)) === 'reopened') count += 1;
    } catch (problem) {
      // Too few credits or a cap: it stays on hold, and the others continue.
      if (!(problem instanceof AppError)) throw problem;
      kernel.log.info({ err: problem, order_detail_id: id }, 'An order stays on hold');
    }
  }
  const rows = Map.groupBy(waiting, (one) => one.bulk_order_id);
  for (const [bulkOrderId, onHold] of rows) {
    if (bulkOrderId === null) continue;
    await kernel.jobs.send(orderLanes.bulkFeedQueue, { bulkOrderId, heldRows: onHold.map(({ id }) => id) });
    count += 1;
  }
  return count;
}

/** Resumes one batch of orders that wait for a kind of model, and requests the next batch if there may be one. */
async function resumeCapability(kernel: Kernel, resume: Resume & { capability: Capability }): Promise<void> {
  const { capability, accountId = null, afterId = 0 } = resume;
  const reasons = [...waitingReasons.waitingReasons[capability], ...waitingReasons.automaticReasons];
  const waiting = await listWaiting(kernel.database, { reasons, accountId, afterId, limit: batchSize });
  await putBack(kernel, waiting);
  const last = waiting.at(-1);
  if (last && waiting.length === batchSize) await requestResume(kernel, undefined, { ...resume, afterId: last.id });
}

/** Orders that may continue now, and one try for each connection that failed; requests more if there may be more. */
async function resumeAll(kernel: Kernel): Promise<void> {
  await putBack(kernel, await listProbes(kernel.database, batchSize));
  const waiting = await listResumable(kernel.database, batchSize);
  const count = await putBack(kernel, waiting);
  if (waiting.length === batchSize && count > 0) await requestResume(kernel, undefined, {});
}

export const orderResumeJob = defineJob(orderLanes.orderResumeQueue, {
  lane: 'care',
  cron: '* * * * *',
  run: async (kernel, { capability, ...resume }) => {
    if (capability === undefined) await resumeAll(kernel);
    else await resumeCapability(kernel, { capability, ...resume });
  },
  // The next minute brings the next try.
  onFail: () => Promise.resolve(),
});
