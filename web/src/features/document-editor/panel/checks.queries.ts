import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { orderKeys } from '../../../base/query-keys.ts';

/** Checks of a document; `savedAt` is the time of its last save, so that each save is checked once. */
export const checksQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...orderKeys.checks, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.documents.checks({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The last second opinion, and the price of a new one for the currently saved text. */
export const opinionQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...orderKeys.opinions, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.secondOpinions.show({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
