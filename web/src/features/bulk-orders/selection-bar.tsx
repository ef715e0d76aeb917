// The dark bar at the bottom while rows are selected: approve, write again, cancel.
import type { BulkOrder, BulkRow } from '@folio/contract/bulk-orders';
import { IconX } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './selection-bar.module.css';
import { type BulkAct, useBulkActions } from './use-bulk-actions.ts';

interface SelectionBarProps {
  order: BulkOrder;
  rows: BulkRow[];
  onClear: () => void;
}

const idsIn = (rows: BulkRow[], ...states: string[]) =>
  rows.filter((row) => states.includes(row.state)).map((row) => row.order_detail_id);

export function SelectionBar({ order, rows, onClear }: SelectionBarProps) {
  const { t } = useText();
  const { run } = useBulkActions(order);
  if (rows.length === 0) return null;
  const acts: { label: string; what: BulkAct & { ids: number[] } }[] = [
    { label: t('bulk.approve'), what: { act: 'approve', approved: true, ids: idsIn(rows, 'ready') } },
    { label: t('bulk.unapprove'), what: { act: 'approve', approved: false, ids: idsIn(rows, 'approved') } },
    { label: t('bulk.retrySome'), what: { act: 'retry', ids: idsIn(rows, 'failed', 'on_hold', 'cancelled') } },
    { label: t('bulk.cancelSome'), what: { act: 'cancel', ids: idsIn(rows, 'waiting', 'on_hold') } },
  ];
  return (
    <section className={classes.bar} aria-label={t('bulk.selected', { count: rows.length })}>
      <span className={classes.count} aria-live="polite">
        {t('bulk.selected', { count: rows.length })}
      </span>
      <span className={classes.acts}>
        {acts
          .filter(({ what }) => what.ids.length > 0)
          .map(({ label, what }) => (
            <button
              key={label}
              type="button"
              className={classes.act}
              disabled={run.isPending}
              onClick={() => run.mutate(what, { onSuccess: onClear })}
            >
              {label}
            </button>
          ))}
      </span>
      <button type="button" className={classes.act} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} aria-hidden="true" />
      </button>
    </section>
  );
}
