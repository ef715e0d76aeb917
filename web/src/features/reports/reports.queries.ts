// Asks for reports.
import type { ReportName, ReportStep } from '@folio/contract/report-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { reportKeys } from '../../base/query-keys.ts';

export interface ReportFilters {
  report: ReportName;
  from: string;
  to: string;
  workspace_id: number | null;
  all?: boolean;
  group_by: ReportStep;
}

export const reportQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: [...reportKeys.all, filters],
    queryFn: ({ signal }) => api.reports.show(filters, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
