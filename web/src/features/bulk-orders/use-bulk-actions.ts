// Actions on a bulk order and its rows. Each action reports its result, or the reason of its failure.

import type { BulkOrder } from '@folio/contract/bulk-orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

export interface BulkAct {
  act: 'pause' | 'resume' | 'cancel' | 'retry' | 'approve';
  /** All rows that it can be done with, where it names none. */
  ids?: number[];
  /** False undoes approvals. */
  approved?: boolean;
}

export const exportFormats = ['xlsx', 'csv', 'zip'] as const;

function send(id: number, what: BulkAct) {
  const call = { bulk_order_id: id };
  if (what.act === 'pause' || what.act === 'resume') return api.bulkOrders[what.act](call);
  const some = { ...call, ...(what.ids ? { order_detail_ids: what.ids } : {}) };
  return what.act === 'approve'
    ? api.bulkOrders.approve({ ...some, approved: what.approved ?? true })
    : api.bulkOrders[what.act](some);
}

export function useBulkActions({ id, title }: Pick<BulkOrder, 'id' | 'title'>) {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const run = useMutation({
    mutationFn: (what: BulkAct) => send(id, what),
    onSuccess: ({ message }) => {
      toastSuccess(message);
    },
    onError,
    onSettled: () => invalidate(client, 'bulk.changed'),
  });
  const exportRows = useMutation({
    mutationFn: async (format: (typeof exportFormats)[number]) =>
      saveFile(await api.bulkOrders.export({ bulk_order_id: id, format }), `${title}.${format}`),
    onError,
  });
  return { run, exportRows };
}
