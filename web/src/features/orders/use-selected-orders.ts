// Actions on the selected documents, however many: in as many calls as they need.
import { maxZippedDocuments } from '@folio/contract/document-limits';
import type { OrderRow } from '@folio/contract/document-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { notDone, useBatches } from '../../base/use-batches.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { type DownloadFormat, downloadDocuments } from './download-document.ts';
import { listAllOrders } from './list-all-orders.ts';
import { maxSelectedOrders, type OrderSearch } from './order-search.ts';

const idsOf = (orders: OrderRow[]) => orders.map((row) => row.order_detail_id);

/** In how many zips so many documents come. */
export const zipsOf = (count: number) => Math.ceil(count / maxZippedDocuments);

/** Documents without success stay selected. */
export function useSelectedOrders(selection: Selection<OrderRow>) {
  const { t, language } = useText();
  const client = useQueryClient();
  const { progress, follow, run, stop } = useBatches();

  const selectAll = async (workspaceId: number | null, search: OrderSearch, total: number) => {
    try {
      const rows = await follow('selecting', Math.min(total, maxSelectedOrders), (signal, onProgress) =>
        listAllOrders(workspaceId, search, maxSelectedOrders, { signal, onProgress }),
      );
      if (rows) selection.set(rows);
    } catch (error) {
      if (!(error instanceof DOMException)) toastError(messageOf(error));
    }
  };

  const removeAll = async (orders: OrderRow[]) => {
    const outcome = await run('deleting', orders, (batch) => api.documents.remove({ order_detail_ids: idsOf(batch) }));
    if (!outcome) return;
    const count = outcome.done.length;
    if (count > 0) toastSuccess(t('orders.selection.deleted', { count, documents: formatNumber(count, language) }));
    selection.set(notDone(outcome));
    await invalidate(client, 'order.changed');
  };

  const downloadAll = async (orders: OrderRow[], format: DownloadFormat) => {
    let number = 0;
    const of = zipsOf(orders.length);
    const save = (batch: OrderRow[]) => {
      number += 1;
      return downloadDocuments(idsOf(batch), format, { number, of });
    };
    await run('downloading', orders, save, maxZippedDocuments);
  };
  return { progress, stop, selectAll, removeAll, downloadAll };
}
