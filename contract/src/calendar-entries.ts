// The calendar: dated objects of a workspace, read from their features, and moved by the rules of these.
import * as z from 'zod';
import {
  answer,
  day,
  flag,
  id,
  listOf,
  nullishId,
  optionalId,
  personSchema,
  revisionNumber,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { calendarKinds, calendarLimits, entryStates } from './calendar-words.ts';
import { errorsOf, withErrors } from './errors.ts';
import { documentProblemSchema } from './orders.ts';
import { taskStatuses, taskViewNames } from './task-words.ts';
import { humanStages } from './translation-words.ts';
import { websiteKinds } from './website-kinds.ts';

export const calendarEntrySchema = z.object({
  kind: z.enum(calendarKinds),
  id: z.int().describe('Of the task or item; of a review its step, of what was sent its event, of a plan the campaign'),
  workspace_id: z.int().nullable(),
  title: z.string(),
  path: z.string().describe('Of the page that it is on'),
  from: z.string().describe('First day'),
  to: z.string().describe('Last day'),
  time: z.string().nullable().describe('`HH:MM` by the clock of the workspace'),
  state: z.enum(entryStates),
  note: z.string().describe('Name of a review step, of the website or of the campaign; number of a translation request'),
  people: z.array(personSchema),
  website_id: z.int().nullable(),
  channel: z.string().nullable().describe('Of a campaign item'),
  stage: z.enum(humanStages).optional().describe('Of a translation job'),
  document_problem: documentProblemSchema
    .nullable()
    .describe('Of the document of a task, or of the first one of a campaign item that has one'),
  website_kind: z.enum(websiteKinds).nullable().describe('Of a publication: what its website is'),
  revision: z.int().describe('State of the task or campaign; 0 of what was sent'),
  is_fixed: z.boolean().describe('A date that does not move with others'),
  is_late: z.boolean(),
  can: z.object({ move: z.boolean(), assign: z.boolean() }),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const calls = {
  show: userCall
    .route({
      method: 'GET',
      path: '/features/calendar/show',
      summary: 'List calendar entries',
    })
    .input(
      z.object({
        workspace_id: workspaceId(),
        from: day(),
        to: day(),
        kinds: listOf(z.enum(calendarKinds)).optional(),
        assignee_id: optionalId().describe('Who works on it, reviews it or has sent it'),
        website_id: optionalId(),
        campaign_id: optionalId().describe('Of items and plans of campaigns; the others are left out then'),
        tool: z.string().trim().max(100).optional(),
        view: z.enum(taskViewNames).default('all').describe('Of tasks'),
        status: listOf(z.enum(taskStatuses)).optional().describe('Of tasks'),
        search: z.string().trim().max(100).optional().describe('In titles of tasks'),
        ...tolerated,
      }),
    )
    .output(
      answer({
        entries: z.array(calendarEntrySchema).describe(`By first day; at most ${calendarLimits.entries} of a kind`),
        more: z.array(z.enum(calendarKinds)).describe('Kinds of which there are more'),
        failed: z.array(z.enum(calendarKinds)).describe('Kinds that could not be read'),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  move: userCall
    .route({
      method: 'POST',
      path: '/features/calendar/move',
      summary: 'Move a calendar entry',
    })
    .input(
      z.object({
        kind: z.enum(calendarKinds),
        id: id(),
        revision: revisionNumber(),
        from: day().optional().describe('First day of a task; without it the length stays'),
        to: day().optional().describe('Last day, or the day of what has one'),
        assignee_id: nullishId().describe('Who does it; null leaves it open'),
        preview: flag().default(false),
        ...tolerated,
      }),
    )
    .output(
      answer({
        entry: calendarEntrySchema.nullable().describe('As it is then'),
        moved: z
          .array(
            z.object({
              id: z.int(),
              title: z.string(),
              revision: z.int(),
              start_date: z.string().nullable(),
              due_date: z.string().nullable(),
              start_date_before: z.string().nullable(),
              due_date_before: z.string().nullable(),
              steps: z
                .array(z.object({ id: z.int(), due_date: z.string() }))
                .describe('Due dates of steps that moved, as they were'),
              is_named: z.boolean(),
            }),
          )
          .describe('Tasks; what `features/tasks/move/undo` takes'),
        conflicts: z.array(
          z.object({
            task_id: z.int(),
            step_id: z.int(),
            step: z.string(),
            due_date: z.string(),
            days: z.int().describe('Working days by which a fixed date is missed'),
          }),
        ),
      }),
    ),
};

export const calendarEntriesContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'] },
  {
    move: errorsOf({
      403: ['CAMPAIGNS_HIDDEN'],
      404: ['TASK_NOT_FOUND', 'CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ITEM_NOT_FOUND', 'WORKSPACE_NOT_FOUND'],
      409: [
        'TASK_CHANGED',
        'CALENDAR_ENTRY_MOVED',
        'CAMPAIGN_CHANGED',
        'CAMPAIGN_STATE',
        'CAMPAIGN_ITEM_DROPPED',
        'TASK_WITHOUT_WEBSITE',
        'TASK_WITHOUT_REVIEWERS',
        'TASK_IS_WAITING',
        'TASK_IS_ON_GOING',
        'TASK_IS_READY',
        'TASK_IS_REJECTED',
        'TASK_IS_PUBLISHED',
        'TASK_IS_COMPLETED',
      ],
    }),
  },
);
