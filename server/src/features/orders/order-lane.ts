// Which queue an order is written in: by the tool, and by the model that would serve it now.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { findServingConnection } from '../models/index.ts';
import type { OrderQueueName } from './order-queue.ts';

export * from './order-queue.ts';

interface OrderLane {
  queue: OrderQueueName;
  /** The connection with the model for it; null if none is needed or connected. */
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

/** Current lane of a tool's orders of this account. */
export async function laneOf(db: Db, accountId: number, tool: Pick<Tool, 'execution'>): Promise<OrderLane> {
  const capability = capabilityOfTool(tool);
  if (capability === null) return { queue: 'builtIn', connectionId: null };
  const connectionId = await findServingConnection(db, accountId, capability);
  if (capability !== 'text' && capability !== 'translation' && capability !== 'review') return { queue: 'media', connectionId };
  return { queue: connectionId === null ? 'builtIn' : 'text', connectionId };
}
