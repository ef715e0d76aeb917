import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';

/** Brief of a waiting order. */
export const briefQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'brief', orderDetailId],
    queryFn: ({ signal }) => api.writing.showBrief({ order_detail_id: orderDetailId }, { signal }),
  });
