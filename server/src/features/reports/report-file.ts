// A report as a file: a CSV holds one part under the names of the answer, for programs; an XLSX all parts under those of the page.
import type { InterfaceLanguage } from '@folio/contract/languages';
import {
  type ReportChart,
  type ReportTable,
  type reportFileParts,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { csvFile } from '../../kernel/csv.ts';
import { xlsxBytes } from '../../kernel/xlsx.ts';
import { reportSheets } from './report-sheets.ts';

type Part = (typeof reportFileParts)[number];

interface Columns {
  name: string;
  columns: string[];
  rows: (string | number | null)[][];
}

const figureColumns = (report: Report): Columns => ({
  name: 'figures',
  columns: ['figure', 'unit', 'value', ...(report.previous ? ['previous'] : [])],
  rows: report.figures.map(({ name, unit, value, previous }) => [
    name,
    unit === 'money' ? report.currency : unit,
    value,
    ...(report.previous ? [previous] : []),
  ]),
});

/** A row a day, week or month, a column a line of the chart. */
function chartColumns(report: Report, chart: ReportChart): Columns {
  const lines = report.series.filter((line) => line.chart === chart);
  const days = lines[0]?.points.map(({ day }) => day) ?? [];
  const rows = days.map((day, index) => [day, ...lines.map(({ points }) => points[index]?.value ?? null)]);
  return { name: `chart_${chart}`, columns: [report.group_by, ...lines.map(({ name }) => name)], rows };
}

function tableColumns(report: Report, table: ReportTable): Columns {
  const own = report.rows.filter((row) => row.table === table);
  const columns = reportTables[table].filter((name) => own.some(({ values }) => name in values));
  const rows = own.map(({ key, name, values }) => [key, name, ...columns.map((column) => values[column] ?? null)]);
  return { name: `table_${table}`, columns: ['key', 'name', ...columns], rows };
}

function csvOf(report: Report, part: Part): Columns | undefined {
  const { charts, tables } = reportParts[report.report];
  return [
    figureColumns(report),
    ...charts.map((chart) => chartColumns(report, chart)),
    ...tables.map((table) => tableColumns(report, table)),
  ].find(({ name }) => name === part);
}

/** One part as CSV or XLSX; without a part a CSV has the figures and an XLSX everything. A part that the report does not have is empty. */
export async function reportFile(
  report: Report,
  format: 'csv' | 'xlsx',
  { part, language }: { part: Part | undefined; language: InterfaceLanguage },
): Promise<File> {
  const name = `report-${report.report}-${report.from}-${report.to}${part ? `-${part}` : ''}`;
  if (format === 'csv') {
    const csv = csvOf(report, part ?? 'figures');
    return csvFile(`${name}.csv`, csv?.columns ?? [], csv?.rows ?? []);
  }
  const sheets = reportSheets(report, language).flatMap((one) => (part === undefined || one.part === part ? one.sheet : []));
  const bytes = await xlsxBytes(sheets.length > 0 ? sheets : [{ name: part ?? '', columns: [], rows: [] }]);
  return new File([bytes], `${name}.xlsx`, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
