// Actions on the selected rows: approve, regenerate, cancel.
import type { BulkOrder, BulkRow } from '@folio/contract/bulk-orders';
import { IconArrowBackUp, IconBan, IconCheck, IconRefresh } from '@tabler/icons-react';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { SelectionActs, SelectionBar } from '../../ui/selection-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import { type BulkAct, useBulkActions } from './use-bulk-actions.ts';

interface ChosenRowsProps {
  order: BulkOrder;
  rows: BulkRow[];
  onClear: () => void;
}

const isIn =
  (...states: BulkRow['state'][]) =>
  ({ state }: BulkRow) =>
    states.includes(state);

const rowActions: ActionDefinition<'approve' | 'unapprove' | 'retry' | 'cancel', BulkRow>[] = [
  { id: 'approve', icon: IconCheck, label: (t) => t('bulk.approve'), can: isIn('ready') },
  { id: 'unapprove', icon: IconArrowBackUp, label: (t) => t('bulk.unapprove'), can: isIn('approved') },
  { id: 'retry', icon: IconRefresh, label: (t) => t('bulk.retrySome'), can: isIn('failed', 'on_hold', 'cancelled') },
  { id: 'cancel', icon: IconBan, label: (t) => t('bulk.cancelSome'), can: isIn('waiting', 'on_hold') },
];

export function ChosenRows({ order, rows, onClear }: ChosenRowsProps) {
  const { t } = useText();
  const { run } = useBulkActions(order);
  const effect = (what: BulkAct) => (some: BulkRow[]) => ({
    isDisabled: run.isPending,
    run: () => run.mutate({ ...what, ids: some.map((row) => row.order_detail_id) }, { onSuccess: onClear }),
  });
  const actions = bindActions(rowActions, rows, t, {
    approve: effect({ act: 'approve', approved: true }),
    unapprove: effect({ act: 'approve', approved: false }),
    retry: effect({ act: 'retry' }),
    cancel: effect({ act: 'cancel' }),
  });
  const selected = t('bulk.selected', { count: rows.length });
  usePageActions(selected, actions);
  if (rows.length === 0) return null;
  return (
    <SelectionBar label={selected} count={selected} clearLabel={t('bulk.clear')} onClear={onClear}>
      <SelectionActs actions={actions} hasIcons={false} />
    </SelectionBar>
  );
}
