// The period of a report: whole days, both included.
import { reportLimits } from '@folio/contract/report-words';
import { addDays, daysBetween } from '@folio/contract/working-days';
import { invalidField } from '../../kernel/errors.ts';

export interface ReportPeriod {
  first: string;
  last: string;
}

/** The last 30 days where nothing is named. Throws 422 for a period that is turned round or longer than 400 days. */
export function readReportPeriod(input: { from?: string | undefined; to?: string | undefined }, now: Date): ReportPeriod {
  const last = input.to ?? now.toISOString().slice(0, 10);
  const first = input.from ?? addDays(last, 1 - reportLimits.usualDays);
  if (last < first) throw invalidField('to', 'too_small', { min: first });
  if (daysBetween(first, last) >= reportLimits.days) throw invalidField('to', 'too_many_days', { max: reportLimits.days });
  return { first, last };
}

/** The period of the same length that ends the day before. */
export function previousOf({ first, last }: ReportPeriod): ReportPeriod {
  const days = daysBetween(first, last) + 1;
  return { first: addDays(first, -days), last: addDays(first, -1) };
}
