import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { orderKeys } from '../../../base/query-keys.ts';

/** What a document is judged by beside its text: own websites and the terms of its sources. */
export const scoreContextQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.scoreContexts, orderDetailId],
    queryFn: ({ signal }) => api.documents.scoreContext({ order_detail_id: orderDetailId }, { signal }),
    staleTime: 60_000,
  });
