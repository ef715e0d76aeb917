import { type CalendarGroup, calendarGroups } from '@folio/contract/calendar-words';
import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import { known, oneOf, wholeNumber } from '../../base/search-words.ts';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarViewName = (typeof calendarViews)[number];
export const laneKinds = ['person', 'website', 'channel'] as const;
export type LaneKind = (typeof laneKinds)[number];

export const taskWhose = ['mine', 'asked', 'review'] as const;
type TaskWhose = (typeof taskWhose)[number];

/** URL parameters of `/calendar`. */
export interface CalendarSearch {
  /** The group that is shown alone. */
  of?: CalendarGroup;
  /** Id of a campaign: its plan is shown alone. */
  campaign?: number;
  /** Of tasks: the caller's, or those they created. */
  whose?: TaskWhose;
  /** Of tasks. */
  status?: TaskStatus;
  /** In titles of tasks. */
  search?: string;
  /** Month on a wide screen and agenda on a phone, where left out. */
  view?: CalendarViewName;
  /** A day of the shown period; defaults to today. */
  date?: string;
  /** A group that is switched off. */
  hide?: CalendarGroup;
  lanes?: LaneKind;
  /** Id of a person. */
  assignee?: number;
  website?: number;
  /** Slug. */
  tool?: string;
}

const groups = Object.keys(calendarGroups) as CalendarGroup[];
const isDay = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(raw) && !Number.isNaN(Date.parse(raw));

export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const lanes = oneOf(laneKinds, raw['lanes']);
  const of = oneOf(groups, raw['of']);
  const isOfTasks = of === 'tasks';
  return known({
    of,
    campaign: wholeNumber(raw['campaign'], 1),
    whose: isOfTasks ? oneOf(taskWhose, raw['whose']) : undefined,
    status: isOfTasks ? oneOf(taskStatuses, raw['status']) : undefined,
    search: isOfTasks && typeof raw['search'] === 'string' && raw['search'].trim() !== '' ? raw['search'].trim() : undefined,
    view: oneOf(calendarViews, raw['view']),
    date: isDay(raw['date']) ? raw['date'] : undefined,
    hide: oneOf(groups, raw['hide']),
    lanes: lanes === 'person' ? undefined : lanes,
    assignee: wholeNumber(raw['assignee'], 1),
    website: wholeNumber(raw['website'], 1),
    tool: typeof raw['tool'] === 'string' && /^[\w-]{1,100}$/.test(raw['tool']) ? raw['tool'] : undefined,
  });
}
