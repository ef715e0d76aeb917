// Actions on the selected documents, and the way to select all results beyond the page.
import type { OrderRow } from '@folio/contract/document-shapes';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { documentsPerCall, type useBatches } from '../../base/use-batches.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SelectionActs, SelectionBar } from '../../ui/selection-bar.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { maxSelectedOrders, type OrderSearch } from './order-search.ts';
import { useSelectedOrders, zipsOf } from './use-selected-orders.ts';

interface ChosenOrdersProps {
  selection: Selection<OrderRow>;
  /** Filters of the list, and the number of documents found. */
  list: { workspaceId: number | null; search: OrderSearch; total: number };
  /** Moves documents that were dropped onto a folder. */
  mover: Pick<ReturnType<typeof useBatches>, 'progress' | 'stop'>;
  onMove: () => void;
}

/** Each button counts those it may touch; one that may touch none is not there. */
export function ChosenOrders({ selection, list, mover, onMove }: ChosenOrdersProps) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { selectAll, removeAll, downloadAll, ...batches } = useSelectedOrders(selection);
  const isDropping = (mover.progress?.total ?? 0) > documentsPerCall;
  const { progress, stop } = isDropping && !batches.progress ? mover : batches;
  const { rows } = selection;
  const number = (value: number) => formatNumber(value, language);
  const isMax = rows.length >= maxSelectedOrders;
  const hasMore = selection.isAll && rows.length < list.total && !isMax;
  const beyond = {
    id: 'selectAll',
    icon: IconListCheck,
    label:
      list.total > maxSelectedOrders
        ? t('orders.selection.first', { max: number(maxSelectedOrders), documents: number(list.total) })
        : t('orders.selection.everything', { documents: number(list.total) }),
    run: () => void selectAll(list.workspaceId, list.search, list.total),
  };
  const actions = documentActionsFor('selection', rows, t, {
    move: () => ({ run: onMove }),
    download: (orders) => {
      const count = orders.length;
      const words = { count, documents: number(count), files: number(zipsOf(count)) };
      return {
        title: t(zipsOf(count) > 1 ? 'orders.selection.zips' : 'orders.selection.zip', words),
        choices: downloadFormats.map((format) => ({
          id: format,
          label: t(`orders.formats.${format}`),
          run: () => void downloadAll(orders, format),
        })),
      };
    },
    delete: () => ({ run: () => setAsking(true) }),
  });
  const shown = hasMore ? [beyond, ...actions] : actions;
  const chosen = t('orders.selection.count', { count: rows.length, documents: number(rows.length) });
  usePageActions(chosen, progress ? [] : shown);
  if (rows.length === 0 && !progress) return null;
  const deletable = rows.filter((row) => row.can.delete);
  const count = deletable.length;
  const documents = number(count);
  const done = progress
    ? t(`orders.batches.${progress.work}`, { done: number(progress.count), documents: number(progress.total) })
    : '';
  return (
    <SelectionBar
      label={t('orders.selection.title')}
      count={done || chosen}
      note={isMax && list.total > rows.length ? t('orders.selection.max', { max: number(maxSelectedOrders) }) : undefined}
      clearLabel={t(progress ? 'orders.batches.stop' : 'orders.selection.clear')}
      onClear={progress ? stop : selection.clear}
    >
      {progress ? (
        <ProgressBar value={(progress.count / progress.total) * 100} label={done} />
      ) : (
        <SelectionActs actions={shown} />
      )}
      <AskFirst
        isAsking={isAsking}
        loss={
          count < rows.length
            ? t('orders.selection.lossSome', { count, documents, others: number(rows.length - count) })
            : t('orders.selection.loss', { count, documents })
        }
        verb={t('orders.selection.delete', { count, documents })}
        isBusy={false}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void removeAll(deletable);
        }}
      />
    </SelectionBar>
  );
}
