// Words of the calendar, without the schemas.
export const calendarKinds = [
  'task_start',
  'task_due',
  'review_due',
  'publication',
  'campaign_item',
  'campaign_approval',
  'translation_job',
  'translation_request',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Kinds that are switched on and off, counted and read together. */
export const calendarGroups = {
  tasks: ['task_start', 'task_due', 'review_due'],
  publications: ['publication'],
  campaigns: ['campaign_item', 'campaign_approval'],
  translations: ['translation_job', 'translation_request'],
} as const;
export type CalendarGroup = keyof typeof calendarGroups;

/** Statuses of tasks, then of publications: planned, planned without an approval, sent, failed. */
export const entryStates = [
  'waiting',
  'on_going',
  'changes',
  'ready',
  'rejected',
  'approved',
  'published',
  'completed',
  'planned',
  'unapproved',
  'sent',
  'failed',
] as const;
export type EntryState = (typeof entryStates)[number];

/** Days that are shown at once, and entries of a kind among them. */
export const calendarLimits = { days: 62, entries: 500 } as const;
