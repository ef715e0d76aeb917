// Deadlines and shares in the reader's language.
import { dateFormat, localeOf } from './intl-format.ts';

const dayMs = 86_400_000;

/** Milliseconds until a time; negative where it has passed. */
export const timeUntil = (iso: string): number => new Date(iso).getTime() - Date.now();

/** A deadline within a sentence: "today, 17:00" or "tomorrow, 17:00", else weekday and day ("Thu 19 Nov"). */
export function formatDeadline(iso: string, language: string, now = new Date()): string {
  const date = new Date(iso);
  const startOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
  const days = Math.round((startOf(date) - startOf(now)) / dayMs);
  if (Math.abs(days) > 1) return dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(date);
  const said = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
  const clock = dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(date);
  return `${said}, ${clock}`;
}

/** A deadline that stands alone: "Today, 17:00". */
export function formatDeadlineAlone(iso: string, language: string): string {
  const deadline = formatDeadline(iso, language);
  return `${deadline.charAt(0).toLocaleUpperCase(language)}${deadline.slice(1)}`;
}

/** A share from 0 to 1 in percent. */
export const formatShare = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
