// The days of an editorial plan: exactly so many pieces in each week, on working days first, and on days that were given.
import { dayAfter, daysBetween } from '../calendar-days.ts';
import type { GivenDate } from './given-dates.ts';

export interface Slot {
  date: string;
  channel: string;
  /** What happens that day, where something was given for it. */
  event: string | null;
}

const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

/** Days of the week that begins on `start`: spread over its working days, over all seven where these are too few. */
function daysOfWeek(start: string, pieces: number): string[] {
  const all = Array.from({ length: 7 }, (_, day) => dayAfter(start, day));
  const working = all.filter((date) => weekday(date) !== 0 && weekday(date) !== 6);
  const days = pieces <= working.length ? working : all;
  return Array.from({ length: pieces }, (_, piece) => days[Math.floor(((piece + 0.5) * days.length) / pieces)] ?? start);
}

/** Slots in the order of their days. A given day takes the nearest slot of its week; those without room are left over. */
export function planSlots(
  plan: { start: string; weeks: number; pieces: number; channels: readonly string[] },
  dates: readonly GivenDate[],
): { slots: Slot[]; left: GivenDate[] } {
  const { start, weeks, pieces, channels } = plan;
  const left: GivenDate[] = [];
  const days = Array.from({ length: weeks }, (_, week) =>
    daysOfWeek(dayAfter(start, week * 7), pieces).map((date): { date: string; event: string | null } => ({ date, event: null })),
  );
  for (const given of dates) {
    const distance = given.date === null ? -1 : daysBetween(start, given.date);
    const week = distance < 0 ? undefined : days[Math.floor(distance / 7)];
    const free = (week ?? []).filter((slot) => slot.event === null);
    const [nearest] = free.sort(
      (a, b) => Math.abs(daysBetween(a.date, given.date ?? '')) - Math.abs(daysBetween(b.date, given.date ?? '')),
    );
    if (nearest === undefined || given.date === null) left.push(given);
    else Object.assign(nearest, { date: given.date, event: given.text });
  }
  const ordered = days.flatMap((week) => week.sort((a, b) => a.date.localeCompare(b.date)));
  return {
    slots: ordered.map((slot, index) => ({ ...slot, channel: channels[index % channels.length] ?? 'blog' })),
    left,
  };
}
