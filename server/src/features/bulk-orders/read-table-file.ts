// A spreadsheet as people send it: csv in any usual encoding and separator, or the first sheet of an xlsx workbook.
import { maxBulkRows } from '@folio/contract/bulk-orders';
import { decodeText } from '@folio/engine/sources/decode-text';
import { readWorkbook } from '@folio/engine/sources/read-workbook';
import papaparse from 'papaparse';
import { separatorOf } from '../../kernel/csv.ts';
import { AppError } from '../../kernel/errors.ts';

const maxFileBytes = 10 * 1024 * 1024;
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

const noTable = (field: string) => new AppError(422, 'file_not_csv', { issues: [{ field, code: 'invalid' }] });

/** How files begin that are renamed to .csv most often: PDF, ZIP (also xlsx and docx), PNG, JPEG, GIF, older Office files. */
const binaryBeginnings = ['25504446', '504b0304', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

function readCsv(bytes: Uint8Array, field: string): string[][] {
  // A PDF, a picture or a workbook has other first bytes than any text.
  if (binaryBeginnings.some((beginning) => Buffer.from(bytes.subarray(0, beginning.length)).equals(beginning)))
    throw noTable(field);
  const decoded = decodeText(bytes).replace(/^\uFEFF/, '');
  if (decoded.includes('\0')) throw noTable(field);
  // Excel writes its separator above the header.
  const announced = /^sep=(.)\r?\n/i.exec(decoded);
  const text = announced ? decoded.slice(announced[0].length) : decoded;
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: announced?.[1] ?? separatorOf(text.trimStart()) });
  if (errors.some((error) => error.type === 'Quotes')) throw noTable(field);
  return announced ? [[], ...data] : data;
}

/** Names that tell columns apart: an empty one is called by its place, a second "Name" becomes "Name (2)". */
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

/** Without what cannot be kept, and without the apostrophe that keeps spreadsheets from running a cell. */
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
  if (!header || width > maxColumns) throw noTable(field);
  const rows: TableRow[] = [];
  for (const [index, cells] of data.entries()) {
    if (index <= at || isBlank(cells)) continue;
    if (rows.length === maxRows) throw new AppError(422, 'too_many_rows', { params: { max: maxRows } });
    const kept = Array.from({ length: width }, (_, column) => textOf(cells[column] ?? ''));
    rows.push({ line: index + 1, cells: kept, isTooLong: widthOf(cells) > width });
  }
  if (rows.length === 0)
    throw new AppError(422, 'file_not_csv', { issues: [{ field, code: 'table_without_rows', params: { name } }] });
  return { columns: nameColumns(header, width), rows };
}

/** Throws 422 where there is no file or it is no table of 1 to 5,000 rows (or `maxRows`), 413 above 10 MB and 415 for another kind; `field` is the call's. */
export async function readTableFile(
  file: { name: string; size: number; bytes: () => Promise<Uint8Array> },
  field: string,
  maxRows = maxBulkRows,
): Promise<Table> {
  if (file.size > maxFileBytes)
    throw new AppError(413, 'too_large', { issues: [{ field, code: 'file_too_large', params: { name: file.name } }] });
  if (/\.csv$/i.test(file.name)) return toTable(readCsv(await file.bytes(), field), field, file.name, maxRows);
  if (!/\.xlsx$/i.test(file.name))
    throw new AppError(415, 'file_missing', { issues: [{ field, code: 'file_type', params: { name: file.name } }] });
  const cells = await readWorkbook(await file.bytes()).catch(() => {
    throw noTable(field);
  });
  return toTable(cells, field, file.name, maxRows);
}

/** The answer where a call brings no file. */
export const noFile = (field: string) => new AppError(422, 'file_missing', { issues: [{ field, code: 'required' }] });
