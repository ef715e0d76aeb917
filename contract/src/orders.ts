// Orders: quoted, placed, proposed, tried again and cancelled. The documents they become are in `documents.ts`.
import * as z from 'zod';
import {
  answer,
  day,
  id,
  idempotent,
  listOf,
  nullishId,
  optionalId,
  orderCall,
  reading,
  sameCallsUnder,
  timestamp,
  tolerated,
  workspaceId,
} from './base.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { taskGroups, taskPriorities, taskTypes } from './task-words.ts';

export const orderStatusSchema = z.enum(['processing', 'in_progress', 'accepted', 'failed', 'onHold']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const engineMarkSchema = z.object({
  kind: z.enum(['composer', 'model', 'computed']),
  /** Method of the built-in engine if it is not plain from the kind, like "layout". */
  way: z.string().optional(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
});

/** Why a document of a task, card or campaign item is on hold or failed, in the reader's language. */
export const documentProblemSchema = z.object({
  status: z.enum(['onHold', 'failed']),
  reason: z.string().nullable(),
  is_cancelled: z.boolean(),
});
export type DocumentProblem = z.infer<typeof documentProblemSchema>;

/** One output of an order. */
export const orderedDetailSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: orderStatusSchema,
  reason: z.string().nullable(),
  /** It was cancelled before it was written; its status is then `failed`. */
  is_cancelled: z.boolean(),
});

export const orderPlacedSchema = z.object({
  id: z.int(),
  title: z.string(),
  tool: z.string(),
  price: z.int(),
  order_details: z.array(orderedDetailSchema),
});

/** Task fields of an order with a tool that has `has_task_assignment`, beside the tool's fields. */
export const orderedTaskSchema = z.object({
  type: z.enum(taskTypes).default('ai').describe('`manual`: nothing is written or paid; the document opens with its H2 headings'),
  due_date: day().nullish(),
  priority: z.enum(taskPriorities).default('medium'),
  assignee_id: nullishId(),
  assignees_group: z.enum(taskGroups).nullish(),
});
export type OrderedTask = z.infer<typeof orderedTaskSchema>;

/** Fields of every placing call beside the tool's own fields. */
export const orderContext = {
  title: z.string().trim().max(200).nullish(),
  category: z.enum(['text', 'media']).optional(),
  workspace_id: workspaceId(),
  folder_id: nullishId(),
  brand_voice_id: nullishId(),
  guideline_id: nullishId(),
  website_id: nullishId(),
  task: orderedTaskSchema.optional().describe('For tools with `has_task_assignment`'),
  additional_source_ids: listOf(id()).optional(),
  source_files: listOf(z.file()).optional(),
  source_urls: listOf(z.string().trim().max(2048)).optional(),
  ...tolerated,
};

/** Errors of a call that places an order, or returns its price. */
export const orderingErrors = errorsOf(
  {
    403: ['TOOL_NEEDS_WORKSPACE'],
    404: ['FOLDER_NOT_FOUND', 'ORDER_NOT_FOUND'],
    409: ['HUMAN_SERVICES_OFF', 'WEEKLY_USES_REACHED'],
  },
  creditErrors,
  engineErrors,
);

const calls = {
  create: idempotent(orderCall)
    .route({ method: 'POST', path: '/services/orders/create', summary: 'Place an order' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        fields: z.record(z.string(), z.unknown()).default({}),
        order_id: optionalId(),
        task_id: optionalId().describe('The task whose document it writes, of the same workspace'),
        ...orderContext,
      }),
    )
    .output(answer({ order: orderPlacedSchema })),
  /** Counts further measures (words of a page, rows of a table) as an order does. The rest of the form may still be empty. */
  quote: reading(orderCall)
    .route({ method: 'POST', path: '/services/orders/quote', summary: 'Get the price of an order' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        fields: z.record(z.string(), z.unknown()).default({}),
        task: orderContext.task,
        source_files: listOf(z.file()).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        price: z.int(),
        measures: z.object({
          mediaSeconds: z.number().optional(),
          fileWords: z.int().optional(),
          pageWords: z.int().optional(),
          fileRows: z.int().optional(),
        }),
      }),
    ),
  /** Once per step of a wizard; a draft reserves nothing and is not listed. */
  propose: idempotent(orderCall)
    .route({ method: 'PUT', path: '/services/orders/create', summary: 'Submit a wizard step and get the next suggestion' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        step: z.string().min(1).max(40),
        fields: z.record(z.string(), z.unknown()).default({}),
        order_id: optionalId(),
        ...orderContext,
      }),
    )
    .output(
      answer({
        order: z.object({ id: z.int(), additional_source_ids: z.array(z.int()) }),
        proposal: z.record(z.string(), z.unknown()),
        engine: engineMarkSchema,
      }),
    ),
  retry: orderCall
    .route({ method: 'POST', path: '/services/orders/retry', summary: 'Retry a failed document or one on hold' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ order: orderPlacedSchema })),
  cancel: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/cancel',
      summary: 'Cancel a document in progress',
    })
    .input(z.object({ order_id: optionalId(), order_detail_id: optionalId(), ...tolerated }))
    .output(answer({ cancelled: z.int() })),
};

const orderCalls = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  {
    create: errorsOf({ 403: ['TRANSLATIONS_HIDDEN'], 404: ['TASK_NOT_FOUND'] }, orderingErrors),
    quote: orderingErrors,
    propose: orderingErrors,
    retry: errorsOf({ 409: ['ORDER_NOT_RETRYABLE', 'ORDER_OF_PEOPLE'] }, orderingErrors),
    cancel: { 409: ['ORDER_NOT_CANCELLABLE', 'REQUEST_AS_A_WHOLE'] },
  },
);

export const ordersContract = {
  ...orderCalls,
  /** Number of orders of the caller with a tool since Monday (UTC); `max` is null for a tool without such a limit. */
  weeklyUses: orderCall
    .route({ method: 'GET', path: '/services/orders/weekly_uses', summary: 'Uses of a tool in this week' })
    .input(z.object({ tool: z.string().min(1).max(80), ...tolerated }))
    .output(answer({ used: z.int(), max: z.int().nullable(), resets_at: timestamp() })),
};

/** The same calls for media. The tool decides an order's category. */
export const mediaOrdersContract = sameCallsUnder(orderCalls, '/services/orders/', '/services/media/orders/');
