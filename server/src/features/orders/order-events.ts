// Output events, for notifications, webhooks and other features.
import { orderedTaskSchema } from '@folio/contract/orders';
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';
import { peopleLineSchema, peopleTermsSchema } from './people-shapes.ts';

const output = {
  title: z.string(),
  order_id: z.int().optional(),
  tool: z.string().optional(),
  /** Set for a row of a bulk order. The bulk order's end has its own event. */
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

const byPerson = { accountId: z.int(), userId: z.int(), impersonatorId: z.int().nullable() };

/**
 * An order of a tool of people is being placed, in its transaction. Each output waits on hold with its deposit reserved; its lines after the
 * first one get documents of their own.
 */
export const peopleToolOrdered = defineEvent(
  'order.of_people_placed',
  z.object({
    ...byPerson,
    workspaceId: z.int().nullable(),
    folderId: z.int().nullable(),
    orderId: z.int(),
    title: z.string(),
    outputs: z.array(z.object({ orderDetailId: z.int(), terms: peopleTermsSchema, lines: z.array(peopleLineSchema).min(1) })),
  }),
);

/** A document is ordered with human proofreading, in the order's transaction; nothing is reserved for it yet. */
export const proofreadingOrdered = defineEvent(
  'order.proofreading_ordered',
  z.object({
    ...byPerson,
    orderDetailId: z.int(),
    /** The tool of the catalogue. */
    toolSlug: z.string(),
    input: z.record(z.string(), z.unknown()),
    assetIds: z.array(z.int()),
    price: z.int(),
  }),
);

/**
 * Documents are being cancelled, in that transaction, their rows locked. People's own are left to the handler, which counts the requests
 * that it ended.
 */
export const orderCancelled = defineEvent(
  'order.cancelled',
  z.object({ ...byPerson, orderDetailIds: z.array(z.int()), ended: z.object({ requests: z.int() }) }),
);

export const orderAccepted = defineEvent('order.accepted', z.object(output));
export const orderFailed = defineEvent('order.failed', z.object(stopped));
export const orderOnHold = defineEvent('order.on_hold', z.object(stopped));
