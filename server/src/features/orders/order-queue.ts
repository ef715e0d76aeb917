/**
 * The queues in which orders are written, one for each kind of work, so that none waits for another. `run` is for what needs no model and takes
 * a moment; until version 2 it was the queue of all orders.
 */
export const orderQueues = {
  builtIn: { name: 'order.run', retries: 3, timeout: 7500 },
  /** Waits for a connected text model, mostly idle. */
  text: { name: 'order.run_text', retries: 3, timeout: 7500 },
  /** Images, sound and film, by a model or by this machine. A recording transcribed by a slow local model may take hours. */
  media: { name: 'order.run_media', retries: 3, timeout: 7500 },
} as const;

export type OrderQueueName = keyof typeof orderQueues;

/** Takes a bulk order's waiting rows up; sent by the code that puts rows back. */
export const bulkFeedQueue = { name: 'bulk_order.feed', retries: 10, timeout: 300 } as const;

/** Puts back what was on hold for a model, now that it is there; each minute also what nobody said so of. */
export const orderResumeQueue = { name: 'order.resume', retries: 10, timeout: 300 } as const;

export interface BulkFeed {
  bulkOrderId: number;
  /** Rows on hold that are to be put back. */
  heldRows?: number[];
}

export interface OrderTurn {
  detailId: number;
  /** True once it was moved to the queue that fits it; then it is written wherever it is. */
  isMoved?: boolean;
  /** The trace of the call that placed it, where it is sent by another one. */
  traceparent?: string;
}
