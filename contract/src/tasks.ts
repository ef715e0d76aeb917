// Tasks of a workspace: assignees and due dates, and the review of all outgoing content.
import * as z from 'zod';
import {
  answer,
  id,
  idempotent,
  listOf,
  managerCall,
  nullishId,
  optionalId,
  orderCall,
  paging,
  revisionNumber,
  tolerated,
  userCall,
} from './base.ts';
import { errorsOf, withErrors } from './errors.ts';
import { taskAttachmentLimits } from './task-attachment-limits.ts';
import {
  packagePart,
  stepInputSchema,
  taskEventSchema,
  taskFields,
  taskFilters,
  taskRowSchema,
  taskSchema,
} from './task-shapes.ts';
import { taskLimits, verdicts } from './task-words.ts';

const optional = z.object(taskFields).partial().shape;
const steps = () =>
  z.union([z.array(stepInputSchema).max(taskLimits.steps), z.coerce.number<number>().int().min(0).max(taskLimits.steps)]);
/** The code of the message for a task without a title. */
const titleMissing = 'task_title_missing';
/** The state that a change was made to; another one answers 409. */
const revision = revisionNumber().optional();
const transition = z.object({ id: id(), revision, ...tolerated });

const calls = {
  list: userCall
    .route({ method: 'GET', path: '/features/tasks', summary: 'Tasks of a workspace; without one those of all the caller is in' })
    .input(
      z.object({
        ...taskFilters,
        sort: z.enum(['due_date', '-due_date', 'updated_at', '-updated_at', 'title', '-title', 'priority']).default('due_date'),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        tasks: z.array(taskRowSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/tasks', summary: 'Create a task' })
    .input(
      z.object({
        ...optional,
        workspace_id: id(),
        title: z.string(titleMissing).pipe(taskFields.title.min(1, titleMissing)),
        reviewer_id: nullishId(),
        review_steps: steps().optional(),
        template_id: nullishId().describe('A task template; what the call says wins over its fields'),
        status: z.literal('waiting').optional().describe('A new task waits; its calls change its status'),
        task_attachments: listOf(z.file())
          .pipe(z.array(z.file()).max(taskAttachmentLimits.files))
          .optional()
          .describe('In multipart `task_attachments[]`: files of at most 10 MB each'),
        ...tolerated,
      }),
    )
    .output(answer({ task: taskSchema })),
  show: userCall
    .route({ method: 'GET', path: '/features/tasks/{id}', summary: 'One task' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ task: taskSchema })),
  edit: userCall
    .route({ method: 'PATCH', path: '/features/tasks/{id}', summary: 'Change a task' })
    .input(
      z.object({
        id: id(),
        revision,
        ...optional,
        title: taskFields.title.min(1, titleMissing).optional(),
        review_steps: steps().optional(),
        reviewer_id: nullishId(),
        ...tolerated,
      }),
    )
    .output(answer({ task: taskSchema })),
  remove: userCall
    .route({ method: 'DELETE', path: '/features/tasks/{id}', summary: 'Delete a task; its document stays' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  start: orderCall
    .route({ method: 'POST', path: '/features/tasks/start', summary: 'Start a task' })
    .input(transition)
    .output(answer({ task: taskSchema, path: z.string().describe('Page on which its work begins') })),
  submit: orderCall
    .route({ method: 'POST', path: '/features/tasks/submit', summary: 'Submit a task for review' })
    .input(transition.extend({ note: z.string().trim().max(taskLimits.note).optional() }))
    .output(answer({ task: taskSchema })),
  withdraw: orderCall
    .route({ method: 'POST', path: '/features/tasks/withdraw', summary: 'Withdraw a task from review' })
    .input(transition)
    .output(answer({ task: taskSchema })),
  reopen: userCall
    .route({ method: 'POST', path: '/features/tasks/reopen', summary: 'Reopen a task' })
    .input(transition)
    .output(answer({ task: taskSchema })),
  close: userCall
    .route({ method: 'POST', path: '/features/tasks/close', summary: 'Complete an approved or published task' })
    .input(transition)
    .output(answer({ task: taskSchema })),
  publish: userCall
    .route({ method: 'POST', path: '/features/tasks/publish', summary: 'Publish the document of an approved task' })
    .input(
      transition.extend({
        website_id: optionalId().describe('Without one the website of the task'),
        publish_at: z.iso
          .datetime({ offset: true })
          .nullish()
          .describe(
            'A time in the next year: it is published then. Null: it is no longer scheduled. Without it: it is published now',
          ),
      }),
    )
    .output(answer({ task: taskSchema })),
  decide: userCall
    .route({
      method: 'POST',
      path: '/features/tasks/decide',
      summary: 'Approve, request changes or reject',
    })
    .input(
      z.object({
        decisions: z
          .array(z.object({ id: id(), step_id: id(), package_hash: z.string().length(64) }))
          .min(1)
          .max(taskLimits.maxDecisions),
        verdict: z.enum(verdicts),
        note: z.string().trim().max(taskLimits.note).default(''),
        ...tolerated,
      }),
    )
    .output(
      answer({
        results: z.array(
          z.object({
            id: z.int(),
            /** Null where the decision counts. */
            code: z.string().nullable(),
            message: z.string().nullable(),
            task: taskRowSchema.nullable(),
          }),
        ),
      }),
    ),
  package: userCall
    .route({ method: 'GET', path: '/features/tasks/package', summary: 'Get the content under review' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(
      answer({
        package_hash: z.string().nullable(),
        parts: z.array(z.object({ part: packagePart(), hash: z.string() })),
        version_id: z.int().nullable(),
      }),
    ),
  changes: userCall
    .route({ method: 'GET', path: '/features/tasks/changes', summary: 'Get changes since a decision' })
    .input(
      z.object({
        id: id(),
        since: z
          .union([z.literal('mine'), id()])
          .default('mine')
          .describe('`mine`: the caller’s last approval; or a decision'),
        ...tolerated,
      }),
    )
    .output(
      answer({
        /** Null without such a decision: everything is new. */
        since: z.object({ at: z.string(), verdict: z.enum(verdicts) }).nullable(),
        parts: z.array(
          z.object({
            part: packagePart(),
            is_changed: z.boolean(),
            before: z.string().nullable().describe('`text`: HTML; the others: one line an entry'),
            after: z.string().nullable(),
          }),
        ),
      }),
    ),
  history: userCall
    .route({ method: 'GET', path: '/features/tasks/history', summary: 'List the history of a task' })
    .input(z.object({ id: id(), ...paging, ...tolerated }))
    .output(answer({ taskHistory: z.array(taskEventSchema), recordsTotal: z.int() })),
};

const inState = [
  'TASK_IS_WAITING',
  'TASK_IS_ON_GOING',
  'TASK_IS_READY',
  'TASK_IS_REJECTED',
  'TASK_IS_APPROVED',
  'TASK_IS_PUBLISHED',
  'TASK_IS_COMPLETED',
] as const;
/** Response to a change that a task’s state does not allow. */
export const taskStateErrors = { 404: ['ORDER_NOT_FOUND'], 409: ['TASK_CHANGED', ...inState] } as const;

/** Codes beside a single decision of `decide`. */
const decisionErrors = {
  403: ['SELF_APPROVAL'],
  409: ['TASK_STEP_OVER', 'TASK_CONTENT_CHANGED'],
} as const;

export const tasksContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] },
  {
    create: { 404: ['WORKSPACE_NOT_FOUND', 'ORDER_NOT_FOUND', 'TASK_TEMPLATE_NOT_FOUND'] },
    edit: errorsOf(taskStateErrors, { 409: ['TASK_NEEDS_STEP'] }),
    remove: taskStateErrors,
    start: errorsOf(taskStateErrors, { 409: ['TASK_TAKEN'] }),
    submit: errorsOf(taskStateErrors, { 409: ['TASK_WITHOUT_DOCUMENT', 'TASK_WITHOUT_REVIEWERS', 'TASK_REVIEWERS_TOOK_PART'] }),
    withdraw: taskStateErrors,
    reopen: taskStateErrors,
    close: taskStateErrors,
    publish: errorsOf(taskStateErrors, {
      409: [
        'TASK_WITHOUT_WEBSITE',
        'ORDER_NOT_EDITABLE',
        'VOICE_RULES_BROKEN',
        'DOCUMENT_IN_REVIEW',
        'TASK_LINKS_BROKEN',
        'TASK_QUESTION_OPEN',
        'META_TITLE_PLACEHOLDER',
        'META_DESCRIPTION_PLACEHOLDER',
      ],
    }),
    decide: errorsOf(taskStateErrors, decisionErrors),
  },
);
