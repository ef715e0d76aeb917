// Tables for spreadsheets: UTF-8 with a BOM, so that every program reads umlauts, and no cell that one would run as a formula.
import papaparse from 'papaparse';

const isFormula = /^[=+\-@\t\r]/;

/** A cell as text; one that a spreadsheet would run is kept from it by an apostrophe. Numbers stay numbers, negative ones too. */
const inert = (value: string | number | null) =>
  typeof value === 'string' && isFormula.test(value) ? `'${value}` : (value ?? '');

/** A csv file with these columns; rows in their order. */
export function csvFile(name: string, columns: string[], rows: (string | number | null)[][]): File {
  const text = papaparse.unparse({ fields: columns, data: rows.map((row) => row.map(inert)) });
  return new File([`\uFEFF${text}\r\n`], name, { type: 'text/csv; charset=utf-8' });
}
