// Actions on a document from the list and from its own page.

import type { OrderRow } from '@folio/contract/document-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';
import { showAtOnce } from '../../base/show-at-once.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { type DownloadFormat, downloadDocument } from './download-document.ts';

type Named = Pick<OrderRow, 'order_detail_id' | 'title'>;

/** Each action reports its result or its error. */
export function useOrderActions() {
  const { t } = useText();
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const refresh = () => invalidate(client, 'order.changed');
  const remove = useMutation({
    mutationFn: ({ order_detail_id }: Named) => api.documents.remove({ order_detail_id }),
    onSuccess: (_answer, { title }) => {
      toastSuccess(t('orders.deleted', { title }));
      return refresh();
    },
    onError,
  });
  const rename = useMutation({
    // One after the other, so that the last title stays.
    scope: { id: 'documents.rename' },
    mutationFn: ({ order_detail_id, title }: Named) => api.documents.update({ order_detail_id, title }),
    onMutate: ({ order_detail_id: id, title }) =>
      showAtOnce(client, orderKeys.all, (row) => (row['order_detail_id'] === id && 'title' in row ? { ...row, title } : row)),
    onSuccess: (_answer, { title }) => toastSuccess(t('orders.renamed', { title })),
    onError,
    onSettled: (_answer, error, _document, end) => (end?.(error === null) === false ? undefined : refresh()),
  });
  const retry = useMutation({
    mutationFn: ({ order_detail_id }: Named) => api.orders.retry({ order_detail_id }),
    onSuccess: (answer) => {
      toastSuccess(answer.message ?? t('orders.retried'));
      return refresh();
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: ({ order_detail_id }: Named) => api.orders.cancel({ order_detail_id }),
    onSuccess: (answer) => {
      toastSuccess(answer.message ?? t('orders.cancelled'));
      return refresh();
    },
    onError: (error) => {
      // If it was finished a moment before, the page shows that.
      onError(error);
      return refresh();
    },
  });
  const download = useMutation({
    mutationFn: ({ order, format, provenance }: { order: Named; format: DownloadFormat; provenance?: boolean }) =>
      downloadDocument(order.order_detail_id, format, provenance),
    onError,
  });
  return { remove, rename, retry, cancel, download };
}
