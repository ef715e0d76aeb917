// The jobs of bulk orders: a row's writing, the feeding of rows that were put back, and the minute's sweep.
import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderLanes } from '../orders/index.ts';
import { endInterrupted, runOrder } from '../writing/index.ts';
import { listRunning } from './bulk-orders.queries.ts';
import { bulkRunQueue, bulkSweepQueue, type RowTurn } from './bulk-queues.ts';
import { isRowsTurn } from './bulk-rows.queries.ts';
import { deleteUploads, listOldUploads } from './bulk-uploads.queries.ts';
import { feedBulkOrder, feedRows } from './feed-rows.ts';
import { uploadLivesMs } from './read-bulk-call.ts';

const feedNext = (kernel: Kernel, bulkOrderId: number) => kernel.database.transaction((tx) => feedRows(kernel, tx, bulkOrderId));

function rowJob(kernel: Kernel): JobDefinition<RowTurn> {
  return {
    ...bulkRunQueue,
    run: async ({ detailId, bulkOrderId, queuedAt }, run) => {
      if (await isRowsTurn(kernel.database, detailId, new Date(queuedAt))) await runOrder(kernel, detailId, run);
      await feedNext(kernel, bulkOrderId);
    },
    onFail: async ({ detailId, bulkOrderId, queuedAt }) => {
      if (await isRowsTurn(kernel.database, detailId, new Date(queuedAt))) await endInterrupted(kernel, detailId);
      await feedNext(kernel, bulkOrderId);
    },
  };
}

const feedJob = (kernel: Kernel): JobDefinition<orderLanes.BulkFeed> => ({
  ...orderLanes.bulkFeedQueue,
  run: (feed) => feedBulkOrder(kernel, feed),
  // The sweep feeds it within a minute.
  onFail: () => Promise.resolve(),
});

/** Bulk orders, or uploads, looked at in one go. */
const atATime = 200;

async function feedAll(kernel: Kernel): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listRunning(kernel.database, after, atATime);
    for (const id of ids) await feedNext(kernel, id);
    if (ids.length < atATime) return;
    after = ids.at(-1) ?? 0;
  }
}

/** Deletes uploads that nobody ordered within a day, with their files. */
async function forgetUploads(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - uploadLivesMs);
  const old = await listOldUploads(kernel.database, before, atATime);
  for (const upload of old) await kernel.storage.remove(upload.storage_key);
  await deleteUploads(
    kernel.database,
    old.map((upload) => upload.id),
  );
}

const sweepJob = (kernel: Kernel): JobDefinition<object> => ({
  ...bulkSweepQueue,
  run: async () => {
    await feedAll(kernel);
    await forgetUploads(kernel);
  },
  // The next minute brings the next try.
  onFail: () => Promise.resolve(),
});

/** Rows are written in a lane of their own; the others are quick. */
export const bulkRowJobs = (kernel: Kernel): JobDefinition<never>[] => [rowJob(kernel)];
export const bulkCareJobs = (kernel: Kernel): JobDefinition<never>[] => [feedJob(kernel), sweepJob(kernel)];
