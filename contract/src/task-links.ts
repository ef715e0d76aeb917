// The links in a task's document: their responses, and waivers of broken ones.
import * as z from 'zod';
import { answer, id, managerCall, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';

export const taskLinkSchema = z.object({
  words: z.string(),
  /** As the text has it; a relative one is checked below the task's website. */
  url: z.string(),
  /**
   * `ok` answered; `broken` holds publishing; `unclear` refused robots or is not public; `not_live` is the page of another task that is not
   * published yet; `waived` is broken and goes out all the same; `unchecked` was never asked.
   */
  state: z.enum(['ok', 'broken', 'unclear', 'not_live', 'waived', 'unchecked']),
  /** HTTP status; null where there was no answer. */
  status: z.int().nullable(),
  checked_at: timestamp().nullable(),
  waived_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The task of this page. */
  task: z.object({ id: z.int(), title: z.string(), due_date: z.string().nullable() }).nullable(),
});
export type TaskLink = z.infer<typeof taskLinkSchema>;

const links = answer({
  links: z.array(taskLinkSchema),
  /** Linked keywords of the brief, and whether a link has their words. */
  wanted: z.array(z.object({ keyword: z.string(), is_there: z.boolean() })),
  can: z.object({ check: z.boolean(), waive: z.boolean() }),
});
const call = z.object({ id: id(), ...tolerated });

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/task-links/show', summary: 'Links in the document of a task, in their order' })
    .input(call)
    .output(links),
  check: userCall
    .route({
      method: 'POST',
      path: '/features/task-links/check',
      summary: 'Check the links of a document',
    })
    .input(call)
    .output(links),
  waive: managerCall
    .route({ method: 'POST', path: '/features/task-links/waive', summary: 'Accept a broken link' })
    .input(call.extend({ url: z.string().min(1).max(2000) }))
    .output(links),
};

export const taskLinksContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] },
  { check: { 409: ['TASK_WITHOUT_DOCUMENT'] }, waive: { 404: ['LINK_NOT_FOUND'] } },
);
