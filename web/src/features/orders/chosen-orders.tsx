// What can be done with the chosen documents.
import type { OrderRow } from '@folio/contract/orders';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
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
  const deletable = rows.filter((row) => row.can.delete);
  const ready = rows.filter((row) => row.can.download);
  const movable = rows.filter((row) => row.can.move);
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  const count = deletable.length;
  const documents = formatNumber(count, language);
  return (
    <SelectionBar
      label={t('orders.selection.title')}
      count={t('orders.selection.count', { count: rows.length, documents: formatNumber(rows.length, language) })}
      clearLabel={t('orders.selection.clear')}
      onClear={selection.clear}
    >
      {movable.length > 0 ? (
        <SelectionAct onClick={onMove}>
          <IconFolderSymlink {...icon} />
          {t('orders.selection.move')}
        </SelectionAct>
      ) : null}
      {ready.length > 0 ? (
        <Menu position="top" width={190}>
          <Menu.Target>
            <SelectionAct aria-busy={downloadSeveral.isPending}>
              <IconDownload {...icon} />
              {t('actions.download')}
            </SelectionAct>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('orders.selection.zip', { count: ready.length })}</Menu.Label>
            {downloadFormats.map((format) => (
              <Menu.Item
                key={format}
                disabled={downloadSeveral.isPending}
                onClick={() => downloadSeveral.mutate({ ids: ready.map((row) => row.order_detail_id), format })}
              >
                {t(`orders.formats.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {count > 0 ? (
        <SelectionAct onClick={() => setAsking(true)}>
          <IconTrash {...icon} />
          {t('actions.delete')}
        </SelectionAct>
      ) : null}
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
