// The approval record: each decision with its user and content, as a file that outlives the task.
import * as z from 'zod';
import { id, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/tasks/record', summary: 'Record of approval of a task, as JSON or PDF' })
    .input(z.object({ id: id(), format: z.enum(['json', 'pdf']).default('json'), ...tolerated }))
    .output(z.file()),
};

export const taskRecordsContract = withErrors(calls, { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] }, {});
