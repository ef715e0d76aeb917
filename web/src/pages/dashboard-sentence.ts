// The sentence under the greeting, from the server's counts.
import type { TFunction } from 'i18next';
import type { OrderCounts } from '../features/orders/orders.queries.ts';
import { formatNumber } from '../ui/intl-format.ts';

const hasNothingElse = ({ ready, progress, hold, failed }: OrderCounts) => ready + progress + hold + failed === 0;

/** True where all documents were cancelled, and there are some. */
export const areAllCancelled = (counts: OrderCounts): boolean => counts.cancelled > 0 && hasNothingElse(counts);

/**
 * Returns inbox items first, then documents in progress, then waiting or failed ones. Without inbox items it is empty until
 * the counts arrive.
 */
export function dashboardSentence(counts: OrderCounts | undefined, todo: number, t: TFunction, language: string): string {
  const attention = todo > 0 ? [t('inbox.count', { count: todo, number: formatNumber(todo, language) })] : [];
  if (!counts) return attention.join('');
  const { ready, progress, hold, failed, cancelled } = counts;
  const of = (count: number) => ({ count, number: formatNumber(count, language) });
  if (hasNothingElse(counts) && todo === 0)
    return cancelled > 0 ? t('dashboard.cancelled', of(cancelled)) : t('dashboard.firstDay');
  const said = [
    ...attention,
    ...(progress > 0 ? [t('dashboard.writing', of(progress))] : []),
    // Orders of the reader that are on hold are in the inbox.
    ...(hold > 0 && todo === 0 ? [t('dashboard.waiting', of(hold))] : []),
  ];
  if (said.length > 0) return said.join(' ');
  return failed > 0 ? t('dashboard.failed', of(failed)) : t('dashboard.ready', of(ready));
}

/** Morning until noon, afternoon until six. */
export function greetingAt(hour: number): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  return hour < 12 ? 'dashboard.morning' : hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
}
