// The one true sentence under the greeting, from what the server counted.
import type { OrderStatus } from '@folio/contract/orders';
import type { TFunction } from 'i18next';
import { formatNumber } from '../ui/intl-format.ts';

/** Says first what is under way, then what waits, then what failed; empty until the counts are there. */
export function dashboardSentence(
  counts: Partial<Record<OrderStatus, number>> | undefined,
  t: TFunction,
  language: string,
): string {
  if (!counts) return '';
  const { accepted = 0, processing = 0, in_progress = 0, failed = 0, onHold = 0 } = counts;
  const of = (count: number) => ({ count, number: formatNumber(count, language) });
  const writing = processing + in_progress;
  if (accepted + writing + failed + onHold === 0) return t('dashboard.firstDay');
  const said = [
    ...(writing > 0 ? [t('dashboard.writing', of(writing))] : []),
    ...(onHold > 0 ? [t('dashboard.waiting', of(onHold))] : []),
  ];
  if (said.length > 0) return said.join(' ');
  return failed > 0 ? t('dashboard.failed', of(failed)) : t('dashboard.ready', of(accepted));
}

/** Morning until noon, afternoon until six. */
export function greetingAt(hour: number): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  return hour < 12 ? 'dashboard.morning' : hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
}
