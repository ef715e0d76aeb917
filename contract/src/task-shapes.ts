// The shapes of tasks, for both notions of the specification (generic task and task assignment).
import * as z from 'zod';
import { day, flag, id, listOf, optionalId, personSchema, timestamp, workspaceId } from './base.ts';
import { documentProblemSchema } from './orders.ts';
import {
  metadataLimits,
  packageParts,
  requestTypes,
  stepStates,
  taskEventKinds,
  taskGroups,
  taskLimits,
  taskPriorities,
  taskStatuses,
  taskTypes,
  taskViewNames,
  verdicts,
} from './task-words.ts';

const words = (max: number) => z.string().trim().max(max);
/** Words in one line, such as a title: line breaks become blanks. */
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => text.replace(/\s+/g, ' '))
    .max(max);
const list = (max: number, length = 200) => listOf(words(length)).pipe(z.array(words(length)).max(max));
/** A part of the outgoing content: of the document itself, or its approved translation into a language. */
export const packagePart = () =>
  z.union([
    z.enum(packageParts),
    z.templateLiteral(['translation:', z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/)]),
  ]);
/** Filters of the list, the board and the calendar of tasks. */
export const taskFilters = {
  workspace_id: workspaceId(),
  status: listOf(z.enum(taskStatuses)).optional(),
  assignee_id: optionalId(),
  tool: z.string().trim().max(100).optional(),
  website_id: optionalId(),
  order_detail_id: optionalId().describe('The task whose document it is'),
  due_from: day().optional(),
  due_to: day().optional(),
  view: z
    .enum(taskViewNames)
    .default('all')
    .describe('`mine`: assigned to me or my group, still open; `review`: my decision is missing; `asked`: I created it'),
  search: z.string().trim().max(100).optional(),
};

export const stepInputSchema = z.object({
  name: words(100).default(''),
  reviewer_ids: listOf(id()).pipe(z.array(id()).max(taskLimits.reviewers)).default([]),
  group: z.enum(taskGroups).nullish().describe('Instead of reviewers: members with at least this role'),
  required_approvals: z.coerce.number<number>().int().min(1).max(taskLimits.reviewers).default(1),
  looks_at: listOf(packagePart())
    .pipe(z.array(packagePart()).max(taskLimits.parts))
    .default([])
    .describe('Empty: everything. `translation:de` is the approved translation into German'),
  due_date: day().nullish(),
  days: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(taskLimits.stepDays)
    .nullish()
    .describe('Working days after the end of the work before; its due date follows from them'),
  is_fixed: flag().optional().describe('The due date stays where others move'),
  guest: z
    .object({
      name: words(100).min(1),
      email: z
        .email()
        .max(255)
        .transform((email) => email.toLowerCase()),
    })
    .nullish()
    .describe('Instead of reviewers: a person without a seat, who gets a review link by email'),
});
export type StepInput = z.infer<typeof stepInputSchema>;

/** Editable task fields. */
export const taskFields = {
  title: oneLine(taskLimits.title),
  description: words(taskLimits.description),
  additional_content: words(taskLimits.additionalContent),
  priority: z.enum(taskPriorities),
  request_type: z.enum(requestTypes),
  type: z.enum(taskTypes).describe('`manual` is the specification’s Manual/BAU'),
  tool_id: words(100).nullable().describe('Slug of a tool'),
  website_id: id().nullable(),
  brand_voice_id: id().nullable(),
  additional_source_ids: listOf(id()).pipe(z.array(id()).max(20)),
  assignee_id: id().nullable(),
  assignees_group: z.enum(taskGroups).nullable(),
  is_smart: flag().describe('Whether its days move with those of the task it follows'),
  after_task_id: id().nullable().describe('The task of the workspace that it follows'),
  linked_keywords: list(taskLimits.keywords),
  soft_keywords: list(taskLimits.keywords),
  h2_headings: list(taskLimits.headings),
  category_name: words(200),
  content_length: z.coerce.number<number>().int().min(0).max(20_000).nullable().describe('Words'),
  language: words(20).nullable(),
  start_date: day().nullable(),
  due_date: day().nullable(),
  order_detail_id: id().nullable().describe('The document of the task'),
};

export const taskStepSchema = z.object({
  id: z.int(),
  position: z.int(),
  name: z.string(),
  reviewers: z.array(personSchema),
  group: z.enum(taskGroups).nullable(),
  guest: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  required_approvals: z.int(),
  looks_at: z.array(packagePart()),
  due_date: z.string().nullable(),
  days: z.int().nullable(),
  is_fixed: z.boolean(),
  state: z.enum(stepStates),
  approvals: z.int().describe('People whose approval holds for the content as it is now'),
});

/** A task as lists show it. */
export const taskRowSchema = z.object({
  id: z.int(),
  workspace_id: z.int(),
  title: z.string(),
  status: z.enum(taskStatuses),
  round: z.int().describe('1 until someone asks for changes; an `on_going` task of a later round has changes asked for'),
  priority: z.enum(taskPriorities),
  type: z.enum(taskTypes),
  request_type: z.enum(requestTypes),
  tool_id: z.string().nullable(),
  website_id: z.int().nullable(),
  language: z.string().nullable(),
  assignee: personSchema.nullable(),
  assignees_group: z.enum(taskGroups).nullable(),
  creator: personSchema,
  start_date: z.string().nullable(),
  due_date: z.string().nullable(),
  publish_at: timestamp().nullable().describe('When it is published automatically'),
  order_detail_id: z.int().nullable(),
  /** Null while its document is neither on hold nor failed; absent from answers that are repeated for a key. */
  document_problem: documentProblemSchema.nullish(),
  /** The step that is being reviewed; null where none is. */
  active_step: z.object({ id: z.int(), name: z.string(), position: z.int(), total: z.int() }).nullable(),
  revision: z.int(),
  created_at: timestamp(),
  updated_at: timestamp(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    start: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    decide: z.boolean(),
    reopen: z.boolean(),
    close: z.boolean(),
    publish: z.boolean(),
    attach: z.boolean(),
    remind: z.boolean(),
  }),
  decide_refusal: z
    .string()
    .nullable()
    .describe('Why the reader may not decide although the step is theirs, in their words: they wrote or submitted the content'),
});
export type TaskRow = z.infer<typeof taskRowSchema>;

export const metadataSchema = z.object({
  footer_content: z.string(),
  brand: z.string(),
  category_name: z.string(),
  primary_kw: z.string(),
  meta_title_description: z.object({ meta_title: z.string(), meta_description: z.string() }),
  switchInput: z.boolean().describe('True: the optimized pair goes out'),
});

/** A file of a task beside its document. */
export const taskAttachmentSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  uploader: personSchema,
  created_at: timestamp(),
  url: z.string().describe('Where it is downloaded, by anyone who reads the task'),
  can: z.object({ delete: z.boolean() }),
});
export type TaskAttachment = z.infer<typeof taskAttachmentSchema>;

/** A task whole. */
export const taskSchema = taskRowSchema.extend({
  description: z.string(),
  additional_content: z.string(),
  tool: z
    .object({ name: z.string(), is_deleted: z.boolean() })
    .nullish()
    .describe('The tool of `tool_id` in the language of the reader; absent from answers that are repeated for a key'),
  brand_voice_id: z.int().nullable(),
  additional_source_ids: z.array(z.int()),
  linked_keywords: z.array(z.string()),
  soft_keywords: z.array(z.string()),
  h2_headings: z.array(z.string()),
  category_name: z.string(),
  content_length: z.int().nullable(),
  page_url: z.string(),
  is_smart: z.boolean(),
  after_task_id: z.int().nullable(),
  time_zone: z.string().describe('Of its workspace, as an IANA name'),
  publish_error: z.string().nullable().describe('Why it was not published the last time, in the words of the reader'),
  package_hash: z.string().nullable().describe('Of the content that was approved last'),
  review_steps: z.array(taskStepSchema),
  attachments: z.array(taskAttachmentSchema).describe('Oldest first'),
});
export type Task = z.infer<typeof taskSchema>;

const metaPair = z.object({ meta_title: z.string(), meta_description: z.string() });
/** Fields of a task assignment beside the task; `metadata` is null if there is neither meta data nor a document. */
const assignmentFields = {
  task_description: z.string(),
  deadline: z.string().nullable(),
  metadata: metadataSchema.nullable(),
  api_output: z.object({ optimized_meta_title_description: metaPair.nullable() }),
};

/** A task assignment as lists show it. */
export const taskAssignmentRowSchema = taskRowSchema.extend({ page_url: z.string(), ...assignmentFields });

export type TaskAssignmentRow = z.infer<typeof taskAssignmentRowSchema>;

/** The same row under the specification’s older name, with its SEO meta data. */
export const taskAssignmentSchema = taskSchema.extend({
  ...assignmentFields,
  optimized_at: timestamp().nullable(),
  duplicates: z
    .array(z.object({ task_id: z.int(), title: z.string(), field: z.enum(['meta_title', 'meta_description', 'page_url']) }))
    .describe(`Other tasks of the workspace with the same value, at most ${metadataLimits.duplicates}`),
  can_change_metadata: z.boolean(),
});
export type TaskAssignment = z.infer<typeof taskAssignmentSchema>;

export const taskEventSchema = z.object({
  id: z.int(),
  kind: z.enum(taskEventKinds).describe('`approved` and `reopened_by_edit` follow by themselves and name nobody'),
  user: personSchema.nullable(),
  impersonator: personSchema.nullable(),
  guest: personSchema.nullable().describe('A person without a seat, instead of `user`'),
  at: timestamp(),
  round: z.int(),
  /** Of a decision. */
  verdict: z.enum(verdicts).nullable(),
  note: z.string().nullable(),
  step: z.string().nullable(),
  package_hash: z.string().nullable(),
  version_id: z.int().nullable(),
});
export type TaskEvent = z.infer<typeof taskEventSchema>;
