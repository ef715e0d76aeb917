// Progress of a bulk order: its state, a bar, and the figures in words.
import type { BulkOrder, BulkRowState } from '@folio/contract/bulk-orders';
import { formatNumber } from '../../ui/intl-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bulk-list.module.css';

const orderKinds = { running: 'progress', paused: 'hold', cancelled: 'off', finished: 'ready' } as const;

/** Running, paused, cancelled or finished. */
export function OrderState({ order }: { order: BulkOrder }) {
  const { t } = useText();
  return <StateBadge kind={orderKinds[order.state]}>{t(`bulk.states.${order.state}`)}</StateBadge>;
}

const rowKinds = {
  waiting: 'progress',
  in_progress: 'progress',
  ready: 'ready',
  approved: 'ready',
  failed: 'failed',
  cancelled: 'off',
  on_hold: 'hold',
} as const satisfies Record<BulkRowState, string>;

/** A row's state. */
export function RowState({ state }: { state: BulkRowState }) {
  const { t } = useText();
  // The icon of a waiting order does not spin.
  if (state === 'waiting')
    return (
      <Text as="span" tone="quiet" weight="medium" className={classes.waiting}>
        {t('bulk.rowStates.waiting')}
      </Text>
    );
  return <StateBadge kind={rowKinds[state]}>{t(`bulk.rowStates.${state}`)}</StateBadge>;
}

export const rowsOf = (order: BulkOrder) => Object.values(order.counts).reduce((sum, count) => sum + count, 0);

/** "24 of 25 ready · 1 failed". */
export function useFigures(): (order: BulkOrder) => string {
  const { t, language } = useText();
  return (order) => {
    const { ready, approved, failed, on_hold: onHold, cancelled } = order.counts;
    const count = (value: number) => formatNumber(value, language);
    return [
      t('bulk.done', { done: count(ready + approved), rows: count(rowsOf(order)) }),
      ...(failed > 0 ? [t('bulk.failedCount', { count: failed })] : []),
      ...(onHold > 0 ? [t('bulk.onHoldCount', { count: onHold })] : []),
      ...(cancelled > 0 ? [t('bulk.cancelledCount', { count: cancelled })] : []),
    ].join(' · ');
  };
}

/** The share of rows that have ended, in whatever way. A finished order has a badge and no bar. */
export function OrderBar({ order }: { order: BulkOrder }) {
  const { t } = useText();
  const rows = rowsOf(order);
  const open = order.counts.waiting + order.counts.in_progress;
  if (open === 0) return null;
  return <ProgressBar value={((rows - open) / rows) * 100} label={t('bulk.progress')} />;
}
