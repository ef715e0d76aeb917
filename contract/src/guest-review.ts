// Review links for guests without a seat.
import * as z from 'zod';
import { answer, id, nullishId, optionalId, publicCall, timestamp, tolerated } from './base.ts';
import { campaignClientSchema } from './campaign-client.ts';
import { campaignLimits, campaignVerdicts } from './campaign-words.ts';
import { withErrors } from './errors.ts';
import { packagePart } from './task-shapes.ts';
import { guestRights, taskLimits, taskStatuses, verdicts } from './task-words.ts';

export const guestTaskSchema = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(taskStatuses),
  due_date: z.string().nullable(),
  /** The step that waits for this guest; null where none does. */
  step: z.object({ id: z.int(), name: z.string() }).nullable(),
  can: z.object({ comment: z.boolean(), decide: z.boolean() }),
});
export type GuestTask = z.infer<typeof guestTaskSchema>;

export const guestCommentSchema = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  author: z.string(),
  is_guest: z.boolean(),
  /** True where this guest wrote it. */
  is_own: z.boolean(),
  text: z.string(),
  quote: z.string().nullable(),
  resolved: z.boolean(),
  created_at: timestamp(),
});
export type GuestComment = z.infer<typeof guestCommentSchema>;

const part = z.object({
  part: packagePart(),
  is_changed: z.boolean(),
  before: z.string().nullable().describe('`text`: HTML; the others: one line an entry'),
  after: z.string().nullable(),
});

const decision = z.object({ at: z.string(), verdict: z.enum(verdicts) });
export type GuestDecided = z.infer<typeof decision>;

const task = { task_id: id(), ...tolerated };
const commentOutput = answer({ comments: z.array(guestCommentSchema) });

/** All of them read the link's token from the header `X-Review-Token`, and the browser from a cookie. */
const guestCalls = {
  show: publicCall
    .route({ method: 'GET', path: '/services/review/show', summary: 'Get the content of a review link' })
    .input(z.object({ campaign_id: optionalId().describe('One of `client.campaigns`'), ...tolerated }).optional())
    .output(
      answer({
        company: z.object({
          name: z.string(),
          logo: z.string().nullable(),
          has_theme: z.boolean(),
          color_background: z.string().nullable(),
          color_primary: z.string().nullable(),
          color_secondary: z.string().nullable(),
        }),
        /** `open`: nobody has opened the link yet; `code`: it was opened in another browser. Null: this browser may read. */
        needs: z.enum(['open', 'code']).nullable(),
        /** `code`: this browser enters a code from the guest's email before it decides. Servers of the former version leave it out. */
        decision_needs: z.enum(['code']).nullish(),
        /** With `code`, where the code goes: `h…@example.com`. */
        sent_to: z.string().nullable(),
        guest: z.object({ name: z.string() }).nullable(),
        may: z.enum(guestRights),
        /** The number of texts of the link, known before it is opened. Servers of the former version leave it out. */
        texts: z.int().nullish(),
        expires_at: timestamp(),
        tasks: z.array(guestTaskSchema),
        /** The campaigns that name the guest as their contact; null where there are none. */
        client: campaignClientSchema.nullable(),
      }),
    ),
  open: publicCall
    .route({
      method: 'POST',
      path: '/services/review/open',
      summary: 'Bind a review link to this browser, where it is the first',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ needs: z.enum(['code']).nullable() })),
  sendCode: publicCall
    .route({ method: 'POST', path: '/services/review/send-code', summary: 'Send the guest a code for another browser' })
    .input(z.object(tolerated).optional())
    .output(answer({ sent_to: z.string() })),
  confirm: publicCall
    .route({ method: 'POST', path: '/services/review/confirm', summary: 'Enter the code that was sent' })
    .input(
      z.object({
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/),
        ...tolerated,
      }),
    )
    .output(answer({})),
  task: publicCall
    .route({ method: 'GET', path: '/services/review/task', summary: 'The content of one task of a review link' })
    .input(z.object(task))
    .output(
      answer({
        task: guestTaskSchema,
        title: z.string(),
        html: z.string().nullable(),
        package_hash: z.string().nullable(),
        meta: z.array(z.string()).describe('Title and description, each empty where there is none'),
        links: z.array(z.string()),
        attachments: z.array(z.object({ id: z.int(), file_name: z.string(), bytes: z.int() })),
        changes: z.object({
          since: decision.nullable(),
          parts: z.array(part),
        }),
        /** The guest's last decision of the task. Servers of the former version leave it out. */
        decided: decision.nullish(),
        comments: z.array(guestCommentSchema),
      }),
    ),
  attachment: publicCall
    .route({ method: 'GET', path: '/services/review/attachment', summary: 'A file of a task of a review link' })
    .input(z.object({ ...task, attachment_id: id() }))
    .output(z.file()),
  comment: publicCall
    .route({ method: 'POST', path: '/services/review/comment', summary: 'Comment as a guest' })
    .input(
      z.object({
        ...task,
        text: z.string().trim().min(1).max(5000),
        quote: z.string().min(1).max(2000).nullish(),
        parent_id: nullishId(),
      }),
    )
    .output(commentOutput),
  decide: publicCall
    .route({ method: 'POST', path: '/services/review/decide', summary: 'Approve, ask for changes or reject as a guest' })
    .input(
      z.object({
        ...task,
        step_id: id(),
        package_hash: z.string().length(64),
        verdict: z.enum(verdicts),
        note: z.string().trim().max(taskLimits.note).default(''),
      }),
    )
    .output(answer({ task: guestTaskSchema })),
  decideCampaign: publicCall
    .route({
      method: 'POST',
      path: '/services/review/decide-campaign',
      summary: 'Approve a campaign as its contact, or ask for changes',
    })
    .input(
      z.object({
        campaign_id: id(),
        state_hash: z.string().length(64).describe('Of the campaign as it was shown'),
        verdict: z.enum(campaignVerdicts),
        note: z.string().trim().max(campaignLimits.note).default(''),
        ...tolerated,
      }),
    )
    .output(answer({ client: campaignClientSchema })),
  pack: publicCall
    .route({ method: 'GET', path: '/services/review/pack', summary: 'The pack of a campaign whose contact the guest is' })
    .input(z.object({ campaign_id: id(), ...tolerated }))
    .output(z.file()),
  notMe: publicCall
    .route({ method: 'POST', path: '/services/review/not-me', summary: 'Decline a review link' })
    .input(z.object(tolerated).optional())
    .output(
      answer({ is_ended: z.boolean().describe('True for a browser that could read the link; any other one only reports') }),
    ),
};

const inReview = {
  403: ['GUEST_MAY_NOT', 'REVIEW_CODE_NEEDED'],
  404: ['TASK_NOT_FOUND', 'COMMENT_NOT_FOUND'],
} as const;

export const guestReviewContract = withErrors(
  guestCalls,
  { 403: ['REVIEW_LINK_ENDED'], 404: ['REVIEW_LINK_UNKNOWN'] },
  {
    open: { 409: ['REVIEW_LINK_OF_GUEST'] },
    confirm: { 403: ['REVIEW_CODE_WRONG'] },
    task: inReview,
    attachment: { ...inReview, 404: ['TASK_NOT_FOUND', 'ATTACHMENT_NOT_FOUND'] },
    comment: { ...inReview, 409: ['TOO_MANY_COMMENTS', 'TASK_WITHOUT_DOCUMENT'] },
    decide: {
      ...inReview,
      409: [
        'TASK_CONTENT_CHANGED',
        'TASK_STEP_OVER',
        'TASK_IS_WAITING',
        'TASK_IS_ON_GOING',
        'TASK_IS_READY',
        'TASK_IS_REJECTED',
        'TASK_IS_APPROVED',
        'TASK_IS_PUBLISHED',
        'TASK_IS_COMPLETED',
      ],
    },
    show: { 404: ['CAMPAIGN_NOT_FOUND'] },
    decideCampaign: {
      403: ['GUEST_MAY_NOT', 'REVIEW_CODE_NEEDED'],
      404: ['CAMPAIGN_NOT_FOUND'],
      409: ['CAMPAIGN_STATE', 'CAMPAIGN_CONTENT_CHANGED'],
    },
    pack: { 403: ['REVIEW_CODE_NEEDED'], 404: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_PACK_NOT_FOUND'] },
    notMe: inReview,
  },
);
