// What happens to an output of an order, for notifications, webhooks and other features.
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

const output = {
  title: z.string(),
  order_id: z.int().optional(),
  tool: z.string().optional(),
  /** Set for a row of a bulk order, whose end is an event of its own. */
  bulk_order_id: z.int().optional(),
};
/** `reason` is a code of the failure messages. */
const stopped = { ...output, reason: z.string().optional() };

/**
 * An order is being placed, in its transaction: its first output is the document of the task `taskId` where that has none. A handler
 * throws where the task is not for it.
 */
export const orderPlacedForTask = defineEvent(
  'order.placed_for_task',
  z.object({ taskId: z.int(), workspaceId: z.int().nullable(), orderDetailId: z.int() }),
);

export const orderAccepted = defineEvent('order.accepted', z.object(output));
export const orderFailed = defineEvent('order.failed', z.object(stopped));
export const orderOnHold = defineEvent('order.on_hold', z.object(stopped));
