// The days that an address means, and the steps in which they are drawn.
import { type ReportStep, reportLimits } from '@folio/contract/report-words';
import { addDays, daysBetween } from '@folio/contract/working-days';
import type { ReportsSearch } from './reports-search.ts';

interface Days {
  from: string;
  to: string;
}

/** The days of a period up to today; an own one as it is said, or the last 30 days. */
export function daysOf({ period = '30', from, to }: ReportsSearch, today: string): Days {
  if (period === 'own' && from && to) return { from, to };
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (period === 'quarter') {
    const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
    return { from: `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`, to: today };
  }
  return { from: addDays(today, 1 - (period === '7' ? 7 : reportLimits.usualDays)), to: today };
}

/** Few enough steps to be distinguished. */
export function stepOf({ from, to }: Days): ReportStep {
  const days = daysBetween(from, to);
  if (days <= 14) return 'day';
  return days <= 190 ? 'week' : 'month';
}
