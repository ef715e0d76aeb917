// Personal links by which people without a seat review tasks.
import * as z from 'zod';
import { answer, id, idempotent, listOf, managerCall, numeric, optionalId, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { guestRights, reviewLinkLimits } from './task-words.ts';

const days = () => numeric(1, reviewLinkLimits.days);

export const reviewLinkSchema = z.object({
  id: z.int(),
  workspace_id: z.int(),
  guest: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  tasks: z.array(z.object({ id: z.int(), title: z.string() })),
  may: z.enum(guestRights),
  expires_at: timestamp(),
  revoked_at: timestamp().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
  /** When the link was opened first; null where nobody has. */
  opened_at: timestamp().nullable(),
  created_by: z.object({ id: z.int(), name: z.string() }),
  created_at: timestamp(),
});
export type ReviewLink = z.infer<typeof reviewLinkSchema>;

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/review-links/show', summary: 'Review links of a workspace or a task, newest first' })
    .input(z.object({ workspace_id: id(), task_id: optionalId(), ...tolerated }))
    .output(
      answer({
        review_links: z.array(reviewLinkSchema),
        /** Of the task: comments of guests with a question mark that no member answered, resolved or waived. They hold publishing. */
        open_questions: z.array(z.object({ id: z.int(), guest: z.string(), text: z.string(), asked_at: timestamp() })).optional(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/review-links/create', summary: 'Create a review link and send it by email' })
    .input(
      z.object({
        workspace_id: id(),
        task_ids: listOf(id()).pipe(z.array(id()).min(1).max(reviewLinkLimits.tasks)),
        name: z.string().trim().min(1).max(100),
        email: z.email().max(255),
        may: z.enum(guestRights).default('approve'),
        days: days().default(reviewLinkLimits.defaultDays),
        ...tolerated,
      }),
    )
    .output(
      answer({
        review_link: reviewLinkSchema,
        url: z
          .string()
          .nullable()
          .describe(
            'The link itself; null when it lets the guest approve and they get it by email, so that nobody decides in their name',
          ),
        is_mailed: z.boolean(),
      }),
    ),
  extend: managerCall
    .route({ method: 'POST', path: '/features/review-links/extend', summary: 'Let a review link end later, counted from now' })
    .input(z.object({ id: id(), days: days().default(reviewLinkLimits.defaultDays), ...tolerated }))
    .output(answer({ review_link: reviewLinkSchema })),
  waiveQuestion: managerCall
    .route({
      method: 'POST',
      path: '/features/review-links/waive-question',
      summary: "Let a task go out although a guest's question is open, by name",
    })
    .input(z.object({ task_id: id(), comment_id: id(), ...tolerated }))
    .output(answer({})),
  revoke: managerCall
    .route({ method: 'POST', path: '/features/review-links/revoke', summary: 'End a review link now' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ review_link: reviewLinkSchema })),
};

export const reviewLinksContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['WORKSPACE_NOT_FOUND', 'REVIEW_LINK_NOT_FOUND'] },
  {
    waiveQuestion: { 404: ['TASK_NOT_FOUND', 'QUESTION_NOT_FOUND'] },
    create: { 404: ['TASK_NOT_FOUND'] },
    extend: { 409: ['REVIEW_LINK_REVOKED'] },
  },
);
