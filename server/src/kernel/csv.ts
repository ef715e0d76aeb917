// Tables for spreadsheets: UTF-8 with a BOM, so that every program reads umlauts, and no cell that one would run as a formula.
import papaparse from 'papaparse';

/** The full-width signs are the same to some spreadsheets. */
const isFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell as text; one that a spreadsheet would run is kept from it by an apostrophe. Numbers stay numbers, negative ones too. */
const inert = (value: string | number | null) =>
  typeof value === 'string' && isFormula.test(value) ? `'${value}` : (value ?? '');

/** The bytes of a csv file; the first row is its header where it has one. */
export function csvBytes(rows: (string | number | null)[][]): Uint8Array<ArrayBuffer> {
  const text = papaparse.unparse(rows.map((row) => row.map(inert)));
  return new TextEncoder().encode(`\uFEFF${text}\r\n`);
}

/** A csv file with these columns; rows in their order. */
export function csvFile(name: string, columns: string[], rows: (string | number | null)[][]): File {
  return new File([csvBytes([columns, ...rows])], name, { type: 'text/csv; charset=utf-8' });
}

export { separatorOf } from '@folio/engine/sources/csv-separator';
