// Calendar of the translation desk.
import * as z from 'zod';
import { timestamp } from './base.ts';
import { humanStages, jobStates, requestStates } from './translation-words.ts';

/** Days of one page of the calendar. */
export const maxCalendarDays = 42;

export const calendarLinguistSchema = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  words_a_day: z.int(),
  /** One for each day of the calendar: words of open jobs, spread over the working days until they are due. */
  days: z.array(z.object({ words: z.int(), is_absent: z.boolean() })),
});
export type CalendarLinguist = z.infer<typeof calendarLinguistSchema>;

export const calendarDueSchema = z.object({
  kind: z.enum(['job', 'request']),
  id: z.int(),
  /** Like TR-2041. */
  number: z.string(),
  request_id: z.int(),
  title: z.string(),
  /** Of a job. */
  stage: z.enum(humanStages).nullable(),
  state: z.enum([...jobStates, ...requestStates]),
  linguist: z.string().nullable(),
  due_at: timestamp(),
  /** True for a job of the caller, with its editor open to them. */
  is_mine: z.boolean(),
});
export type CalendarDue = z.infer<typeof calendarDueSchema>;
