// Controls placed rows: pause, resume, cancel, retry, approve. Each is one transaction over any number of rows.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { releaseCreditsOfMany, reserveCreditsForMany } from '../ledger/index.ts';
import { placing } from '../orders/index.ts';
import { getOwnBulkOrder } from './bulk-orders.policy.ts';
import { type BulkOrderRow, countRows, lockBulkOrder, setState } from './bulk-orders.queries.ts';
import { approveRows, cancelRows, lockRowsOfPeople, reopenRows, unqueueRows } from './bulk-rows.queries.ts';
import { feedRows, wakeBulkOrder } from './feed-rows.ts';

interface SomeRows {
  bulk_order_id: number;
  order_detail_ids?: number[] | undefined;
}

/** Runs a change with the bulk order's row locked; answers how many rows it touched. */
async function change(
  kernel: Kernel,
  actor: Actor,
  id: number,
  run: (tx: Db, order: BulkOrderRow, state: BulkOrderRow['state']) => Promise<number>,
): Promise<number> {
  const order = await getOwnBulkOrder(kernel, actor, id);
  return kernel.database.transaction(async (tx) => {
    const state = await lockBulkOrder(tx, id);
    if (state === null) throw conflict('bulk_not_running');
    kernel.changes.note(tx, order);
    return run(tx, order, state);
  });
}

const countWaiting = async (tx: Db, id: number) =>
  (await countRows(tx, [id])).filter((one) => one.state === 'waiting').reduce((sum, one) => sum + one.count, 0);

/** Begins no further rows. Running ones are finished. Throws 409 if nothing runs. */
export const pauseBulkOrder = (kernel: Kernel, actor: Actor, id: number) =>
  change(kernel, actor, id, async (tx, _, state) => {
    if (state === 'paused') return 0;
    if (state !== 'running') throw conflict('bulk_not_running');
    await setState(tx, id, 'paused');
    await unqueueRows(tx, id);
    return countWaiting(tx, id);
  });

/** Continues where it was paused. Throws 409 where nothing is. */
export const resumeBulkOrder = (kernel: Kernel, actor: Actor, id: number) =>
  change(kernel, actor, id, async (tx, _, state) => {
    if (state === 'running') return 0;
    if (state !== 'paused') throw conflict('bulk_not_paused');
    await setState(tx, id, 'running');
    const waiting = await countWaiting(tx, id);
    await feedRows(kernel, tx, id);
    return waiting;
  });

/** Cancels rows that have not begun, all or the named ones, and releases their credits. Nothing to cancel is not an error. */
export const cancelBulkRows = (kernel: Kernel, actor: Actor, call: SomeRows) =>
  change(kernel, actor, call.bulk_order_id, async (tx, order, state) => {
    const ids = call.order_detail_ids ?? null;
    const cancelled = await cancelRows(tx, { bulkOrderId: order.id, ids });
    await releaseCreditsOfMany(tx, order.account_id, cancelled);
    const ofPeople = await lockRowsOfPeople(tx, { bulkOrderId: order.id, ids });
    if (ofPeople.length > 0) {
      await placing.dispatchCancelled(kernel, tx, actor, ofPeople);
      return cancelled.length + ofPeople.length;
    }
    if (ids === null && cancelled.length > 0) await setState(tx, order.id, 'cancelled');
    // Of the rest none may be left to wait for.
    else if (state === 'running') await feedRows(kernel, tx, order.id);
    return cancelled.length;
  });

/** Writes failed rows again, or those named (held and cancelled ones too); all or none where credits lack. Throws 409 where there is none. */
export const retryBulkRows = (kernel: Kernel, actor: Actor, call: SomeRows) =>
  change(kernel, actor, call.bulk_order_id, async (tx, order) => {
    const ids = await reopenRows(tx, { bulkOrderId: order.id, ids: call.order_detail_ids ?? null });
    if (ids.length === 0) throw conflict('bulk_nothing_to_retry');
    await reserveCreditsForMany(tx, order.account_id, ids);
    await wakeBulkOrder(kernel, tx, order.id);
    return ids.length;
  });

/** Marks ready rows as approved by the actor, or undoes it; all or those named. */
export const approveBulkRows = (kernel: Kernel, actor: Actor, call: SomeRows & { approved: boolean }) =>
  change(kernel, actor, call.bulk_order_id, (tx, order) =>
    approveRows(tx, { bulkOrderId: order.id, ids: call.order_detail_ids ?? null }, actor.id, call.approved),
  );
