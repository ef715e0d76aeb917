// Many tasks at once: of a file, or of the rows of a bulk order with their texts.
import * as z from 'zod';
import { answer, id, idempotent, managerCall, nullishId, reading, tolerated, userCall } from './base.ts';
import { errorsOf, withErrors } from './errors.ts';

/** Rows of one file, or of one bulk order. */
export const maxTaskRows = 1000;

/** Task columns of a file, in the order of the sample. */
export const taskColumns = [
  'title',
  'description',
  'assignee',
  'group',
  'priority',
  'request_type',
  'tool',
  'website',
  'keywords',
  'soft_keywords',
  'headings',
  'category_name',
  'content_length',
  'language',
  'start_date',
  'due_date',
  'template',
  'reviewers',
] as const;
export type TaskColumn = (typeof taskColumns)[number];

const given = {
  workspace_id: id(),
  file: z.file().optional().describe('csv or xlsx of at most 1,000 rows and 10 MB'),
  from_bulk_order_id: id()
    .optional()
    .describe('Instead of a file: accepted rows of this bulk order become tasks with their documents'),
  template_id: nullishId().describe('For rows that name no template'),
  ...tolerated,
};

export const taskRowFaultSchema = z.object({
  row: z.int().describe('As a spreadsheet numbers it'),
  column: z.string().describe('As the file names it'),
  message: z.string(),
});
export type TaskRowFault = z.infer<typeof taskRowFaultSchema>;

const calls = {
  sample: userCall
    .route({ method: 'GET', path: '/features/tasks/bulk/sample', summary: 'A file of tasks to begin with' })
    .input(z.object({ format: z.enum(['csv', 'xlsx']).default('csv'), ...tolerated }))
    .output(z.file()),
  validate: reading(managerCall)
    .route({
      method: 'POST',
      path: '/features/tasks/bulk/validate',
      summary: 'Validate a task file',
    })
    .input(z.object(given))
    .output(
      answer({
        rows: z.array(z.object({ row: z.int(), title: z.string(), cells: z.array(z.string()) })).describe('The first 100'),
        columns: z.array(z.string()),
        unknown_columns: z.array(z.string()).describe('Left out'),
        count: z.int().describe('Tasks that would be created'),
        left_out: z.int().describe('Documents that have a task already'),
        faults: z.array(taskRowFaultSchema).describe('The first 200'),
        faults_total: z.int(),
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/tasks/bulk/create', summary: 'Create all tasks or none' })
    .input(z.object(given))
    .output(answer({ count: z.int(), left_out: z.int(), task_ids: z.array(z.int()) })),
};

const unreadable = {
  404: ['WORKSPACE_NOT_FOUND', 'TASK_TEMPLATE_NOT_FOUND'],
  413: ['TOO_LARGE'],
  415: ['FILE_MISSING'],
  422: ['FILE_MISSING', 'FILE_NOT_CSV', 'TOO_MANY_ROWS'],
} as const;

export const taskBulkContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'] },
  { validate: unreadable, create: errorsOf(unreadable, { 422: ['TASK_ROWS_WRONG'] }) },
);
