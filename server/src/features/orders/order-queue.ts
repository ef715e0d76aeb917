import { capabilities } from '@folio/contract/capabilities';
import * as z from 'zod';

const orderTurn = z.object({
  detailId: z.int(),
  /** True once it was moved to the queue that fits it; then it is written wherever it is. */
  isMoved: z.boolean().optional(),
  /** The trace of the call that placed it, where it is sent by another one. */
  traceparent: z.string().optional(),
});
export type OrderTurn = z.output<typeof orderTurn>;

/**
 * The queues for writing orders, one for each kind of work, so that none waits for another. `run` is for short work without a model; until
 * version 2 it was the queue of all orders.
 */
export const orderQueues = {
  builtIn: { name: 'order.run', retries: 3, timeout: 7500, input: orderTurn },
  /** Waits for a connected text model, mostly idle. */
  text: { name: 'order.run_text', retries: 3, timeout: 7500, input: orderTurn },
  /** Images, sound and film, by a model or by this machine. A recording transcribed by a slow local model may take hours. */
  media: { name: 'order.run_media', retries: 3, timeout: 7500, input: orderTurn },
} as const;

export type OrderQueueName = keyof typeof orderQueues;

/** Takes a bulk order's waiting rows up; sent by the code that puts rows back. */
export const bulkFeedQueue = {
  name: 'bulk_order.feed',
  retries: 10,
  timeout: 300,
  input: z.object({
    bulkOrderId: z.int(),
    /** Rows on hold that are to be put back. */
    heldRows: z.array(z.int()).optional(),
  }),
} as const;

/** Requeues orders on hold once their model is connected. Also runs every minute to catch missed events. */
export const orderResumeQueue = {
  name: 'order.resume',
  retries: 10,
  timeout: 300,
  /** Without a capability: whatever may continue now. */
  input: z.object({
    capability: z.enum(capabilities).optional(),
    /** Whose orders; all where left out. */
    accountId: z.int().optional(),
    /** End of the previous batch. */
    afterId: z.int().optional(),
  }),
} as const;
