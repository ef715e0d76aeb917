import * as z from 'zod';

/** Writes one row of a bulk order; beside `order.run`, so that single orders do not wait for thousands of rows. */
export const bulkRunQueue = {
  name: 'bulk_order.run_row',
  retries: 3,
  timeout: 7500,
  input: z.object({
    detailId: z.int(),
    bulkOrderId: z.int(),
    /** The mark of the turn, ISO 8601: a job of an earlier turn does nothing. */
    queuedAt: z.string(),
  }),
} as const;
