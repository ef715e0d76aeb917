import type { OrderRow } from '@folio/contract/document-shapes';
import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { DocumentActionItems } from '../../base/document-action-items.tsx';
import { AskBeforeDeletion } from '../../ui/ask-first.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderableTool } from './use-orderable-tool.ts';

const RenameDialog = lazy(() => import('./rename-dialog.tsx').then((module) => ({ default: module.RenameDialog })));

/** What the caller may do with a document of a list. */
export function OrderMenu({ order, onMove }: { order: OrderRow; onMove?: (() => void) | undefined }) {
  const { t } = useText();
  const { remove, retry, cancel, download } = useOrderActions();
  const canReorder = useOrderableTool(order.tool);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenu name={order.title}>
        <DocumentActionItems
          order={order}
          place="row"
          canDuplicate={canReorder}
          run={{
            rename: () => setOpen('rename'),
            retry: () => retry.mutate(order),
            cancel: () => cancel.mutate(order),
            move: onMove,
            delete: () => setOpen('delete'),
          }}
          formats={downloadFormats.map((format) => (
            <Menu.Item
              key={format}
              leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => download.mutate({ order, format })}
            >
              {t(`orders.formats.${format}`)}
            </Menu.Item>
          ))}
        />
      </MoreMenu>
      <AskBeforeDeletion
        isAsking={open === 'delete'}
        loss={t('orders.loss', { title: order.title })}
        verb={t('orders.deleteOne')}
        isBusy={remove.isPending}
        onConfirm={(done) => remove.mutate(order, { onSettled: done })}
        onEnd={close}
      />
      <Suspense fallback={null}>{open === 'rename' ? <RenameDialog order={order} onClose={close} /> : null}</Suspense>
    </>
  );
}
