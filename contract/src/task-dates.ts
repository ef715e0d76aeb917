// Dates of tasks: reminders by hand, and moving tasks together with those that follow them.
import * as z from 'zod';
import { answer, day, flag, id, managerCall, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { taskDateLimits } from './task-date-limits.ts';
import { taskRowSchema } from './task-shapes.ts';

const calls = {
  remind: userCall
    .route({
      method: 'POST',
      path: '/features/tasks/remind',
      summary: 'Remind those who work on a task or review it; once a person and day',
    })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ reminded: z.int().describe('People') })),
  move: managerCall
    .route({
      method: 'POST',
      path: '/features/tasks/move',
      summary: 'Move task dates',
    })
    .input(
      z.object({
        ids: z.array(id()).min(1).max(taskDateLimits.maxMoved),
        start_date: day().nullish(),
        due_date: day().nullish(),
        preview: flag().default(false),
        ...tolerated,
      }),
    )
    .output(
      answer({
        tasks: z.array(taskRowSchema).describe('All that moved; with `preview` as they are now'),
        moved: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            start_date: z.string().nullable(),
            due_date: z.string().nullable(),
            start_date_before: z.string().nullable(),
            due_date_before: z.string().nullable(),
            steps: z
              .array(z.object({ id: z.int(), due_date: z.string() }))
              .describe('Due dates of its steps that moved, as they were'),
            is_named: z.boolean().describe('False for a task that follows a named one'),
          }),
        ),
        conflicts: z.array(
          z.object({
            task_id: z.int(),
            step_id: z.int(),
            step: z.string(),
            due_date: z.string(),
            days: z.int().describe('Working days by which the fixed date of the step is missed'),
          }),
        ),
      }),
    ),
  restore: managerCall
    .route({
      method: 'POST',
      path: '/features/tasks/move/undo',
      summary: 'Put back the days of tasks that were moved; nothing follows, and a task that was changed since answers 409',
    })
    .input(
      z.object({
        tasks: z
          .array(
            z.object({
              id: id(),
              revision: z.coerce.number<number>().int().min(1),
              start_date: day().nullable(),
              due_date: day().nullable(),
              steps: z
                .array(z.object({ id: id(), due_date: day() }))
                .max(taskDateLimits.steps)
                .default([]),
            }),
          )
          .min(1)
          .max(taskDateLimits.maxMoved + taskDateLimits.followers),
        ...tolerated,
      }),
    )
    .output(answer({ tasks: z.array(taskRowSchema) })),
};

export const taskDatesContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'], 404: ['TASK_NOT_FOUND'] },
  {
    remind: {
      409: ['TASK_REMINDED_TODAY', 'TASK_HAS_NO_RECIPIENTS', 'TASK_IS_APPROVED', 'TASK_IS_PUBLISHED', 'TASK_IS_COMPLETED'],
    },
    move: { 409: ['TASK_CHANGED'] },
    restore: { 409: ['TASK_CHANGED'] },
  },
);
