import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

/** Versions of a document, newest first; asked anew with every opening. */
export const historyQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: ['versions', 'list', orderDetailId],
    queryFn: ({ signal }) => api.orders.history({ order_detail_id: orderDetailId }, { signal }),
    staleTime: 0,
  });

/** One version with its text; `updatedAt` is part of the key because an open version may still grow. */
export const versionQuery = (versionId: number, updatedAt: string) =>
  queryOptions({
    queryKey: ['versions', 'one', versionId, updatedAt],
    queryFn: ({ signal }) => api.orders.showVersion({ version_id: versionId }, { signal }),
    staleTime: 60_000,
  });
