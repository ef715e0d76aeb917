// Cards from reports: each report is read once for all its cards, and one that cannot be read leaves the others.
import { type ReportFigureName, type ReportName, reportFigures } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { type WidgetName, type WidgetSource, widgetLimits, widgets } from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { showReport } from '../reports/index.ts';

const nothing = { figure: null, series: [], rows: [] } as const;
const without = (name: WidgetName, state: Widget['state']): Widget => ({ name, state, ...nothing, series: [], rows: [] });

/** Everything that a card would show is kept from its reader. */
function isForbidden(source: WidgetSource, { can }: Report): boolean {
  if (source.table === 'people') return !can.see_people;
  if (source.figure === 'cost') return !can.see_cost;
  return (source.group === 'review' || source.group === 'trends' || source.figure === 'approved') && !can.see_tasks;
}

const isSomething = (value: number | null | undefined) => typeof value === 'number' && value !== 0;

function rowsOf(source: WidgetSource, report: Report): Widget['rows'] {
  const figureOf = (name: ReportFigureName) => report.figures.find((one) => one.name === name)?.value ?? null;
  if (source.parts) return source.parts.map((name) => ({ key: name, name, unit: reportFigures[name], value: figureOf(name) }));
  const { table, column } = source;
  if (!table || !column) return [];
  return report.rows
    .filter((row) => row.table === table)
    .map(({ key, name, values }) => ({ key, name, unit: reportFigures[column], value: values[column] ?? null }))
    .filter(({ value }) => isSomething(value))
    .toSorted((one, other) => (table === 'people' || table === 'waits' ? 0 : (other.value ?? 0) - (one.value ?? 0)))
    .slice(0, widgetLimits.rows);
}

/** A card of a report as its caller may see it. */
function widgetOf(name: WidgetName, report: Report): Widget {
  const source: WidgetSource = widgets[name];
  if (isForbidden(source, report)) return without(name, 'forbidden');
  const found = source.figure ? report.figures.find((one) => one.name === source.figure) : undefined;
  const figure = found ? { unit: found.unit, value: found.value, previous: found.previous } : null;
  const series = report.series
    .filter(({ chart }) => chart === source.chart)
    .map(({ name: line, unit, points }) => ({ name: line, unit, points }));
  const rows = rowsOf(source, report);
  const hasAny =
    isSomething(figure?.value) ||
    isSomething(figure?.previous) ||
    rows.some(({ value }) => isSomething(value)) ||
    series.some(({ points }) => points.some(({ value }) => isSomething(value)));
  return hasAny ? { name, state: 'ok', figure, series, rows } : without(name, 'empty');
}

interface ReadWidgets {
  widgets: Widget[];
  currency: string | null;
  counted_at: string | null;
}

/** Cards in the order of their names. Throws 404 for a workspace that the caller is not in. */
export async function readWidgets(
  kernel: Kernel,
  actor: Actor,
  call: { names: readonly WidgetName[]; workspace_id?: number | null | undefined },
  read: typeof showReport = showReport,
): Promise<ReadWidgets> {
  const reports = new Map<ReportName, Report | null>();
  for (const report of new Set(call.names.map((name) => widgets[name].report))) {
    try {
      reports.set(report, await read(kernel, actor, { report, workspace_id: call.workspace_id }));
    } catch (problem) {
      kernel.log.warn({ err: problem, report }, 'Cards of a report were not read');
      reports.set(report, null);
    }
  }
  const known = [...reports.values()].find((report) => report !== null);
  return {
    widgets: call.names.map((name) => {
      const report = reports.get(widgets[name].report);
      return report ? widgetOf(name, report) : without(name, 'failed');
    }),
    currency: known?.currency ?? null,
    counted_at: known?.counted_at ?? null,
  };
}
