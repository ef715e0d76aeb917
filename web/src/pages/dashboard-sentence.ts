// The one true sentence under the greeting, from what the server counted.
import type { TFunction } from 'i18next';
import type { OrderCounts } from '../features/orders/orders.queries.ts';
import { formatNumber } from '../ui/intl-format.ts';

const hasNothingElse = ({ ready, progress, hold, failed }: OrderCounts) => ready + progress + hold + failed === 0;

/** True where all documents were cancelled, and there are some. */
export const areAllCancelled = (counts: OrderCounts): boolean => counts.cancelled > 0 && hasNothingElse(counts);

/** Says first what is under way, then what waits, then what failed; empty until the counts are there. */
export function dashboardSentence(counts: OrderCounts | undefined, t: TFunction, language: string): string {
  if (!counts) return '';
  const { ready, progress, hold, failed, cancelled } = counts;
  const of = (count: number) => ({ count, number: formatNumber(count, language) });
  if (hasNothingElse(counts)) return cancelled > 0 ? t('dashboard.cancelled', of(cancelled)) : t('dashboard.firstDay');
  const said = [
    ...(progress > 0 ? [t('dashboard.writing', of(progress))] : []),
    ...(hold > 0 ? [t('dashboard.waiting', of(hold))] : []),
  ];
  if (said.length > 0) return said.join(' ');
  return failed > 0 ? t('dashboard.failed', of(failed)) : t('dashboard.ready', of(ready));
}

/** Morning until noon, afternoon until six. */
export function greetingAt(hour: number): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  return hour < 12 ? 'dashboard.morning' : hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
}
