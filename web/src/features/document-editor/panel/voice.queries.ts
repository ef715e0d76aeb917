import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { voiceKeys } from '../../../base/query-keys.ts';

/** How a document keeps to its voice; `savedAt` is when its text was last saved, so that each save is looked at once. */
export const voiceReportQuery = (orderDetailId: number, savedAt: string) =>
  queryOptions({
    queryKey: [...voiceKeys.reports, orderDetailId, savedAt],
    queryFn: ({ signal }) => api.documents.voiceReport({ order_detail_id: orderDetailId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
