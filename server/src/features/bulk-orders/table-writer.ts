import { csvFile } from '../../kernel/csv.ts';
import { type Sheet, xlsxBytes } from '../../kernel/xlsx.ts';

export type TableFormat = 'csv' | 'xlsx';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file of one table, `name` without its ending; a workbook may hold more sheets behind the first. */
export async function writeTable(name: string, format: TableFormat, first: Sheet, ...others: Sheet[]): Promise<File> {
  if (format === 'csv') return csvFile(`${name}.csv`, first.columns, first.rows);
  return new File([await xlsxBytes([first, ...others])], `${name}.xlsx`, { type: mimeType });
}
