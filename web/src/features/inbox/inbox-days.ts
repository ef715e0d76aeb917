// Items by the day since which they wait, and when a snoozed one returns, by the browser's clock.
import type { InboxItem } from '@folio/contract/inbox';
import { addDays, mondayOf, noonOf, today } from '../../base/calendar-days.ts';

export interface DayGroup {
  /** Like 2026-11-30. */
  day: string;
  items: InboxItem[];
}

/** Groups in the order of the items, newest first. */
export function groupByDay(items: readonly InboxItem[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const item of items) {
    const day = today(new Date(item.at));
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

export type SnoozeChoice = 'evening' | 'tomorrow' | 'week';

const at = (day: string, hour: number): Date => {
  const date = noonOf(day);
  date.setHours(hour, 0, 0, 0);
  return date;
};

/** When an item returns by each choice; this evening only before six. */
export function snoozeTimes(now = new Date()): { choice: SnoozeChoice; until: Date }[] {
  const day = today(now);
  const evening = at(day, 18);
  return [
    ...(evening > now ? [{ choice: 'evening' as const, until: evening }] : []),
    { choice: 'tomorrow', until: at(addDays(day, 1), 9) },
    { choice: 'week', until: at(addDays(mondayOf(day), 7), 9) },
  ];
}
