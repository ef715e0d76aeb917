// Asks for reports.
import type { ReportName, ReportStep } from '@folio/contract/report-words';
import type { WidgetName } from '@folio/contract/widget-words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { reportKeys } from '../../base/query-keys.ts';
import { isEmptyReport } from './is-empty-report.ts';

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
    // The first figures are counted when an empty report is opened.
    refetchInterval: ({ state: { data } }) => (data && isEmptyReport(data.report) ? 10_000 : false),
  });

/** Cards of a workspace; each comes in its own state. Lists of open work change, so that they are asked for each minute. */
export const widgetsQuery = (names: readonly WidgetName[], workspaceId: number | null) =>
  queryOptions({
    queryKey: [...reportKeys.widgets, workspaceId, names],
    queryFn: ({ signal }) => api.widgets.show({ names: [...names], workspace_id: workspaceId }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** Cards of the caller's dashboard, in order. */
export const dashboardWidgetsQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...reportKeys.dashboard, workspaceId],
    queryFn: ({ signal }) => api.widgets.showDashboard({ workspace_id: workspaceId }, { signal }),
  });
