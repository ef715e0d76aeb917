/** Writes one output of an order. An article by a slow local model may take long; a dead worker is noticed by its heartbeat, not by this. */
export const orderRunQueue = { name: 'order.run', retries: 3, timeout: 900 } as const;
