import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';

/** Authorship of the text saved at this moment. */
export const provenanceQuery = (orderDetailId: number, updatedAt: string) =>
  queryOptions({
    queryKey: ['provenance', orderDetailId, updatedAt],
    queryFn: ({ signal }) => api.documents.provenance({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
  });
