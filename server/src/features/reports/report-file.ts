// A report as a file: the values of the answer, under the names that the API gives them.
import {
  type ReportChart,
  type ReportTable,
  type ReportUnit,
  reportFigures,
  type reportFileParts,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { csvFile } from '../../kernel/csv.ts';
import { dayFormat, type Sheet, xlsxBytes } from '../../kernel/xlsx.ts';

type Part = (typeof reportFileParts)[number];
type Cells = (string | number | null)[][];

/** How a spreadsheet shows a value; the value itself is the one of the answer. */
const formats: Record<ReportUnit, string> = {
  count: '#,##0',
  credits: '#,##0',
  money: '#,##0.00',
  hours: '#,##0.0',
  share: '0%',
  score: '0',
  rounds: '0.0',
};

const figureSheet = (report: Report): Sheet => ({
  name: 'figures',
  columns: ['figure', 'unit', 'value', ...(report.previous ? ['previous'] : [])],
  rows: report.figures.map(({ name, unit, value, previous }) => [
    name,
    unit === 'money' && report.currency ? report.currency : unit,
    value,
    ...(report.previous ? [previous] : []),
  ]),
  formatOf: (row) => formats[report.figures[row]?.unit ?? 'count'],
});

/** A row a day, week or month, a column a line of the chart. */
function chartSheet(report: Report, chart: ReportChart): Sheet {
  const lines = report.series.filter((line) => line.chart === chart);
  const days = lines[0]?.points.map(({ day }) => day) ?? [];
  const rows: Cells = days.map((day, index) => [day, ...lines.map(({ points }) => points[index]?.value ?? null)]);
  const formatOf = (_row: number, column: number) => (column === 0 ? dayFormat : formats[lines[column - 1]?.unit ?? 'count']);
  return { name: `chart_${chart}`, columns: [report.group_by, ...lines.map(({ name }) => name)], rows, formatOf };
}

function tableSheet(report: Report, table: ReportTable): Sheet {
  const own = report.rows.filter((row) => row.table === table);
  const columns = reportTables[table].filter((name) => own.some(({ values }) => name in values));
  const rows: Cells = own.map(({ key, name, values }) => [key, name, ...columns.map((column) => values[column] ?? null)]);
  const formatOf = (_row: number, column: number) => {
    const name = columns[column - 2];
    return name && formats[reportFigures[name]];
  };
  return { name: `table_${table}`, columns: ['key', 'name', ...columns], rows, formatOf };
}

const sheetsOf = (report: Report): Sheet[] => {
  const { charts, tables } = reportParts[report.report];
  return [
    figureSheet(report),
    ...charts.map((chart) => chartSheet(report, chart)),
    ...tables.map((table) => tableSheet(report, table)),
  ];
};

/** One part as CSV or XLSX; without a part a CSV has the figures and an XLSX everything. A part that the report does not have is empty. */
export async function reportFile(report: Report, format: 'csv' | 'xlsx', part: Part | undefined): Promise<File> {
  const all = sheetsOf(report);
  const wanted = part ?? (format === 'csv' ? 'figures' : null);
  const chosen = wanted === null ? all : all.filter(({ name }) => name === wanted);
  const name = `report-${report.report}-${report.from}-${report.to}${part ? `-${part}` : ''}`;
  if (format === 'csv') return csvFile(`${name}.csv`, chosen[0]?.columns ?? [], chosen[0]?.rows ?? []);
  const bytes = await xlsxBytes(chosen.length > 0 ? chosen : [{ name: wanted ?? '', columns: [], rows: [] }]);
  return new File([bytes], `${name}.xlsx`, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
