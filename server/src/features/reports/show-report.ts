// A report from the words of a call.
import type { ReportName, ReportStep } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { buildReport } from './build-report.ts';
import { readReportPeriod } from './report-period.ts';
import { reachOf } from './reports.policy.ts';

interface Filters {
  report: ReportName;
  from?: string | undefined;
  to?: string | undefined;
  workspace_id?: number | null | undefined;
  all?: boolean | undefined;
  group_by?: ReportStep;
  compare?: boolean;
}

/** The last 30 days where no period is named. Throws 404 for a workspace that the caller is not in, 422 for the period. */
export const showReport = (kernel: Kernel, actor: Actor, filters: Filters): Promise<Report> =>
  buildReport(kernel, actor, {
    report: filters.report,
    period: readReportPeriod(filters, kernel.clock.now()),
    reach: reachOf(actor, filters),
    by: filters.group_by ?? 'week',
    compare: filters.compare ?? true,
  });
