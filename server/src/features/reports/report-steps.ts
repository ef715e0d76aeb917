// The days, weeks or months of a period.
import type { ReportStep } from '@folio/contract/report-words';
import { addDays } from '@folio/contract/working-days';

/** The first day of the step that a day belongs to: a week begins on Monday. */
export function stepOf(day: string, by: ReportStep): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  if (by === 'day') return day;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** First days of all steps of a period, oldest first. */
export function stepsOf(first: string, last: string, by: ReportStep): string[] {
  const steps: string[] = [];
  for (let day = stepOf(first, by); day <= last; day = stepOf(addDays(day, by === 'month' ? 31 : by === 'week' ? 7 : 1), by))
    steps.push(day);
  return steps;
}
