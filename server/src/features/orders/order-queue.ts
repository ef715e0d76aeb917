/** Writes one output of an order. A recording heard by a slow local model may take hours; a dead worker is noticed by its heartbeat, not by this. */
export const orderRunQueue = { name: 'order.run', retries: 3, timeout: 7500 } as const;

/** Takes a bulk order's waiting rows up; told by whoever puts rows back among them. `isModelNew` also takes up those that waited for a model. */
export const bulkFeedQueue = { name: 'bulk_order.feed', retries: 10, timeout: 300 } as const;

export interface BulkFeed {
  bulkOrderId: number;
  isModelNew?: boolean;
}
