// What can be done with the chosen documents.
import type { OrderRow } from '@folio/contract/document-shapes';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useState } from 'react';
import { actionsFor } from '../../base/document-actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { SelectionAct, SelectionBar } from '../../ui/selection-bar.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Each button counts those it may touch; one that may touch none is not there. */
export function ChosenOrders({ selection, onMove }: { selection: Selection<OrderRow>; onMove: () => void }) {
  const { t, language } = useText();
  const [isAsking, setAsking] = useState(false);
  const { removeSeveral, downloadSeveral } = useOrderActions();
  const { rows } = selection;
  if (rows.length === 0) return null;
  const actions = actionsFor('selection', rows);
  const deletable = actions.find(({ id }) => id === 'delete')?.orders ?? [];
  const count = deletable.length;
  const documents = formatNumber(count, language);
  return (
    <SelectionBar
      label={t('orders.selection.title')}
      count={t('orders.selection.count', { count: rows.length, documents: formatNumber(rows.length, language) })}
      clearLabel={t('orders.selection.clear')}
      onClear={selection.clear}
    >
      {actions.map(({ id, icon: Icon, label, orders }) => {
        const face = (
          <>
            <Icon size={17} stroke={1.7} aria-hidden="true" />
            {label(t, 'selection')}
          </>
        );
        if (id !== 'download') {
          return (
            <SelectionAct key={id} onClick={() => (id === 'move' ? onMove() : setAsking(true))}>
              {face}
            </SelectionAct>
          );
        }
        return (
          <Menu key={id} position="top" width={190}>
            <Menu.Target>
              <SelectionAct aria-busy={downloadSeveral.isPending}>{face}</SelectionAct>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t('orders.selection.zip', { count: orders.length })}</Menu.Label>
              {downloadFormats.map((format) => (
                <Menu.Item
                  key={format}
                  disabled={downloadSeveral.isPending}
                  onClick={() => downloadSeveral.mutate({ ids: orders.map((row) => row.order_detail_id), format })}
                >
                  {t(`orders.formats.${format}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        );
      })}
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
          removeSeveral.mutate(
            deletable.map((row) => row.order_detail_id),
            { onSuccess: selection.clear, onSettled: () => setAsking(false) },
          );
        }}
      />
    </SelectionBar>
  );
}
