// Items of audience campaigns: one thing on one channel, with its days and its tasks and documents.
import * as z from 'zod';
import { answer, day, flag, id, idempotent, nullishId, optionalId, staffCall, tolerated } from './base.ts';
import { campaignItemSchema, itemFields } from './campaign-shapes.ts';
import { withErrors } from './errors.ts';

const optional = z.object(itemFields).partial().shape;
const { name, channel, from, to } = itemFields;
const one = { id: id().describe('The item’s'), ...tolerated };
const whole = answer({ item: campaignItemSchema });

const calls = {
  create: idempotent(staffCall)
    .route({ method: 'PUT', path: '/tools/audience_campaigns/items/create', summary: 'Add an item to a campaign' })
    .input(z.object({ campaign_id: id(), ...optional, name, channel, from, to, ...tolerated }))
    .output(whole),
  edit: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/items/edit', summary: 'Change an item' })
    .input(
      z.object({
        ...one,
        ...optional,
        is_dropped: flag()
          .optional()
          .describe('Whether the item was dropped when it was read; refused where it was dropped or put back since'),
      }),
    )
    .output(whole),
  move: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/items/move',
      summary: 'Move the days of an item; its tasks move by as many days',
    })
    .input(
      z.object({
        ...one,
        from: day(),
        to: day(),
        preview: flag().default(false).describe('Says what would move and changes nothing'),
      }),
    )
    .output(
      answer({
        item: campaignItemSchema,
        /** Tasks that move along, also those that follow others. */
        moved: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            start_date: z.string().nullable(),
            due_date: z.string().nullable(),
            start_date_before: z.string().nullable(),
            due_date_before: z.string().nullable(),
          }),
        ),
      }),
    ),
  link: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/items/link',
      summary: 'Link a task, document or order of the workspace to an item; each is linked once',
    })
    .input(z.object({ ...one, task_id: optionalId(), order_detail_id: optionalId(), order_id: optionalId() }))
    .output(whole),
  createTask: idempotent(staffCall)
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/items/create-task',
      summary: 'Create a task for an item, from a template and with a review step of the contact, and link it',
    })
    .input(
      z.object({
        ...one,
        template_id: nullishId().describe('A task template of the workspace'),
        tool_id: z.string().trim().max(100).nullish().describe('The tool that writes it; without it the template’s'),
        with_contact: flag().default(true).describe('Whether the contact reviews it in the last step'),
      }),
    )
    .output(answer({ item: campaignItemSchema, task_id: z.int() })),
  unlink: staffCall
    .route({ method: 'POST', path: '/tools/audience_campaigns/items/unlink', summary: 'Remove a link from an item' })
    .input(z.object({ ...one, link_id: id() }))
    .output(whole),
  drop: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/items/drop',
      summary: 'Remove an item from the plan, or restore it',
    })
    .input(z.object({ ...one, is_dropped: flag().default(true) }))
    .output(whole),
  share: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/items/share',
      summary: 'Show an item to the client, or no longer',
    })
    .input(z.object({ ...one, is_shared: flag() }))
    .output(whole),
};

export const campaignItemsContract = withErrors(
  calls,
  {
    403: ['CAMPAIGNS_HIDDEN'],
    404: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ITEM_NOT_FOUND'],
    409: ['CAMPAIGN_STATE', 'CAMPAIGN_LIMIT'],
  },
  {
    link: { 409: ['CAMPAIGN_ITEM_NOT_IN_PLAN', 'TASK_IN_CAMPAIGN', 'DOCUMENT_IN_CAMPAIGN', 'ORDER_IN_CAMPAIGN'] },
    createTask: {
      403: ['TASKS_HIDDEN'],
      404: ['TASK_TEMPLATE_NOT_FOUND', 'WORKSPACE_NOT_FOUND'],
      409: ['CAMPAIGN_ITEM_NOT_IN_PLAN'],
    },
    share: { 409: ['CAMPAIGN_ITEM_NOT_IN_PLAN'] },
    edit: { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'], 409: ['CAMPAIGN_ITEM_DROPPED', 'CAMPAIGN_ITEM_RESTORED'] },
    move: { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'], 409: ['CAMPAIGN_ITEM_DROPPED'] },
  },
);
