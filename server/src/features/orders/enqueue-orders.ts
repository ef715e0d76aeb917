// Sending documents to the queue in which they are written.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findToolOf } from '../tools/index.ts';
import { laneOf } from './order-lane.ts';
import { type OrderQueueName, type OrderTurn, orderQueues } from './order-queue.ts';
import { findOwnerOfDetail, type OrderDetailRow } from './orders.queries.ts';

/** Enqueues the turns of one account's details in a lane that is known. */
export async function enqueueTurns(
  kernel: Kernel,
  tx: Db,
  accountId: number,
  { queue, connectionId }: Awaited<ReturnType<typeof laneOf>>,
  turns: readonly OrderTurn[],
): Promise<void> {
  await kernel.jobs.sendAll(orderQueues[queue], turns, tx, { accountId, connectionId });
}

/** Enqueues a detail where it belongs. */
export async function enqueueDetail(
  kernel: Kernel,
  tx: Db,
  { id, account_id: accountId }: Pick<OrderDetailRow, 'id' | 'account_id'>,
  tool: Pick<Tool, 'execution'> | null,
  turn: Partial<OrderTurn> = {},
): Promise<void> {
  const { queue, connectionId } = await laneOf(tx, accountId, tool ?? { execution: 'computed' });
  await kernel.jobs.send(orderQueues[queue], { ...turn, detailId: id }, tx, { accountId, connectionId });
}

/** Moves a turn after a change of its model, or one enqueued by an earlier version. Returns true if moved. Happens once to a turn. */
export async function moveToItsLane(kernel: Kernel, from: OrderQueueName, { detailId, isMoved }: OrderTurn): Promise<boolean> {
  if (isMoved) return false;
  const detail = await findOwnerOfDetail(kernel.database, detailId);
  const tool = detail && (await findToolOf(kernel.database, detail.account_id, detail.tool_slug, { isDeletedFine: true }));
  if (!detail || !tool) return false;
  const lane = await laneOf(kernel.database, detail.account_id, tool);
  if (lane.queue === from) return false;
  await kernel.database.transaction((tx) => enqueueDetail(kernel, tx, detail, tool, { isMoved: true }));
  return true;
}
