// Webhooks: addresses of the caller's systems that receive events, signed by HMAC-SHA256 over time and body.
import * as z from 'zod';
import { answer, flag, id, idempotent, listOf, managerCall, paging, timestamp, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

export const webhookEvents = [
  'order.accepted',
  'order.failed',
  'order.on_hold',
  'comment.created',
  'task.changed',
  'translation.changed',
  'links.changed',
  'campaign.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const events = () => listOf(z.enum(webhookEvents)).pipe(z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length));

export const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  created_at: timestamp(),
  last_delivery: z
    .object({ state: z.enum(['queued', 'delivered', 'failed']), status: z.int().nullable(), created_at: timestamp() })
    .nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const calls = {
  show: managerCall
    .route({ method: 'GET', path: '/tools/webhooks/show', summary: 'List webhooks' })
    .input(z.object({ ...paging, ...tolerated }))
    .output(answer({ webhooks: z.array(webhookSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
  /** The signing secret is shown this once. */
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/tools/webhooks/create', summary: 'Add a webhook' })
    .input(z.object({ url: z.string().trim().min(1).max(2048), events: events(), ...tolerated }))
    .output(answer({ webhook: webhookSchema, secret: z.string() })),
  edit: managerCall
    .route({ method: 'POST', path: '/tools/webhooks/edit', summary: 'Change a webhook' })
    .input(
      z.object({
        id: id(),
        url: z.string().trim().min(1).max(2048).optional(),
        events: events().optional(),
        is_active: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ webhook: webhookSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/tools/webhooks/delete', summary: 'Delete a webhook' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  test: managerCall
    .route({ method: 'POST', path: '/tools/webhooks/test', summary: 'Send a test event' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(
      answer({
        delivery: z.object({
          state: z.enum(['delivered', 'failed']),
          status: z.int().nullable(),
          problem: z.string().nullable(),
        }),
      }),
    ),
  showDeliveries: managerCall
    .route({ method: 'GET', path: '/tools/webhooks/deliveries', summary: 'Latest deliveries of a webhook' })
    .input(z.object({ id: id(), ...paging, ...tolerated }))
    .output(
      answer({
        deliveries: z.array(
          z.object({
            id: z.int(),
            event: z.enum(webhookEvents),
            state: z.enum(['queued', 'delivered', 'failed']),
            status: z.int().nullable(),
            problem: z.string().nullable(),
            attempt: z.int(),
            created_at: timestamp(),
          }),
        ),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
};

export const webhooksContract = withErrors(calls, {}, { create: { 409: ['WEBHOOK_LIMIT'] } });
