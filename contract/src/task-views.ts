// Views of a workspace's tasks: the board, the calendar, saved views and counts, and their authors.
import * as z from 'zod';
import {
  answer,
  day,
  id,
  idempotent,
  managerCall,
  nullishId,
  numeric,
  optionalId,
  revisionNumber,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { errorsOf, withErrors } from './errors.ts';
import { taskFilters, taskRowSchema } from './task-shapes.ts';
import { taskGroups, taskStatuses, taskViewLimits } from './task-words.ts';

const viewName = z.string().trim().min(1).max(taskViewLimits.name);
const savedView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string().describe('Query string of the page, without the question mark'),
});

const calls = {
  board: userCall
    .route({
      method: 'GET',
      path: '/features/tasks/board',
      summary: 'Tasks by status: the first cards of each and how many there are',
    })
    .input(
      z.object({
        ...taskFilters,
        page: numeric(1, 10_000).default(1).describe(`Pages of ${taskViewLimits.cards} cards in each column`),
        ...tolerated,
      }),
    )
    .output(
      answer({
        columns: z.array(z.object({ status: z.enum(taskStatuses), count: z.int(), tasks: z.array(taskRowSchema) })),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  calendar: userCall
    .route({ method: 'GET', path: '/features/tasks/calendar', summary: 'Tasks by due date, over at most 62 days' })
    .input(z.object({ ...taskFilters, from: day(), to: day(), ...tolerated }))
    .output(
      answer({
        tasks: z.array(taskRowSchema).describe(`By due date, at most ${taskViewLimits.calendar}`),
        has_more: z.boolean(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  counts: userCall
    .route({ method: 'GET', path: '/features/tasks/counts', summary: 'How many tasks each view has' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(
      answer({
        counts: z.object({
          all: z.int(),
          mine: z.int().describe('In all workspaces of the caller'),
          review: z.int(),
          asked: z.int(),
          overdue: z.int().describe('Open ones whose due date is before today in the workspace’s time zone'),
        }),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  assign: managerCall
    .route({ method: 'POST', path: '/features/tasks/assign', summary: 'Assign tasks to a person, to a group or to nobody' })
    .input(
      z.object({
        id: optionalId(),
        ids: z.array(id()).min(1).max(taskViewLimits.maxAssigned).optional().describe('Instead of `id`'),
        revision: revisionNumber().optional().describe('State of the task `id` that the change is made to'),
        revisions: z.array(numeric(1)).optional().describe('The same of `ids`, in their order'),
        assignee_id: nullishId(),
        assignees_group: z.enum(taskGroups).nullish(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        results: z.array(
          z.object({
            id: z.int(),
            code: z.string().nullable().describe('Null where the task is assigned'),
            message: z.string().nullable(),
            task: taskRowSchema.nullable(),
          }),
        ),
      }),
    ),
  show: userCall
    .route({ method: 'GET', path: '/features/task-views/show', summary: 'The caller’s saved views of a workspace' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(answer({ views: z.array(savedView) })),
  create: idempotent(userCall)
    .route({ method: 'POST', path: '/features/task-views/create', summary: 'Save a view under a name' })
    .input(
      z.object({
        workspace_id: id(),
        name: viewName,
        query: z.string().trim().max(taskViewLimits.query),
        ...tolerated,
      }),
    )
    .output(answer({ view: savedView })),
  edit: userCall
    .route({ method: 'POST', path: '/features/task-views/edit', summary: 'Rename a saved view' })
    .input(z.object({ id: id(), name: viewName, ...tolerated }))
    .output(answer({ view: savedView })),
  remove: userCall
    .route({ method: 'POST', path: '/features/task-views/delete', summary: 'Delete a saved view' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};

const hidden = { 403: ['TASKS_HIDDEN'] } as const;
const inWorkspace = { 404: ['WORKSPACE_NOT_FOUND'] } as const;
const ofView = { 404: ['TASK_VIEW_NOT_FOUND'] } as const;
/** Codes beside a single task of `assign`. */
const assignErrors = { 404: ['TASK_NOT_FOUND'], 409: ['TASK_CHANGED', 'TASK_WITHOUT_REVIEWERS'] } as const;

export const taskViewsContract = withErrors(calls, hidden, {
  assign: assignErrors,
  create: errorsOf(inWorkspace, { 409: ['TOO_MANY_TASK_VIEWS'] }),
  edit: ofView,
  remove: ofView,
});
