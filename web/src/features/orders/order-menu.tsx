import type { OrderRow } from '@folio/contract/orders';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDots, IconDownload, IconFileText, IconFolderSymlink, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { MenuLink } from '../../ui/link-controls.tsx';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';

/** Open, download, try again, delete: only what the caller may do. */
export function OrderMenu({ order, onMove }: { order: OrderRow; onMove?: (() => void) | undefined }) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { remove, retry, download } = useOrderActions();
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <>
      <Menu position="bottom-end" width={210}>
        <Menu.Target>
          <ActionIcon aria-label={t('actions.more', { name: order.title })}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuLink
            to="/orders/$orderDetailId"
            params={{ orderDetailId: String(order.order_detail_id) }}
            leftSection={<IconFileText {...icon} />}
          >
            {t('actions.open')}
          </MenuLink>
          {order.can.retry ? (
            <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={() => retry.mutate(order)}>
              {t('actions.tryAgain')}
            </Menu.Item>
          ) : null}
          {order.can.move && onMove ? (
            <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
              {t('orders.selection.moveOne')}
            </Menu.Item>
          ) : null}
          {order.can.download ? (
            <>
              <Menu.Divider />
              <Menu.Label>{t('actions.download')}</Menu.Label>
              {downloadFormats.map((format) => (
                <Menu.Item
                  key={format}
                  leftSection={<IconDownload {...icon} />}
                  onClick={() => download.mutate({ order, format })}
                >
                  {t(`orders.formats.${format}`)}
                </Menu.Item>
              ))}
            </>
          ) : null}
          {order.can.delete ? (
            <>
              <Menu.Divider />
              <Menu.Item style={{ color: 'var(--failed)' }} leftSection={<IconTrash {...icon} />} onClick={() => setAsking(true)}>
                {t('actions.delete')}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <AskFirst
        isAsking={isAsking}
        loss={t('orders.loss', { title: order.title })}
        verb={t('orders.deleteOne')}
        isBusy={remove.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => remove.mutate(order, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
