// Time that passes on working days: a day from Monday to Friday that is not free counts with all its hours, since workspaces have no office hours.
import { addDays, instantOf, isWorkingDay, todayIn, workingDaysBetween } from '@folio/contract/working-days';

const minuteMs = 60_000;
const dayMinutes = 1440;

export interface WorkingCalendar {
  timeZone: string;
  freeDays: readonly string[];
}

/** Minutes from one moment to another on working days of the calendar; 0 where the other is earlier. */
export function workingMinutes(from: Date, to: Date, { timeZone, freeDays }: WorkingCalendar): number {
  if (to <= from) return 0;
  const [first, last] = [todayIn(timeZone, from), todayIn(timeZone, to)];
  const minutesOn = (day: string, start: Date, end: Date) =>
    isWorkingDay(day, freeDays) ? (end.getTime() - start.getTime()) / minuteMs : 0;
  if (first === last) return Math.round(minutesOn(first, from, to));
  const head = minutesOn(first, from, instantOf(`${addDays(first, 1)}T00:00`, timeZone));
  const tail = minutesOn(last, instantOf(`${last}T00:00`, timeZone), to);
  const between = workingDaysBetween(first, addDays(last, -1), freeDays) * dayMinutes;
  return Math.round(head + between + tail);
}
