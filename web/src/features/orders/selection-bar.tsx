// What can be done with the chosen documents: a dark bar at the bottom of the page.
import type { OrderRow } from '@folio/contract/orders';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload, IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import classes from './selection-bar.module.css';
import { useOrderActions } from './use-order-actions.ts';

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Each button counts those it may touch; one that may touch none is not there. */
export function SelectionBar({ selection, onMove }: { selection: Selection<OrderRow>; onMove: () => void }) {
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
    <div className={classes.bar} role="toolbar" aria-label={t('orders.selection.title')}>
      <output className={classes.count}>
        {t('orders.selection.count', { count: rows.length, documents: formatNumber(rows.length, language) })}
      </output>
      {movable.length > 0 ? (
        <button type="button" className={classes.action} onClick={onMove}>
          <IconFolderSymlink {...icon} />
          {t('orders.selection.move')}
        </button>
      ) : null}
      {ready.length > 0 ? (
        <Menu position="top" width={190}>
          <Menu.Target>
            <button type="button" className={classes.action} aria-busy={downloadSeveral.isPending}>
              <IconDownload {...icon} />
              {t('actions.download')}
            </button>
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
        <button type="button" className={classes.action} onClick={() => setAsking(true)}>
          <IconTrash {...icon} />
          {t('actions.delete')}
        </button>
      ) : null}
      <ActionIcon className={classes.close} aria-label={t('orders.selection.clear')} onClick={selection.clear}>
        <IconX {...icon} />
      </ActionIcon>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
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
        </Suspense>
      ) : null}
    </div>
  );
}
