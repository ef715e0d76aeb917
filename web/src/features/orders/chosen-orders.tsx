// What can be done with the chosen documents.
import type { OrderRow } from '@folio/contract/document-shapes';
import { useState } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { usePageActions } from '../../ui/page-actions.ts';
import { SelectionActs, SelectionBar } from '../../ui/selection-bar.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

const idsOf = (orders: OrderRow[]) => orders.map((row) => row.order_detail_id);

/** Each button counts those it may touch; one that may touch none is not there. */
export function ChosenOrders({ selection, onMove }: { selection: Selection<OrderRow>; onMove: () => void }) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { removeSeveral, downloadSeveral } = useOrderActions();
  const { rows } = selection;
  const actions = documentActionsFor('selection', rows, t, {
    move: () => ({ run: onMove }),
    download: (orders) => ({
      title: t('orders.selection.zip', { count: orders.length }),
      isDisabled: downloadSeveral.isPending,
      choices: downloadFormats.map((format) => ({
        id: format,
        label: t(`orders.formats.${format}`),
        run: () => downloadSeveral.mutate({ ids: idsOf(orders), format }),
      })),
    }),
    delete: () => ({ run: () => setAsking(true) }),
  });
  const chosen = t('orders.selection.count', { count: rows.length, documents: formatNumber(rows.length, language) });
  usePageActions(chosen, actions);
  if (rows.length === 0) return null;
  const deletable = rows.filter((row) => row.can.delete);
  const count = deletable.length;
  const documents = formatNumber(count, language);
  return (
    <SelectionBar
      label={t('orders.selection.title')}
      count={chosen}
      clearLabel={t('orders.selection.clear')}
      onClear={selection.clear}
    >
      <SelectionActs actions={actions} />
      <AskFirst
        isAsking={isAsking}
        loss={
          count < rows.length
            ? t('orders.selection.lossSome', { count, documents, others: formatNumber(rows.length - count, language) })
            : t('orders.selection.loss', { count, documents })
        }
        verb={t('orders.selection.delete', { count, documents })}
        isBusy={removeSeveral.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          if (removeSeveral.isPending) return;
          removeSeveral.mutate(idsOf(deletable), { onSuccess: selection.clear, onSettled: () => setAsking(false) });
        }}
      />
    </SelectionBar>
  );
}
