// A report as a file under the names of the page, in the reader's language: a CSV holds one part, an XLSX all parts.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { reportFileParts } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { csvFile } from '../../kernel/csv.ts';
import { xlsxBytes } from '../../kernel/xlsx.ts';
import { reportSheets } from './report-sheets.ts';

type Part = (typeof reportFileParts)[number];

/** One part as CSV or XLSX; without a part a CSV has the figures and an XLSX everything. A part that the report does not have is empty. */
export async function reportFile(
  report: Report,
  format: 'csv' | 'xlsx',
  { part, language }: { part: Part | undefined; language: InterfaceLanguage },
): Promise<File> {
  const name = `report-${report.report}-${report.from}-${report.to}${part ? `-${part}` : ''}`;
  const wanted = format === 'csv' ? (part ?? 'figures') : part;
  const sheets = reportSheets(report, language).flatMap((one) => (wanted === undefined || one.part === wanted ? one.sheet : []));
  if (format === 'csv') return csvFile(`${name}.csv`, sheets[0]?.columns ?? [], sheets[0]?.rows ?? []);
  const bytes = await xlsxBytes(sheets.length > 0 ? sheets : [{ name: part ?? '', columns: [], rows: [] }]);
  return new File([bytes], `${name}.xlsx`, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
