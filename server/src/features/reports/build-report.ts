// A report of a period: its reads, and its data, charts and tables.
import { findTool } from '@folio/catalogue/catalogue';
import {
  type ReportChart,
  type ReportName,
  type ReportStep,
  reportCharts,
  reportFigures,
  reportParts,
} from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { accountRows } from '../accounts/index.ts';
import { modelPrices } from '../model-calls/index.ts';
import { findCountedAt } from './count-days.queries.ts';
import { approvalReads, dayReads } from './figure-parts.ts';
import type { ApprovalSums, DaySums, Grouping } from './report-groups.ts';
import { previousOf, type ReportPeriod } from './report-period.ts';
import { rowsOf } from './report-rows.ts';
import { stepsOf } from './report-steps.ts';
import { type ReportScope, sumApprovals, sumDays, sumWaits } from './report-sums.queries.ts';
import { type Values, valuesOf } from './report-values.ts';
import { canShow, type ReportReach, reportAbilities } from './reports.policy.ts';

export interface ReportCall {
  report: ReportName;
  period: ReportPeriod;
  reach: ReportReach;
  by: ReportStep;
  compare: boolean;
}

const atStep = <Row extends { step: string | null }>(rows: readonly Row[] | undefined) =>
  new Map((rows ?? []).map((row) => [row.step, row]));

/** Documents of each category of tools, one line each, in the order of the names. */
function madeSeries(rows: readonly DaySums[], steps: readonly string[]): Report['series'] {
  const categoryOf = (slug: string | null) => findTool(slug ?? '')?.macrocategory ?? 'custom_tools';
  const made = Map.groupBy(
    rows.filter(({ texts, media }) => texts + media > 0),
    ({ tool_slug }) => categoryOf(tool_slug),
  );
  return [...made]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => {
      const byStep = Map.groupBy(own, ({ step }) => step);
      const sumAt = (step: string) => (byStep.get(step) ?? []).reduce((sum, { texts, media }) => sum + texts + media, 0);
      return { chart: 'made', name, unit: 'count', points: steps.map((day) => ({ day, value: sumAt(day) })) };
    });
}

function seriesOf(chart: ReportChart, steps: readonly string[], values: ReadonlyMap<string, Values>): Report['series'] {
  return reportCharts[chart].map((name) => ({
    chart,
    name,
    unit: reportFigures[name],
    points: steps.map((day) => ({ day, value: values.get(day)?.[name] ?? null })),
  }));
}

/** Sums of a period and of the one before. */
async function readSums({ database }: Kernel, call: ReportCall, scope: ReportScope) {
  const [ofDays, ofApprovals] = [dayReads(call.report), approvalReads(call.report)];
  const before = call.compare ? { ...scope, ...previousOf(call.period) } : null;
  const compared = (groupings: readonly Grouping[]) => groupings.filter((grouping) => grouping === 'all');
  const [days, approvals, daysBefore, approvalsBefore] = await Promise.all([
    sumDays(database, scope, call.by, ofDays.groupings, ofDays.figures),
    sumApprovals(database, scope, call.by, ofApprovals.groupings, ofApprovals.figures),
    before && sumDays(database, before, call.by, compared(ofDays.groupings), ofDays.figures),
    before && sumApprovals(database, before, call.by, compared(ofApprovals.groupings), ofApprovals.figures),
  ]);
  return { days, approvals, daysBefore, approvalsBefore };
}

const only = <Row>(groups: ReadonlyMap<Grouping, Row[]> | null): Row | undefined => groups?.get('all')?.[0];

function stepValues(
  days: readonly DaySums[] | undefined,
  approvals: readonly ApprovalSums[] | undefined,
  steps: readonly string[],
) {
  const [dayAt, approvalAt] = [atStep(days), atStep(approvals)];
  return new Map(steps.map((step) => [step, valuesOf(dayAt.get(step), approvalAt.get(step))]));
}

/** The report of a period as its caller may see it. */
export async function buildReport(kernel: Kernel, actor: Actor, call: ReportCall): Promise<Report> {
  const { database } = kernel;
  const account = await accountRows.findAccount(database, actor.accountId);
  const abilities = reportAbilities(actor, account?.branding ?? {});
  const { first, last } = call.period;
  const scope = { ...call.reach, first, last };
  const { days, approvals, daysBefore, approvalsBefore } = await readSums(kernel, call, scope);
  const values = valuesOf(only(days), only(approvals));
  const before = daysBefore && valuesOf(only(daysBefore), only(approvalsBefore));
  const { figures, charts } = reportParts[call.report];
  const steps = stepsOf(first, last, call.by);
  const byStep = stepValues(days.get('step'), approvals.get('step'), steps);
  const shown = charts.filter((chart) => reportCharts[chart].every((name) => canShow(name, abilities)));
  const countedAt = await findCountedAt(database);
  return {
    report: call.report,
    from: first,
    to: last,
    group_by: call.by,
    previous: before && { from: previousOf(call.period).first, to: previousOf(call.period).last },
    currency: await modelPrices.findCurrency(database),
    figures: figures
      .filter((name) => canShow(name, abilities))
      .map((name) => ({ name, unit: reportFigures[name], value: values[name], previous: before?.[name] ?? null })),
    series: shown.flatMap((chart) =>
      chart === 'made' ? madeSeries(days.get('step_tool') ?? [], steps) : seriesOf(chart, steps, byStep),
    ),
    rows: await rowsOf(kernel, actor, {
      report: call.report,
      abilities,
      days,
      approvals,
      waits: () => sumWaits(database, scope),
    }),
    counted_at: countedAt?.toISOString() ?? null,
    unknown: abilities.see_cost ? (values.calls_unknown ?? 0) : null,
    can: abilities,
  };
}
