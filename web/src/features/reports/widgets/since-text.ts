// Since when, as short as it is clear: the time of today, the weekday of this week, else the day.
import { dateFormat, formatDay, formatWeekday } from '../../../ui/intl-format.ts';
import type { ReportWords } from '../report-format.ts';

const dayMs = 86_400_000;
const weekdays = 6;

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysAgo = (date: Date) => Math.round((startOf(new Date()) - startOf(date)) / dayMs);

/** The weekday of the last six days, "today", else day and month. */
export function sinceDay(iso: string, { t, language }: Pick<ReportWords, 't' | 'language'>): string {
  const date = new Date(iso);
  const days = daysAgo(date);
  if (days <= 0) return t('widgets.today');
  return days <= weekdays ? formatWeekday(date, language, 'long') : formatDay(iso, language);
}

/** The time where it was today, else as `sinceDay`. */
export function sinceMoment(iso: string, words: Pick<ReportWords, 't' | 'language'>): string {
  const date = new Date(iso);
  if (daysAgo(date) > 0) return sinceDay(iso, words);
  return dateFormat(words.language, { hour: '2-digit', minute: '2-digit' }).format(date);
}
