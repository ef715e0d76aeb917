// A spreadsheet as people send it: csv in any usual encoding and separator, or the first sheet of an xlsx workbook.

import { maxBulkRows } from '@folio/contract/bulk-orders';
import { maxFileBytes } from '@folio/contract/file-limits';
import { decodeText } from '@folio/engine/sources/decode-text';
import { readWorkbook } from '@folio/engine/sources/read-workbook';
import papaparse from 'papaparse';
import { separatorOf } from '../../kernel/csv.ts';
import { AppError } from '../../kernel/errors.ts';

const maxColumns = 200;
const maxColumnNameLength = 200;

export interface TableRow {
  /** As a spreadsheet numbers it; the header is usually line 1. */
  line: number;
  /** One per column, trimmed. */
  cells: string[];
  /** More cells than columns: usually a separator outside quotes. */
  isTooLong: boolean;
}

export interface Table {
  columns: string[];
  rows: TableRow[];
}

/** The reason is one of the validation messages about files. */
const noTable = (field: string, code: string, params: Record<string, string | number> = {}) =>
  new AppError(422, 'file_not_csv', { issues: [{ field, code, params }] });

/** Signatures of the files most often renamed to .csv: PDF, ZIP (also xlsx and docx), PNG, JPEG, GIF, older Office files. */
const binaryBeginnings = ['25504446', '504b0304', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

function readCsv(bytes: Uint8Array, field: string, name: string): string[][] {
  if (bytes.length === 0) throw noTable(field, 'file_empty', { name });
  // A PDF, a picture or a workbook has other first bytes than any text.
  if (binaryBeginnings.some((beginning) => Buffer.from(bytes.subarray(0, beginning.length)).equals(beginning)))
    throw noTable(field, 'file_type', { name });
  // Files put together from several have more than one kind of line ending.
  const decoded = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (decoded.includes('\0')) throw noTable(field, 'file_damaged', { name });
  // Excel writes its separator above the header.
  const announced = /^sep=(.)\n/i.exec(decoded);
  const text = announced ? decoded.slice(announced[0].length) : decoded;
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: announced?.[1] ?? separatorOf(text.trimStart()) });
  const quotes = errors.find((error) => error.type === 'Quotes');
  if (quotes) throw noTable(field, 'table_quotes', { name, row: (quotes.row ?? 0) + (announced ? 2 : 1) });
  return announced ? [[], ...data] : data;
}

/** Names that distinguish columns: an empty one is called by its place, a second "Name" becomes "Name (2)". */
function nameColumns(header: string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const given = (header[index] ?? '').replace(/\s+/g, ' ').trim().slice(0, maxColumnNameLength) || `Column ${index + 1}`;
    let name = given;
    for (let copy = 2; taken.has(name); copy += 1) name = `${given} (${copy})`;
    taken.add(name);
    return name;
  });
}

/** Without unstorable characters, and without the apostrophe that keeps spreadsheets from running a cell. */
const textOf = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
    .replace(/^'(?=[=+\-@])/, '');

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');

const widthOf = (cells: string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function toTable(data: string[][], field: string, name: string, maxRows: number): Table {
  const at = data.findIndex((cells) => !isBlank(cells));
  const header = data[at];
  const width = header ? widthOf(header) : 0;
  if (!header) throw noTable(field, 'file_empty', { name });
  if (width > maxColumns) throw noTable(field, 'table_too_wide', { name, max: maxColumns });
  const rows: TableRow[] = [];
  for (const [index, cells] of data.entries()) {
    if (index <= at || isBlank(cells)) continue;
    if (rows.length === maxRows) throw new AppError(422, 'too_many_rows', { params: { max: maxRows } });
    const kept = Array.from({ length: width }, (_, column) => textOf(cells[column] ?? ''));
    rows.push({ line: index + 1, cells: kept, isTooLong: widthOf(cells) > width });
  }
  if (rows.length === 0) throw noTable(field, 'table_without_rows', { name });
  return { columns: nameColumns(header, width), rows };
}

/**
 * Throws 422 without a file or without a table of 1 to 5,000 rows (or `maxRows`), 413 above 10 MB and 415 for another kind; `field` is the call's.
 */
export async function readTableFile(
  file: { name: string; size: number; bytes: () => Promise<Uint8Array> },
  field: string,
  maxRows = maxBulkRows,
): Promise<Table> {
  if (file.size > maxFileBytes)
    throw new AppError(413, 'too_large', { issues: [{ field, code: 'file_too_large', params: { name: file.name } }] });
  if (/\.csv$/i.test(file.name)) return toTable(readCsv(await file.bytes(), field, file.name), field, file.name, maxRows);
  if (!/\.xlsx$/i.test(file.name))
    throw new AppError(415, 'file_missing', { issues: [{ field, code: 'file_type', params: { name: file.name } }] });
  const cells = await readWorkbook(await file.bytes()).catch(() => {
    throw noTable(field, 'file_damaged', { name: file.name });
  });
  return toTable(cells, field, file.name, maxRows);
}

/** The answer where a call brings no file. */
export const noFile = (field: string) => new AppError(422, 'file_missing', { issues: [{ field, code: 'required' }] });
