import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { orderKeys } from '../../../base/query-keys.ts';

/** Reference data of a document's score: own websites and the terms of its sources. */
export const scoreContextQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.scoreContexts, orderDetailId],
    queryFn: ({ signal }) => api.documents.scoreContext({ order_detail_id: orderDetailId }, { signal }),
    staleTime: 60_000,
  });

/** Findings of the server in the saved text. */
export const savedFindingsQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...orderKeys.scoreContexts, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.documents.score({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
