// A report as the sheets of a workbook: for people, so in their language and with the names that its page has.
import { macroCategoryName } from '@folio/catalogue/macro-category-names';
import { languageName } from '@folio/contract/language-names';
import type { InterfaceLanguage } from '@folio/contract/languages';
import {
  type ReportChart,
  type ReportFigureName,
  type ReportTable,
  type ReportUnit,
  reportFigures,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { macroCategorySchema } from '@folio/contract/tool-definition';
import { words as allWords } from '@folio/locales/words';
import { dayFormat, type Sheet } from '../../kernel/xlsx.ts';

type Cells = (string | number | null)[][];
type Row = Report['rows'][number];

/** Spreadsheet format of a value; the value itself is the one of the response. */
const formats: Record<ReportUnit, string> = {
  count: '#,##0',
  credits: '#,##0',
  money: '#,##0.00',
  hours: '#,##0.0',
  share: '0%',
  score: '0',
  rounds: '0.0',
};

/** The sheets of all parts of a report, each with the name that an export asks for it by. */
export function reportSheets(report: Report, language: InterfaceLanguage): { part: string; sheet: Sheet }[] {
  const { reports: words, shell } = allWords[language];
  /** Headings name hours and money. The other units are in the names. */
  const withUnit = (name: string, unit: ReportUnit) => {
    if (unit === 'hours') return `${name} (${words.units.hours})`;
    return unit === 'money' && report.currency ? `${name} (${report.currency})` : name;
  };

  const figures = (): Sheet => ({
    name: words.all,
    columns: [words.figure, words.value, ...(report.previous ? [words.before] : [])],
    rows: report.figures.map(({ name, unit, value, previous }) => [
      withUnit(words.figures[name], unit),
      value,
      ...(report.previous ? [previous] : []),
    ]),
    formatOf: (row) => formats[report.figures[row]?.unit ?? 'count'],
  });

  const lineName = (name: string) => {
    const category = macroCategorySchema.safeParse(name).data;
    return category ? macroCategoryName(category, language) : words.figures[name as ReportFigureName];
  };

  /** A row a day, week or month, a column a line of the chart. */
  const chartSheet = (chart: ReportChart): Sheet => {
    const lines = report.series.filter((line) => line.chart === chart);
    const days = lines[0]?.points.map(({ day }) => day) ?? [];
    return {
      name: chart === 'made' ? words.madeBy[report.group_by] : words.charts[chart],
      columns: [words.steps[report.group_by], ...lines.map(({ name, unit }) => withUnit(lineName(name), unit))],
      rows: days.map((day, index) => [day, ...lines.map(({ points }) => points[index]?.value ?? null)]),
      formatOf: (_row, column) => (column === 0 ? dayFormat : formats[lines[column - 1]?.unit ?? 'count']),
    };
  };

  const nameOf = ({ table, key, name }: Row): string => {
    if (table === 'languages') return languageName(key, language);
    if (table === 'waits' && (key === 'writing' || key === 'rework')) return words.waits[key];
    if (table === 'waits') return name ? words.waits.step.replace('{{step}}', () => name) : words.waits.review;
    if (name !== '') return name;
    return key === '0' ? shell.personalWorkspace : words.gone.replace('{{id}}', key);
  };

  const tableSheet = (table: ReportTable): Sheet => {
    const own = report.rows.filter((row) => row.table === table);
    const columns = reportTables[table].filter((name: ReportFigureName) => own.some(({ values }) => name in values));
    const rows: Cells = own.map((row) => [nameOf(row), ...columns.map((column) => row.values[column] ?? null)]);
    const title = table === 'waits' ? words.charts.waits : words.tables[table];
    return {
      name: title,
      columns: [
        table === 'waits' ? title : words.subjects[table],
        ...columns.map((name) => withUnit(words.figures[name], reportFigures[name])),
      ],
      rows,
      formatOf: (_row, column) => {
        const name = columns[column - 1];
        return name && formats[reportFigures[name]];
      },
    };
  };

  const { charts, tables } = reportParts[report.report];
  return [
    { part: 'figures', sheet: figures() },
    ...charts.map((chart) => ({ part: `chart_${chart}`, sheet: chartSheet(chart) })),
    ...tables.map((table) => ({ part: `table_${table}`, sheet: tableSheet(table) })),
  ];
}
