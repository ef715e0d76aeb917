// The jobs of bulk orders: a row's writing, the feeding of rows that were put back, and the minute's sweep.
import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderLanes } from '../orders/index.ts';
import { endInterrupted, runOrder } from '../writing/index.ts';
import { listRunning } from './bulk-orders.queries.ts';
import { bulkRunQueue } from './bulk-queues.ts';
import { isRowsTurn } from './bulk-rows.queries.ts';
import { deleteUploads, listOldUploads } from './bulk-uploads.queries.ts';
import { feedBulkOrder, feedRows } from './feed-rows.ts';

const feedNext = (kernel: Kernel, bulkOrderId: number) => kernel.database.transaction((tx) => feedRows(kernel, tx, bulkOrderId));

/** Rows are written in a lane of their own; the others are quick. */
export const bulkRowJob = defineJob(bulkRunQueue, {
  lane: 'bulk',
  run: async (kernel, { detailId, bulkOrderId, queuedAt }, run) => {
    if (await isRowsTurn(kernel.database, detailId, new Date(queuedAt))) await runOrder(kernel, detailId, run);
    await feedNext(kernel, bulkOrderId);
  },
  onFail: async (kernel, { detailId, bulkOrderId, queuedAt }) => {
    if (await isRowsTurn(kernel.database, detailId, new Date(queuedAt))) await endInterrupted(kernel, detailId);
    await feedNext(kernel, bulkOrderId);
  },
});

export const bulkFeedJob = defineJob(orderLanes.bulkFeedQueue, {
  lane: 'care',
  run: (kernel, feed) => feedBulkOrder(kernel, feed),
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
  const old = await listOldUploads(kernel.database, atATime);
  for (const upload of old) await kernel.storage.remove(upload.storage_key);
  await deleteUploads(
    kernel.database,
    old.map((upload) => upload.id),
  );
}

/** Once a minute: feeds orders stopped by a dead worker, and deletes old uploads. */
export const bulkSweep = defineSweep({
  name: 'bulk_order.sweep',
  cron: '* * * * *',
  retries: 0,
  timeout: 300,
  run: async (kernel) => {
    await feedAll(kernel);
    await forgetUploads(kernel);
  },
});
