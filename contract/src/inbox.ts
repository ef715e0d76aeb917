// The inbox: everything that waits for the caller, in all their workspaces. Items are computed from their reasons. Only the user's actions on an item
// (read, done, snoozed) are stored.
import * as z from 'zod';
import { answer, listOf, paging, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { inboxActions, inboxKinds, inboxStates } from './inbox-words.ts';

/** The most items of one kind that a person is shown. */
export const maxInboxItems = 200;

/** Longest time for which an item is snoozed, in days. */
export const maxSnoozeDays = 365;

/** Ids of the things that a preview fetches. */
const subjectSchema = z
  .object({
    task_id: z.int(),
    order_detail_id: z.int(),
    bulk_order_id: z.int(),
    comment_id: z.int(),
    request_id: z.int(),
    /** A translation job that is offered to the caller. */
    job_id: z.int(),
    website_id: z.int(),
  })
  .partial();

export const inboxItemSchema = z.object({
  /** Stays the same while its reason does; a reason that returns has a new one. */
  key: z.string(),
  kind: z.enum(inboxKinds),
  title: z.string(),
  /** One line in the caller's language. */
  reason: z.string(),
  subject: subjectSchema,
  /** The page that *Open* shows. */
  path: z.string(),
  workspace_id: z.int().nullable(),
  /** Since when it waits. */
  at: timestamp(),
  /** A day, or the moment at which an offer ends. */
  due_at: z.string().nullable(),
  is_read: z.boolean(),
  snoozed_until: timestamp().nullable(),
  done_at: timestamp().nullable(),
  can: z.array(z.enum(inboxActions)),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

export const inboxCountsSchema = z.object({
  /** Items that are neither done nor snoozed, and those of them that are unread. */
  todo: z.int(),
  unread: z.int(),
});
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

export const inboxContract = {
  show: userCall
    .route({ method: 'GET', path: '/features/inbox/show', summary: 'List inbox items' })
    .input(
      z.object({
        workspace_id: workspaceId().describe('Null is the personal workspace; all workspaces if left out'),
        state: z.enum(inboxStates).default('todo'),
        kind: z.enum(inboxKinds).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        items: z.array(inboxItemSchema),
        counts: inboxCountsSchema.describe('Of all workspaces'),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  /** The server skips keys of items that ended meanwhile. A repeated call changes nothing. */
  update: userCall
    .route({ method: 'POST', path: '/features/inbox/update', summary: 'Mark items as read, unread, done, to do or snoozed' })
    .input(
      z.object({
        keys: listOf(z.string().min(1).max(120)).pipe(z.array(z.string()).min(1).max(100)),
        action: z.enum(['read', 'unread', 'done', 'todo', 'snooze']),
        until: timestamp().optional().describe('When a snoozed item returns, at most a year from now'),
        ...tolerated,
      }),
    )
    .output(answer({ counts: inboxCountsSchema })),
};
