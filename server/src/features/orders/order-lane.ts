// Which queue an order is written in: by the tool, and by the model that would serve it now.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findServingConnection } from '../models/index.ts';
import { findToolOf } from '../tools/index.ts';
import { type OrderQueueName, type OrderTurn, orderQueues } from './order-queue.ts';
import { findOwnerOfDetail, type OrderDetailRow } from './orders.queries.ts';

export * from './order-queue.ts';

export interface OrderLane {
  queue: OrderQueueName;
  /** The connection whose model would serve it; null where none is needed or connected. */
  connectionId: number | null;
}

const capabilityOf: Record<Tool['execution'], Capability | null> = {
  computed: null,
  human: null,
  'model-text': 'text',
  'model-translation': 'translation',
  'model-image': 'image',
  'model-speech': 'speech',
  'model-transcription': 'transcription',
  'model-video': 'video',
};

/** The kind of model that a tool's work waits for, or null. */
export const capabilityOfTool = (tool: Pick<Tool, 'execution'>): Capability | null => capabilityOf[tool.execution];

/** Where a tool's orders of this account belong now. */
export async function laneOf(db: Db, accountId: number, tool: Pick<Tool, 'execution'>): Promise<OrderLane> {
  const capability = capabilityOfTool(tool);
  if (capability === null) return { queue: 'builtIn', connectionId: null };
  const connectionId = await findServingConnection(db, accountId, capability);
  if (capability !== 'text' && capability !== 'translation' && capability !== 'review') return { queue: 'media', connectionId };
  return { queue: connectionId === null ? 'builtIn' : 'text', connectionId };
}

/** Enqueues the turns of one account's details in a lane that is known. */
export async function enqueueTurns(
  kernel: Kernel,
  tx: Db,
  accountId: number,
  { queue, connectionId }: OrderLane,
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

/** Moves a turn whose model has changed since, or that an earlier version enqueued; true where it was moved. Happens once to a turn. */
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
