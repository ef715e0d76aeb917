// `/charts`: reports of a workspace; report, period and workspace are in the address.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../base/api.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { isEmptyReport } from '../features/reports/is-empty-report.ts';
import { daysOf, stepOf } from '../features/reports/report-days.ts';
import { ReportFilterBar } from '../features/reports/report-filters.tsx';
import { ReportHead } from '../features/reports/report-head.tsx';
import { ReportSkeleton } from '../features/reports/report-skeleton.tsx';
import { ReportTabs } from '../features/reports/report-tabs.tsx';
import { ReportView } from '../features/reports/report-view.tsx';
import { type ReportFilters, reportQuery } from '../features/reports/reports.queries.ts';
import { type ReportsSearch, readReportsSearch } from '../features/reports/reports-search.ts';
import { useReportFile } from '../features/reports/use-report-file.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/charts');

export function ChartsPage() {
  const { t, language } = useText();
  const search = readReportsSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const chosen = useWorkspaceId();
  usePageTitle(t('reports.title'));
  const tab = search.tab ?? 'overview';
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const days = daysOf(search, today);
  const workspace = search.workspace ?? chosen ?? 'personal';
  const filters: ReportFilters = {
    report: tab,
    ...days,
    workspace_id: typeof workspace === 'number' ? workspace : null,
    ...(workspace === 'all' ? { all: true } : {}),
    group_by: stepOf(days),
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(reportQuery(filters));
  const file = useReportFile(filters);
  const open = (changes: Partial<ReportsSearch>) =>
    void navigate({ to: '/charts', search: readReportsSearch({ ...search, ...changes }), replace: true });
  const report = data?.report;
  const isNarrowed = search.period !== undefined || search.workspace !== undefined;
  const words = { t, language, currency: report?.currency ?? null };
  return (
    <PageFrame>
      <ReportHead
        report={report}
        days={days}
        isSaving={file.isBusy}
        onSave={(format) => file.saver()(format)}
        filters={<ReportFilterBar search={search} days={days} workspace={String(workspace)} onChange={open} />}
        tabs={<ReportTabs open={tab} search={search} />}
      />
      {isPending ? <ReportSkeleton /> : null}
      {!isPending && !report ? (
        <Panel>
          <ErrorState title={t('reports.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {report && isEmptyReport(report) ? (
        <Panel>
          {isNarrowed ? (
            <EmptyState
              title={t('reports.nothingInPeriod')}
              onClear={() => open({ period: undefined, from: undefined, to: undefined, workspace: undefined })}
            >
              {t('reports.emptyLead')}
            </EmptyState>
          ) : (
            <EmptyCard
              title={t(report.counted_at === null ? 'reports.empty' : 'reports.nothingInPeriod')}
              sample={{ drawing: <ReportSkeleton /> }}
              action={
                <ButtonLink to="/tools" search={{}}>
                  {t('reports.toTools')}
                </ButtonLink>
              }
            >
              {t('reports.emptyLead')}
            </EmptyCard>
          )}
        </Panel>
      ) : null}
      {report && !isEmptyReport(report) ? (
        <div aria-busy={isPlaceholderData} aria-live="polite">
          <ReportView report={report} words={words} saver={file.saver} onAllPeople={() => open({ tab: 'people' })} />
        </div>
      ) : null}
    </PageFrame>
  );
}
