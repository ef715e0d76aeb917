// Cards from reports and lists: each report is read once for all its cards, and a failed report leaves the others.
import { type ReportName, reportFigures } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import {
  cardWithout,
  type ListCardName,
  type WidgetName,
  type WidgetSource,
  widgetLimits,
  widgets,
} from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import { type Actor, isOwner } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { showFailingWebsite } from '../publishing/index.ts';
import { showReport } from '../reports/index.ts';
import { findEnoughUntil } from './enough-until.ts';
import { isListCard, readListCard } from './list-cards.ts';

/** Everything that a card would show is kept from its reader. */
function isForbidden(source: WidgetSource, { can }: Report): boolean {
  if (source.figure === 'cost') return !can.see_cost;
  return (source.group === 'review' || source.group === 'trends') && !can.see_tasks;
}

/** Nothing was counted where a count is 0; a time that is known may be 0. */
const isSomething = (unit: string, value: number | null | undefined) =>
  typeof value === 'number' && (value !== 0 || unit === 'hours');

function rowsOf({ table, column }: WidgetSource, report: Report): Widget['rows'] {
  if (!table || !column) return [];
  return report.rows
    .filter((row) => row.table === table)
    .map(({ key, name, values }) => ({ key, name, unit: reportFigures[column], value: values[column] ?? null }))
    .filter(({ unit, value }) => isSomething(unit, value))
    .toSorted((one, other) => (table === 'waits' ? 0 : (other.value ?? 0) - (one.value ?? 0)))
    .slice(0, widgetLimits.rows);
}

/** A card of a report as its caller may see it. */
function widgetOf(name: WidgetName, report: Report): Widget {
  const source: WidgetSource = widgets[name];
  if (isForbidden(source, report)) return cardWithout(name, 'forbidden');
  const found = source.figure ? report.figures.find((one) => one.name === source.figure) : undefined;
  const figure = found ? { unit: found.unit, value: found.value, previous: found.previous } : null;
  const series = report.series
    .filter(({ chart }) => chart === source.chart)
    .map(({ name: line, unit, points }) => ({ name: line, unit, points }));
  const rows = rowsOf(source, report);
  const values = [
    ...(figure ? [figure, { unit: figure.unit, value: figure.previous }] : []),
    ...rows,
    ...series.flatMap(({ unit, points }) => points.map(({ value }) => ({ unit, value }))),
  ];
  const hasAny = values.some(({ unit, value }) => isSomething(unit, value));
  return hasAny ? { ...cardWithout(name, 'ok'), figure, series, rows } : cardWithout(name, 'empty');
}

/** Texts of a report card besides its values; a card without values has them too. */
async function beside(kernel: Kernel, actor: Actor, card: Widget, call: CardsCall): Promise<Widget> {
  if (card.state === 'forbidden' || card.state === 'failed') return card;
  if (card.name === 'credits' && isOwner(actor)) return { ...card, enough_until: await findEnoughUntil(kernel, actor.accountId) };
  if (card.name === 'published')
    return { ...card, failing: await showFailingWebsite(kernel, actor, scopeOf(actor, call.workspace_id)) };
  return card;
}

interface CardsCall {
  names: readonly WidgetName[];
  workspace_id?: number | null | undefined;
}

/** Runs `read`. Logs a failure and returns null. */
async function orNull<Read>(kernel: Kernel, what: string, read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (problem) {
    kernel.log.warn({ err: problem, what }, 'Cards were not read');
    return null;
  }
}

async function listCard(kernel: Kernel, actor: Actor, name: ListCardName, call: CardsCall): Promise<Widget> {
  const card = await orNull(kernel, name, () => readListCard(kernel, actor, name, call.workspace_id));
  if (card === null) return cardWithout(name, 'failed');
  if (card === 'forbidden') return cardWithout(name, 'forbidden');
  const isEmpty = card.items.length === 0 && card.rows.length === 0;
  return isEmpty ? cardWithout(name, 'empty') : { ...cardWithout(name, 'ok'), ...card };
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
  call: CardsCall,
  read: typeof showReport = showReport,
): Promise<ReadWidgets> {
  const reports = new Map<ReportName, Report | null>();
  for (const report of new Set(call.names.flatMap((name) => widgets[name].report ?? [])))
    reports.set(report, await orNull(kernel, report, () => read(kernel, actor, { report, workspace_id: call.workspace_id })));
  const cards: Widget[] = [];
  for (const name of call.names) {
    if (isListCard(name)) cards.push(await listCard(kernel, actor, name, call));
    else {
      const from = widgets[name].report;
      const report = from === null ? null : reports.get(from);
      const card = report ? widgetOf(name, report) : cardWithout(name, 'failed');
      cards.push((await orNull(kernel, name, () => beside(kernel, actor, card, call))) ?? cardWithout(name, 'failed'));
    }
  }
  const known = [...reports.values()].find((report) => report !== null);
  return { widgets: cards, currency: known?.currency ?? null, counted_at: known?.counted_at ?? null };
}
