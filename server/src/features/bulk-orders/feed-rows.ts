// Bulk orders take turns: of each only a small window of rows is in the queue, and every row that ends brings the next.

import type { Db } from '../../kernel/db/database.ts';
import { AppError } from '../../kernel/errors.ts';
import { raiseEvent } from '../../kernel/events.ts';
import type { JobGroup } from '../../kernel/job-lane.ts';
import type { InputOf } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { reserveCreditsForMany } from '../ledger/index.ts';
import { orderLanes, waitingReasons } from '../orders/index.ts';
import { findToolOf } from '../tools/index.ts';
import { bulkOrderFinished } from './bulk-order-events.ts';
import { countRows, findBulkOrder, lockBulkOrder, setState } from './bulk-orders.queries.ts';
import { bulkRunQueue } from './bulk-queues.ts';
import { countQueued, queueRows, reopenRowsOnHold } from './bulk-rows.queries.ts';

/** Rows of one bulk order in the queue or being written: an account’s share of the lane (`app/worker-lanes.ts`). */
export const window = 8;

/** Held rows taken up in one transaction. */
const rowsPerStep = 200;

async function finish(tx: Db, bulkOrderId: number): Promise<void> {
  await setState(tx, bulkOrderId, 'finished');
  const order = await findBulkOrder(tx, { id: bulkOrderId });
  if (!order) return;
  const counts = await countRows(tx, [bulkOrderId]);
  const countOf = (...states: string[]) =>
    counts.filter((one) => states.includes(one.state)).reduce((sum, one) => sum + one.count, 0);
  await raiseEvent(tx, bulkOrderFinished, {
    accountId: order.account_id,
    workspaceId: order.workspace_id,
    userId: order.user_id,
    impersonatorId: null,
    subjectId: bulkOrderId,
    data: {
      title: order.title,
      tool: order.tool_slug,
      order_id: order.order_id,
      rows: countOf('ready', 'approved', 'failed', 'on_hold', 'cancelled'),
      ready: countOf('ready', 'approved'),
      failed: countOf('failed'),
      on_hold: countOf('on_hold'),
      cancelled: countOf('cancelled'),
    },
  });
}

/** Share of worker slots for rows. */
async function groupOfRows(tx: Db, bulkOrderId: number): Promise<JobGroup | undefined> {
  const order = await findBulkOrder(tx, { id: bulkOrderId });
  const tool = order && (await findToolOf(tx, order.account_id, order.tool_slug, { isDeletedFine: true }));
  if (!order) return undefined;
  const connectionId = tool ? (await orderLanes.laneOf(tx, order.account_id, tool)).connectionId : null;
  return { accountId: order.account_id, connectionId };
}

/** Fills the window of a running bulk order, or ends it with one notice when nothing is left to write. Safe to be called at any time. */
export async function feedRows(kernel: Kernel, tx: Db, bulkOrderId: number): Promise<void> {
  if ((await lockBulkOrder(tx, bulkOrderId)) !== 'running') return;
  const queued = await countQueued(tx, bulkOrderId);
  if (queued >= window) return;
  const at = new Date();
  const ids = await queueRows(tx, bulkOrderId, window - queued, at);
  if (queued === 0 && ids.length === 0) return finish(tx, bulkOrderId);
  if (ids.length === 0) return;
  const group = await groupOfRows(tx, bulkOrderId);
  const queuedAt = at.toISOString();
  const turns = ids.map((detailId) => ({ detailId, bulkOrderId, queuedAt }));
  await kernel.jobs.sendAll(bulkRunQueue, turns, tx, group);
}

/** Makes an ended bulk order run again, for rows that were put back; one that is paused stays so. */
export async function wakeBulkOrder(kernel: Kernel, tx: Db, bulkOrderId: number): Promise<void> {
  const state = await lockBulkOrder(tx, bulkOrderId);
  if (state === 'finished' || state === 'cancelled') await setState(tx, bulkOrderId, 'running');
  await feedRows(kernel, tx, bulkOrderId);
}

/** Puts rows that were on hold back in line, as far as credits and caps reach: where some do not, fewer are tried. */
async function resumeRowsOnHold(kernel: Kernel, bulkOrderId: number, rowIds: readonly number[]): Promise<void> {
  const order = await findBulkOrder(kernel.database, { id: bulkOrderId });
  if (!order) return;
  const enqueue = (ids: number[]) =>
    kernel.database.transaction(async (tx) => {
      await lockBulkOrder(tx, bulkOrderId);
      const taken = await reopenRowsOnHold(tx, bulkOrderId, ids, [...waitingReasons.resumableReasons]);
      await reserveCreditsForMany(tx, order.account_id, taken);
      if (taken.length > 0) await wakeBulkOrder(kernel, tx, bulkOrderId);
    });
  let left = rowIds;
  for (let some = rowsPerStep; left.length > 0 && some > 0; ) {
    const part = left.slice(0, some);
    try {
      await enqueue(part);
      left = left.slice(part.length);
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      some = Math.floor(part.length / 2);
    }
  }
  if (left.length > 0) kernel.log.info({ bulk_order_id: bulkOrderId }, 'Some rows stay on hold: credits or a cap do not suffice');
}

/** Takes up rows that other calls put back, or requeues these rows that were on hold. */
export async function feedBulkOrder(
  kernel: Kernel,
  { bulkOrderId, heldRows }: InputOf<typeof orderLanes.bulkFeedQueue>,
): Promise<void> {
  if (heldRows) return resumeRowsOnHold(kernel, bulkOrderId, heldRows);
  await kernel.database.transaction((tx) => wakeBulkOrder(kernel, tx, bulkOrderId));
}
