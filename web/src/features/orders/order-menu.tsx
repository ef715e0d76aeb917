import type { OrderRow } from '@folio/contract/document-shapes';
import { lazy, Suspense, useState } from 'react';
import { documentActionsFor } from '../../base/document-actions.ts';
import { documentLink, duplicateLink } from '../../base/document-links.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import { AskBeforeDeletion } from '../../ui/ask-first.tsx';
import { loadChunk } from '../../ui/load-chunk.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { downloadFormats } from './download-document.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderableTool } from './use-orderable-tool.ts';

const RenameDialog = lazy(() =>
  loadChunk(() => import('./rename-dialog.tsx')).then((module) => ({ default: module.RenameDialog })),
);

/** Actions of the caller on a document of a list. */
export function OrderMenu({ order, onMove }: { order: OrderRow; onMove?: (() => void) | undefined }) {
  const { t } = useText();
  const { remove, retry, cancel, download } = useOrderActions();
  const canReorder = useOrderableTool(order.tool);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const actions = documentActionsFor('row', [order], t, {
    open: () => ({ link: documentLink(order.order_detail_id) }),
    rename: () => ({ run: () => setOpen('rename') }),
    retry: () => ({ run: () => retry.mutate(order) }),
    cancel: () => ({ run: () => cancel.mutate(order) }),
    duplicate: canReorder ? () => ({ link: duplicateLink(order) }) : undefined,
    move: onMove ? () => ({ run: onMove }) : undefined,
    download: () => ({
      choices: downloadFormats.map((format) => ({
        id: format,
        label: t(`orders.formats.${format}`),
        run: () => download.mutate({ order, format }),
      })),
    }),
    delete: () => ({ run: () => setOpen('delete') }),
  });
  return (
    <>
      <MoreMenu name={order.title}>
        <ActionItems actions={actions} />
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
