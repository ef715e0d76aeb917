// Files of tasks beside their documents. They are a part of the approved content.
import * as z from 'zod';
import { answer, id, idempotent, orderCall, tolerated } from './base.ts';
import { errorsOf, withErrors } from './errors.ts';
import { taskSchema } from './task-shapes.ts';
import { taskStateErrors } from './tasks.ts';

const calls = {
  /** By content, whatever the name says: PDF, Word, Excel, PowerPoint, text, CSV, images, audio, video and subtitles. */
  create: idempotent(orderCall)
    .route({ method: 'POST', path: '/features/tasks/attachments/create', summary: 'Attach a file of at most 10 MB to a task' })
    .input(z.object({ id: id(), file: z.file(), ...tolerated }))
    .output(answer({ task: taskSchema })),
  remove: orderCall
    .route({ method: 'DELETE', path: '/features/tasks/attachments/delete', summary: 'Delete a file of a task' })
    .input(z.object({ attachment_id: id(), ...tolerated }))
    .output(answer({ task: taskSchema })),
  file: orderCall
    .route({ method: 'GET', path: '/features/tasks/attachments/{attachment_id}', summary: 'A file of a task' })
    .input(z.object({ attachment_id: id(), ...tolerated }))
    .output(z.file()),
};

export const taskAttachmentsContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] },
  {
    create: taskStateErrors,
    remove: errorsOf(taskStateErrors, { 404: ['ATTACHMENT_NOT_FOUND'], 409: ['TASK_WITHOUT_DOCUMENT'] }),
    file: { 404: ['ATTACHMENT_NOT_FOUND'] },
  },
);
