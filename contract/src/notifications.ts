// Notifications: notification groups, one's own matrix, the bell and the log of deliveries.
import * as z from 'zod';
import { answer, flag, id, idempotent, listOf, ownerCall, paging, timestamp, tolerated, userCall, workspaceId } from './base.ts';

export const notificationEvents = [
  'order_finished',
  'order_failed',
  'comment',
  'mention',
  'limits',
  'assigned',
  'review_requested',
  'decided',
  'due_soon',
  'quote_ready',
  'query',
  'delivered',
  'links_broken',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

const rhythm = z.enum(['instant', 'daily']);
const events = () => listOf(z.enum(notificationEvents)).pipe(z.array(z.enum(notificationEvents)).max(notificationEvents.length));
const members = () => listOf(id()).pipe(z.array(id()).max(200));

export const notificationGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  workspace_id: z.int().nullable(),
  events: z.array(z.enum(notificationEvents)),
  in_app: z.boolean(),
  email: z.boolean(),
  rhythm,
  members: z.array(z.object({ user_id: z.int(), name: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type NotificationGroup = z.infer<typeof notificationGroupSchema>;

export const notificationSchema = z.object({
  id: z.int(),
  event: z.enum(notificationEvents),
  /** The whole sentence in the reader's language. */
  text: z.string(),
  path: z.string().nullable(),
  workspace_id: z.int().nullable(),
  is_read: z.boolean(),
  created_at: timestamp(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const preferenceSchema = z.object({ event: z.enum(notificationEvents), in_app: z.boolean(), email: z.boolean(), rhythm });
export type NotificationPreference = z.infer<typeof preferenceSchema>;

const groupInput = {
  name: z.string().trim().min(1).max(80),
  workspace_id: workspaceId(),
  events: events(),
  in_app: flag(),
  email: flag(),
  rhythm,
  members: members(),
};

export const notificationsContract = {
  showGroups: userCall
    .route({ method: 'GET', path: '/features/notification-groups/show', summary: 'Notification groups that the caller may see' })
    .input(z.object({ workspace_id: workspaceId(), ...paging, ...tolerated }))
    .output(
      answer({
        notification_groups: z.array(notificationGroupSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Events that occur here: a group can subscribe to them. */
        events: z.array(z.enum(notificationEvents)),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  showUserGroups: userCall
    .route({
      method: 'GET',
      path: '/features/notification-groups/user',
      summary: 'Get notification groups and preferences',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ notification_groups: z.array(notificationGroupSchema), preferences: z.array(preferenceSchema) })),
  addGroup: idempotent(ownerCall)
    .route({ method: 'POST', path: '/features/notification-groups/add', summary: 'Create a notification group' })
    .input(z.object({ ...groupInput, ...tolerated }))
    .output(answer({ notification_group: notificationGroupSchema })),
  editGroup: ownerCall
    .route({ method: 'POST', path: '/features/notification-groups/edit', summary: 'Change a notification group' })
    .input(z.object({ id: id(), ...z.object(groupInput).partial().shape, ...tolerated }))
    .output(answer({ notification_group: notificationGroupSchema })),
  removeGroup: ownerCall
    .route({ method: 'DELETE', path: '/features/notification-groups/delete', summary: 'Delete a notification group' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  /** Notifies the members of a group once, over its channels, so that everybody sees that it works. */
  testGroup: ownerCall
    .route({ method: 'POST', path: '/features/notification-groups/test', summary: 'Send a test to a group' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ sent: z.int() })),
  updatePreferences: userCall
    .route({ method: 'POST', path: '/features/notifications/preferences', summary: 'Update notification preferences' })
    .input(z.object({ preferences: z.array(preferenceSchema).max(notificationEvents.length), ...tolerated }))
    .output(answer({ preferences: z.array(preferenceSchema) })),
  show: userCall
    .route({ method: 'GET', path: '/features/notifications/show', summary: 'The bell: what the caller was told, newest first' })
    .input(
      z.object({
        unread: flag().optional(),
        /** Browsers may know zones that this server does not. */
        time_zone: z
          .string()
          .max(100)
          .optional()
          .describe('IANA name of the zone of times in sentences; UTC if left out or unknown'),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        notifications: z.array(notificationSchema),
        unread_count: z.int(),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  markRead: userCall
    .route({ method: 'POST', path: '/features/notifications/read', summary: 'Mark notifications as read' })
    .input(z.object({ ids: listOf(id()).pipe(z.array(id()).max(100)).optional(), ...tolerated }))
    .output(answer({ unread_count: z.int() })),
  showDeliveries: ownerCall
    .route({ method: 'GET', path: '/features/notifications/deliveries', summary: 'The log of deliveries in the account' })
    .input(z.object({ state: z.enum(['waiting', 'sent', 'failed', 'none']).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        deliveries: z.array(
          z.object({
            id: z.int(),
            user: z.object({ id: z.int(), name: z.string() }),
            event: z.enum(notificationEvents),
            in_app: z.boolean(),
            email_state: z.enum(['none', 'waiting', 'sent', 'failed']),
            email_problem: z.string().nullable(),
            created_at: timestamp(),
            emailed_at: timestamp().nullable(),
          }),
        ),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
};
