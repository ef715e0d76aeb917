// The parts of one report: figures, charts and tables in the order of their tab.
import { type ReportChart, type ReportTable, reportCharts, reportFigures, reportParts } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { useMe } from '../../base/use-me.ts';
import { Row } from '../../ui/row.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { LineFigure } from './line-figure.tsx';
import { ReportFigures } from './report-figures.tsx';
import type { ReportWords } from './report-format.ts';
import { ReportTableView } from './report-table.tsx';
import classes from './report-view.module.css';
import { StackedBars } from './stacked-bars.tsx';
import type { useReportFile } from './use-report-file.ts';
import { WaitBars } from './wait-bars.tsx';

type Line = Report['series'][number];

interface ReportViewProps {
  report: Report;
  words: ReportWords;
  saver: ReturnType<typeof useReportFile>['saver'];
  /** Opens the tab that lists everyone. */
  onAllPeople: () => void;
}

/** Charts that are bars; the others are lines. */
const isBars = new Set<ReportChart>(['made', 'credits', 'cost', 'published']);
/** Rows of a table in the overview. */
const rowsInOverview = 5;
/** Of one workspace there is nothing to compare. */
const minRows: Partial<Record<ReportTable, number>> = { workspaces: 2 };
/** The ends of scales that are known. */
const maxScore = 100;

function Legend({
  lines,
  nameOf,
  colorOf,
}: {
  lines: readonly Line[];
  nameOf: (line: Line) => string;
  colorOf: (line: Line) => string;
}) {
  return (
    <Row as="ul" size="sm" tone="muted" gap={14} rowGap={2} align="stretch" justify="end" wrap className={classes.legend}>
      {lines.map((line) => (
        <Row as="li" key={line.name} gap={6}>
          <span className={classes.swatch} style={{ background: colorOf(line) }} aria-hidden="true" />
          {nameOf(line)}
        </Row>
      ))}
    </Row>
  );
}

function ReportChartView({ chart, report, words, saver }: Omit<ReportViewProps, 'onAllPeople'> & { chart: ReportChart }) {
  const { t } = words;
  const { categories } = useMe();
  const lines = report.series.filter((line) => line.chart === chart);
  const nameOf = ({ name }: Line) =>
    name in reportFigures
      ? t(`reports.figures.${name as keyof typeof reportFigures}`)
      : (categories.find(({ slug }) => slug === name)?.name ?? name);
  const colorOf = ({ name }: Line) => {
    if (chart === 'made') return `var(--cat-${name})`;
    return name === 'updated' || name === 'score_first' ? 'var(--cat-ai_translation)' : 'var(--accent-bar)';
  };
  const step = report.group_by;
  // A bar of nothing is none; a line at nothing is known, such as approvals within the hour.
  const isKnown = lines.some(({ points }) => points.some(({ value }) => value !== null && (value !== 0 || !isBars.has(chart))));
  const drawing = { lines, nameOf, step, words };
  return (
    <ChartPanel
      title={chart === 'made' ? t(`reports.madeBy.${step}`) : t(`reports.charts.${chart}`)}
      {...drawing}
      aside={isKnown && lines.length > 1 ? <Legend lines={lines} nameOf={nameOf} colorOf={colorOf} /> : null}
      onSave={saver(`chart_${chart}`)}
    >
      {isKnown ? null : <p className={classes.nothing}>{t('reports.nothingInPeriod')}</p>}
      {isKnown && isBars.has(chart) ? <StackedBars {...drawing} colorOf={colorOf} /> : null}
      {isKnown && !isBars.has(chart) ? <LineFigure {...drawing} {...(chart === 'score' ? { max: maxScore } : {})} /> : null}
    </ChartPanel>
  );
}

export function ReportView({ report, words, saver, onAllPeople }: ReportViewProps) {
  const { charts, tables } = reportParts[report.report];
  const shown = charts.filter(
    (chart) =>
      reportCharts[chart].some((name) => report.series.some((line) => line.name === name)) ||
      (chart === 'made' && report.series.some((line) => line.chart === 'made')),
  );
  const isOverview = report.report === 'overview';
  const chart = (name: ReportChart) =>
    shown.includes(name) ? <ReportChartView key={name} chart={name} report={report} words={words} saver={saver} /> : null;
  const waits =
    tables.includes('waits') && report.can.see_tasks ? (
      <WaitBars
        key="waits"
        rows={report.rows.filter(({ table }) => table === 'waits')}
        words={words}
        onSave={saver('table_waits')}
      />
    ) : null;
  const table = (name: Exclude<ReportTable, 'waits'>) =>
    tables.includes(name) && report.rows.filter((row) => row.table === name).length >= (minRows[name] ?? 1) ? (
      <ReportTableView
        key={name}
        table={name}
        report={report}
        words={words}
        {...(isOverview ? { limit: rowsInOverview, onAll: name === 'people' ? onAllPeople : undefined } : {})}
        onSave={saver(`table_${name}`)}
      />
    ) : null;
  const others = tables.filter((name): name is Exclude<ReportTable, 'waits'> => name !== 'waits');
  return (
    <div className={classes.stack}>
      <ReportFigures report={report} words={words} />
      {isOverview ? (
        <>
          <div className={classes.pair}>
            {chart('made')}
            {waits}
          </div>
          <div className={classes.pair}>
            {table('people')}
            {chart('score')}
          </div>
          <div className={classes.halves}>
            {table('languages')}
            {table('workspaces')}
          </div>
        </>
      ) : (
        <>
          <div className={shown.length + (waits ? 1 : 0) > 1 ? classes.halves : classes.stack}>
            {shown.map(chart)}
            {waits}
          </div>
          {others.map(table)}
        </>
      )}
    </div>
  );
}
