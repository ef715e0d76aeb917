// Tables for spreadsheets, csv or xlsx. No cell is run as a formula: csv cells get an apostrophe, xlsx cells are typed as text.
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { csvFile } from '../../kernel/csv.ts';

export type TableFormat = 'csv' | 'xlsx';

export interface Sheet {
  name: string;
  columns: string[];
  rows: (string | number | null)[][];
}

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters of a cell; a workbook's own limit is 32,767. */
const longestCell = 32_767;
const widest = 60;

/** XML has no control characters but tab and line ends. */
const withoutControls = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();

const toCell = (value: string | number | null): Cell => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return { value: withoutControls(value).slice(0, longestCell), type: String, wrap: false };
};

function toSheet({ name, columns, rows }: Sheet) {
  const header = columns.map((column): Cell => ({ value: withoutControls(column), type: String, fontWeight: 'bold' }));
  const widths = columns.map((column, index) => {
    const longest = rows.slice(0, 100).reduce((most, row) => Math.max(most, String(row[index] ?? '').length), column.length);
    return { width: Math.min(widest, longest + 2) };
  });
  return { data: [header, ...rows.map((row) => row.map(toCell))], sheet: name, columns: widths, stickyRowsCount: 1 };
}

/** A file of one table; a workbook may hold more sheets behind the first. */
export async function writeTable(name: string, format: TableFormat, first: Sheet, ...others: Sheet[]): Promise<File> {
  if (format === 'csv') return csvFile(`${name}.csv`, first.columns, first.rows);
  const bytes = await writeXlsxFile([first, ...others].map(toSheet)).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.xlsx`, { type: mimeType });
}
