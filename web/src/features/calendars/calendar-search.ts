import { type CalendarGroup, calendarGroups } from '@folio/contract/calendar-words';
import { known, oneOf, wholeNumber } from '../../base/search-words.ts';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarViewName = (typeof calendarViews)[number];
export const laneKinds = ['person', 'website', 'channel'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** What the address of `/calendar` may say. */
export interface CalendarSearch {
  /** Month on a wide screen and agenda on a phone, where left out. */
  view?: CalendarViewName;
  /** A day of what is shown; today where left out. */
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
  return known({
    view: oneOf(calendarViews, raw['view']),
    date: isDay(raw['date']) ? raw['date'] : undefined,
    hide: oneOf(groups, raw['hide']),
    lanes: lanes === 'person' ? undefined : lanes,
    assignee: wholeNumber(raw['assignee'], 1),
    website: wholeNumber(raw['website'], 1),
    tool: typeof raw['tool'] === 'string' && /^[\w-]{1,100}$/.test(raw['tool']) ? raw['tool'] : undefined,
  });
}
