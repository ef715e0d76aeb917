// Days of the calendar as the browser has them, like 2026-11-23.
import { todayIn } from '@folio/contract/working-days';

const pad = (value: number) => String(value).padStart(2, '0');

/** A date as its day. */
const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Noon of a day, so that no change of the clocks moves it to another one. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** The day some days after, or before with a negative number. */
export function addDays(day: string, days: number): string {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

export const today = (now = new Date()): string => dayOf(now);

/** Today in a time zone, which may be another day than in the browser's. */
export const todayAt = (timeZone: string): string => todayIn(timeZone, new Date());

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((noonOf(day).getDay() + 6) % 7));

/** The days that a month's page shows: whole weeks from Monday to Sunday, at most 42. `month` like 2026-11. */
export function daysOfMonth(month: string): string[] {
  const first = mondayOf(`${month}-01`);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = dayOf(new Date(year, number, 0, 12));
  const days: string[] = [];
  for (let day = first; day <= last || days.length % 7 > 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month some months after, like 2026-12. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const date = new Date(year, number - 1 + months, 1, 12);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}`;
}

/** The seven days of a week, from its Monday. */
export const daysOfWeek = (day: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));

const dayMs = 86_400_000;

/** Days from one to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / dayMs);
