// Days of tasks: Monday to Friday less the free days of a workspace. Days are text like 2026-11-23 and belong to no time zone.

const dayMs = 86_400_000;
/** Free days that a workspace can have. */
export const maxFreeDays = 200;
/** Days that are searched for a working day; free days are at most `maxFreeDays`. */
const maxSearchedDays = 3_660;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** Days that text of ten characters and a date of the database can be. */
const [firstTime, lastTime] = [timeOf('0001-01-01'), timeOf('9999-12-31')];
const dayAt = (time: number) => new Date(Math.min(Math.max(time, firstTime), lastTime)).toISOString().slice(0, 10);

/** IANA names of time zones that a workspace can have, with UTC first. */
export const listTimeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

/** Making a formatter costs far more than using it: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** The day that it is at `now` in a time zone. Throws a RangeError for an unknown time zone. */
export const todayIn = (timeZone: string, now: Date): string =>
  formatIn(timeZone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** True from Monday to Friday on a day that is not free. */
export function isWorkingDay(day: string, freeDays: readonly string[]): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !freeDays.includes(day);
}

/** The day that lies `days` calendar days after another, or before it where negative. */
export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * dayMs);

/** Calendar days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** The first working day on or after a day, or on or before it where `step` is -1. */
export function nearestWorkingDay(day: string, freeDays: readonly string[], step: 1 | -1 = 1): string {
  let found = day;
  for (let tries = 0; tries < maxSearchedDays && !isWorkingDay(found, freeDays); tries += 1) found = addDays(found, step);
  return found;
}

/**
 * The working day that lies `count` working days after a day, or before it where negative; 0 is the nearest one from the day on. Whole weeks are
 * skipped: a due date may be thousands of years away.
 */
export function addWorkingDays(day: string, count: number, freeDays: readonly string[]): string {
  const step = count < 0 ? -1 : 1;
  let found = count === 0 ? nearestWorkingDay(day, freeDays) : day;
  let left = Math.abs(count);
  while (left > 5) {
    const target = addDays(found, step * 7 * Math.floor((left - 1) / 5));
    if (target === found) return found;
    left -=
      step > 0
        ? workingDaysBetween(found, target, freeDays)
        : workingDaysBetween(addDays(target, -1), addDays(found, -1), freeDays);
    found = target;
  }
  for (; left > 0; left -= 1) found = nearestWorkingDay(addDays(found, step), freeDays, step);
  return found;
}

/** Working days after `from` up to and with `to`; negative where `to` is earlier. */
export function workingDaysBetween(from: string, to: string, freeDays: readonly string[]): number {
  if (to < from) return -workingDaysBetween(to, from, freeDays);
  const weeks = Math.floor(daysBetween(from, to) / 7);
  let count = weeks * 5;
  for (let day = addDays(from, weeks * 7); day < to; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, [])) count += 1;
  }
  for (const free of new Set(freeDays)) if (free > from && free <= to && isWorkingDay(free, [])) count -= 1;
  return count;
}

/** True once the due day has passed; false without one. */
export const isOverdue = (dueDay: string | null, today: string): boolean => dueDay !== null && dueDay < today;

/** Wall time of a time zone at an instant, like 2026-11-23T09:30. */
export const wallTimeIn = (timeZone: string, at: Date): string =>
  formatIn(timeZone, 'sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');

/** The instant of a wall time like 2026-11-23T09:30 in a time zone; one that a clock change leaves out is moved by the change. */
export function instantOf(wallTime: string, timeZone: string): Date {
  const wanted = Date.parse(`${wallTime}:00Z`);
  let at = wanted;
  for (let tries = 0; tries < 2; tries += 1) at += wanted - Date.parse(`${wallTimeIn(timeZone, new Date(at))}:00Z`);
  return new Date(at);
}
