// The actions on a whole bulk order. What may be done comes from the server.
import type { BulkOrder } from '@folio/contract/bulk-orders';
import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { IconBan, IconCheck, IconDots, IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { useText } from '../../ui/use-text.ts';
import { exportFormats, useBulkActions } from './use-bulk-actions.ts';

export function BulkBar({ order }: { order: BulkOrder }) {
  const { t } = useText();
  const { run, exportRows } = useBulkActions(order);
  const [isAsking, setAsking] = useState(false);
  const { can, counts } = order;
  const open = counts.waiting + counts.on_hold;
  const isBusy = run.isPending;
  const hasMore = can.cancel || can.approve;
  return (
    <>
      {can.pause ? (
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconPlayerPause size={16} aria-hidden="true" />}
          onClick={() => run.mutate({ act: 'pause' })}
        >
          {t('bulk.pause')}
        </Button>
      ) : null}
      {can.resume ? (
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          onClick={() => run.mutate({ act: 'resume' })}
        >
          {t('bulk.resume')}
        </Button>
      ) : null}
      {can.retry ? (
        <Button
          variant="default"
          disabled={isBusy}
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          onClick={() => run.mutate({ act: 'retry' })}
        >
          {t('bulk.retry')}
        </Button>
      ) : null}
      {hasMore ? (
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <Button variant="default" px={10} aria-label={t('bulk.more')}>
              <IconDots size={18} aria-hidden="true" />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {can.approve ? (
              <Menu.Item
                leftSection={<IconCheck size={16} aria-hidden="true" />}
                disabled={counts.ready === 0 || isBusy}
                onClick={() => run.mutate({ act: 'approve', approved: true })}
              >
                {t('bulk.approveAll')}
              </Menu.Item>
            ) : null}
            {can.cancel ? (
              <Menu.Item
                color="red"
                leftSection={<IconBan size={16} aria-hidden="true" />}
                disabled={isBusy}
                onClick={() => setAsking(true)}
              >
                {t('bulk.cancelRest')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      <Menu position="bottom-end" width={210}>
        <Menu.Target>
          <Button
            leftSection={
              exportRows.isPending ? (
                <Loader size={16} color="currentColor" aria-hidden="true" />
              ) : (
                <IconDownload size={16} aria-hidden="true" />
              )
            }
            aria-busy={exportRows.isPending}
          >
            {t(exportRows.isPending ? 'bulk.exporting' : 'bulk.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exportFormats.map((format) => (
            <Menu.Item key={format} disabled={exportRows.isPending} onClick={() => exportRows.mutate(format)}>
              {t(`bulk.exports.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <AskFirst
        isAsking={isAsking}
        loss={t('bulk.cancelLoss', { count: open })}
        verb={t('bulk.cancelVerb', { count: open })}
        isBusy={isBusy}
        onKeep={() => setAsking(false)}
        onConfirm={() => run.mutate({ act: 'cancel' }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
