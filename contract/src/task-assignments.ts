// Task assignments: the same tasks under their older name, with the SEO meta data of their documents.
import * as z from 'zod';
import { answer, day, flag, id, idempotent, orderCall, paging, revisionNumber, tolerated, userCall } from './base.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { taskAssignmentRowSchema, taskAssignmentSchema, taskEventSchema, taskFields, taskFilters } from './task-shapes.ts';
import { metadataLimits, taskLimits, taskStatuses } from './task-words.ts';
import { taskStateErrors } from './tasks.ts';

const words = (max: number) => z.string().trim().max(max).optional();
/** The state that a change was made to; another one answers 409. */
const revision = revisionNumber().optional();
const target = { order_detail_id: id().describe('The document of the task'), revision };
const fields = z.object(taskFields).partial().shape;

/** Changes of the meta data. Omitted fields keep their values. */
const metadataInput = z.object({
  footer_content: words(metadataLimits.footer),
  brand: words(metadataLimits.brand),
  category_name: words(metadataLimits.category),
  primary_kw: words(metadataLimits.keyword),
  meta_title_description: z
    .object({ meta_title: words(metadataLimits.title), meta_description: words(metadataLimits.description) })
    .optional(),
  switchInput: flag().optional(),
});
export type MetadataInput = z.infer<typeof metadataInput>;

const taskAssignment = answer({ taskAssignment: taskAssignmentSchema });
const path = '/tools/task_assignments' as const;

const optimize = idempotent(orderCall)
  .route({ method: 'PUT', path: `${path}/metadata`, summary: 'Create or optimize the meta data of a task, for 5 credits' })
  .input(z.object({ ...target, ...tolerated }))
  .output(taskAssignment);
const saveMetadata = orderCall
  .route({ method: 'PUT', path: `${path}/save-metadata`, summary: 'Save the meta data of a task' })
  .input(z.object({ ...target, metadata: metadataInput, ...tolerated }))
  .output(taskAssignment);
const toggleMetadata = orderCall
  .route({ method: 'PUT', path: `${path}/toggle-metadata`, summary: 'Choose which meta title and description go out' })
  .input(z.object({ ...target, switchInput: flag().describe('True: the optimized pair goes out'), ...tolerated }))
  .output(taskAssignment);
const updatePageUrl = orderCall
  .route({
    method: 'PUT',
    path: `${path}/update-pageurl`,
    summary: 'Set the page URL of a task; an approved task is published by it',
  })
  .input(z.object({ ...target, page_url: z.string().trim().max(metadataLimits.pageUrl), ...tolerated }))
  .output(taskAssignment);

const calls = {
  list: userCall
    .route({ method: 'GET', path, summary: 'Task assignments of a workspace' })
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
        task_assignments: z.array(taskAssignmentRowSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  show: userCall
    .route({ method: 'GET', path: `${path}/{id}`, summary: 'One task assignment' })
    .input(z.object({ id: id().describe('Of the task'), ...tolerated }))
    .output(taskAssignment),
  history: userCall
    .route({ method: 'GET', path: `${path}/history/{id}`, summary: 'List the history of a task assignment' })
    .input(z.object({ id: id().describe('Of the task'), ...paging, ...tolerated }))
    .output(answer({ taskHistory: z.array(taskEventSchema), recordsTotal: z.int() })),
  edit: orderCall
    .route({
      method: 'PATCH',
      path: `${path}/{order_detail_id}`,
      summary: 'Change a task assignment, or move it to another status',
    })
    .input(
      z.object({
        ...fields,
        ...target,
        title: taskFields.title.min(1).optional(),
        task_description: taskFields.description.optional().describe('The same as `description`'),
        deadline: day().nullish().describe('The same as `due_date`'),
        status: z.enum(taskStatuses).optional(),
        note: z.string().trim().max(taskLimits.note).optional().describe('For the reviewers, with the status `ready`'),
        ...tolerated,
      }),
    )
    .output(taskAssignment),
  optimize,
  saveMetadata,
  toggleMetadata,
  updatePageUrl,
  optimizeOf: optimize.route({ path: `${path}/metadata/{order_detail_id}` }),
  saveMetadataOf: saveMetadata.route({ path: `${path}/save-metadata/{order_detail_id}` }),
  toggleMetadataOf: toggleMetadata.route({ path: `${path}/toggle-metadata/{order_detail_id}` }),
  updatePageUrlOf: updatePageUrl.route({ path: `${path}/update-pageurl/{order_detail_id}` }),
};

const changed = { 409: ['TASK_CHANGED', 'TASK_IS_COMPLETED'] } as const;
const optimized = errorsOf(changed, creditErrors, engineErrors, { 409: ['ORDER_NOT_EDITABLE'] });
const addressed = errorsOf(changed, { 409: ['DOCUMENT_IN_REVIEW'] });

export const taskAssignmentsContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] },
  {
    edit: errorsOf(taskStateErrors, {
      409: [
        'TASK_TAKEN',
        'TASK_WITHOUT_DOCUMENT',
        'TASK_WITHOUT_REVIEWERS',
        'TASK_REVIEWERS_TOOK_PART',
        'TASK_WITHOUT_WEBSITE',
        'ORDER_NOT_EDITABLE',
        'VOICE_RULES_BROKEN',
        'DOCUMENT_IN_REVIEW',
        'META_TITLE_PLACEHOLDER',
        'META_DESCRIPTION_PLACEHOLDER',
      ],
    }),
    optimize: optimized,
    optimizeOf: optimized,
    saveMetadata: changed,
    saveMetadataOf: changed,
    toggleMetadata: changed,
    toggleMetadataOf: changed,
    updatePageUrl: addressed,
    updatePageUrlOf: addressed,
  },
);
