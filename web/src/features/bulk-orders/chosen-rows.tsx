// What can be done with the selected rows: approve, write again, cancel.
import type { BulkOrder, BulkRow } from '@folio/contract/bulk-orders';
import { SelectionAct, SelectionBar } from '../../ui/selection-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import { type BulkAct, useBulkActions } from './use-bulk-actions.ts';

interface ChosenRowsProps {
  order: BulkOrder;
  rows: BulkRow[];
  onClear: () => void;
}

const idsIn = (rows: BulkRow[], ...states: string[]) =>
  rows.filter((row) => states.includes(row.state)).map((row) => row.order_detail_id);

export function ChosenRows({ order, rows, onClear }: ChosenRowsProps) {
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
    <SelectionBar
      label={t('bulk.selected', { count: rows.length })}
      count={t('bulk.selected', { count: rows.length })}
      clearLabel={t('bulk.clear')}
      onClear={onClear}
    >
      {acts
        .filter(({ what }) => what.ids.length > 0)
        .map(({ label, what }) => (
          <SelectionAct key={label} disabled={run.isPending} onClick={() => run.mutate(what, { onSuccess: onClear })}>
            {label}
          </SelectionAct>
        ))}
    </SelectionBar>
  );
}
