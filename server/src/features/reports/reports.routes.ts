// Calls on reports.
import type { ReportName, ReportStep } from '@folio/contract/report-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { buildReport } from './build-report.ts';
import { reportFile } from './report-file.ts';
import { readReportPeriod } from './report-period.ts';
import { reachOf } from './reports.policy.ts';

interface Filters {
  report: ReportName;
  from?: string | undefined;
  to?: string | undefined;
  workspace_id?: number | null | undefined;
  all?: boolean | undefined;
  group_by: ReportStep;
}

export function reportRoutes(kernel: Kernel) {
  const build = (actor: Actor, input: Filters, compare: boolean) =>
    buildReport(kernel, actor, {
      report: input.report,
      period: readReportPeriod(input, kernel.clock.now()),
      reach: reachOf(actor, input),
      by: input.group_by,
      compare,
    });
  return {
    show: rpc.reports.show.handler(async ({ context: { actor }, input }) => ({
      status: 'success' as const,
      report: await build(actor, input, input.compare),
    })),
    export: rpc.reports.export.handler(async ({ context: { actor }, input }) =>
      reportFile(await build(actor, input, true), input.format, input.part),
    ),
  };
}
