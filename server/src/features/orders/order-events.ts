// What happens to an output of an order, for notifications, webhooks and other features.
import { orderedTaskSchema } from '@folio/contract/orders';
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

/**
 * An order of a tool with `has_task_assignment` is being placed, in its transaction: one task for each of its outputs. What a handler throws
 * leaves neither order nor task.
 */
export const taskToolOrdered = defineEvent(
  'order.of_task_tool_placed',
  z.object({
    accountId: z.int(),
    workspaceId: z.int(),
    userId: z.int(),
    impersonatorId: z.int().nullable(),
    personName: z.string(),
    toolSlug: z.string(),
    websiteId: z.int().nullable(),
    brandVoiceId: z.int().nullable(),
    sourceIds: z.array(z.int()),
    task: orderedTaskSchema,
    outputs: z.array(
      z.object({ orderDetailId: z.int(), title: z.string(), language: z.string(), input: z.record(z.string(), z.unknown()) }),
    ),
  }),
);

export const orderAccepted = defineEvent('order.accepted', z.object(output));
export const orderFailed = defineEvent('order.failed', z.object(stopped));
export const orderOnHold = defineEvent('order.on_hold', z.object(stopped));
