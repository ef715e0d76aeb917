import type { OrderRow } from '@folio/contract/orders';
import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconDownload,
  IconFileText,
  IconFolderSymlink,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react';
import { useState } from 'react';
import { MenuLink } from '../../ui/link-controls.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderableTool } from './use-orderable-tool.ts';

/** Open, download, try again, cancel, delete: only what the caller may do. */
export function OrderMenu({ order, onMove }: { order: OrderRow; onMove?: (() => void) | undefined }) {
  const { t } = useText();
  const { remove, retry, cancel, download } = useOrderActions();
  const canOrderAgain = useOrderableTool(order.tool);
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const deletion = order.can.delete
    ? {
        loss: t('orders.loss', { title: order.title }),
        verb: t('orders.deleteOne'),
        isBusy: remove.isPending,
        onConfirm: (done: () => void) => remove.mutate(order, { onSettled: done }),
      }
    : null;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <MoreMenu name={order.title} deletion={deletion}>
        <MenuLink
          to="/orders/$orderDetailId"
          params={{ orderDetailId: String(order.order_detail_id) }}
          leftSection={<IconFileText {...icon} />}
        >
          {t('actions.open')}
        </MenuLink>
        {order.can.edit ? (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setRenaming(true)}>
            {t('orders.rename')}
          </Menu.Item>
        ) : null}
        {order.can.retry ? (
          <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={() => retry.mutate(order)}>
            {t('actions.tryAgain')}
          </Menu.Item>
        ) : null}
        {order.can.cancel ? (
          <Menu.Item leftSection={<IconPlayerStop {...icon} />} onClick={() => cancel.mutate(order)}>
            {t('orders.cancelOne')}
          </Menu.Item>
        ) : null}
        {canOrderAgain ? (
          <MenuLink
            to="/tools/$slug"
            params={{ slug: order.tool }}
            search={{ from: order.order_detail_id }}
            leftSection={<IconCopy {...icon} />}
          >
            {t(order.status === 'accepted' ? 'orders.duplicate' : 'orders.changeForm')}
          </MenuLink>
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
              <Menu.Item key={format} leftSection={<IconDownload {...icon} />} onClick={() => download.mutate({ order, format })}>
                {t(`orders.formats.${format}`)}
              </Menu.Item>
            ))}
          </>
        ) : null}
        {deletion ? <Menu.Divider /> : null}
      </MoreMenu>
      {isRenaming ? <RenameDialog order={order} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
