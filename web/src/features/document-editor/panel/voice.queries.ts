import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { voiceKeys } from '../../../base/query-keys.ts';

/** Brand voice report of a document; `savedAt` is the time of its last save, so that each save is checked once. */
export const voiceReportQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...voiceKeys.reports, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.documents.voiceReport({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
