import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { orderKeys } from '../../../base/query-keys.ts';

/** What a document is judged by beside its text: own websites and the terms of its sources. */
export const scoreContextQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.scoreContexts, orderDetailId],
    queryFn: ({ signal }) => api.documents.scoreContext({ order_detail_id: orderDetailId }, { signal }),
    staleTime: 60_000,
  });

/** What the server reads of the text that was saved then. */
export const savedFindingsQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...orderKeys.scoreContexts, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.documents.score({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
