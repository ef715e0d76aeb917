import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** All rows of a bulk order have ended; the counts are of rows. */
export const bulkOrderFinished = defineEvent(
  'bulk_order.finished',
  z.object({
    title: z.string(),
    tool: z.string(),
    order_id: z.int(),
    rows: z.int(),
    ready: z.int(),
    failed: z.int(),
    on_hold: z.int(),
    cancelled: z.int(),
  }),
);
