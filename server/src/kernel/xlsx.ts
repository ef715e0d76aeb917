// Tables for spreadsheets as xlsx. Texts are written as texts, so that no program runs one as a formula.

export interface Sheet {
  name: string;
  columns: string[];
  rows: (string | number | null)[][];
  /** Cell formats of a spreadsheet, by row and column from 0. A day like "2026-11-28" is a date if it has `dayFormat`. */
  formatOf?: (row: number, column: number) => string | undefined;
}

export const dayFormat = 'yyyy-mm-dd';

/** Most characters that a spreadsheet takes in one cell. */
const maxCellLength = 32_767;

/** Characters that a spreadsheet takes in the name of a sheet. */
const maxSheetName = 31;

/** Ends with a whole word, unless most of the name would be lost. */
function shortName(name: string): string {
  if (name.length <= maxSheetName) return name;
  const end = name.lastIndexOf(' ', maxSheetName);
  return end * 2 > maxSheetName ? name.slice(0, end).replace(/\p{P}+$/u, '') : name.slice(0, maxSheetName);
}

/** Names of sheets: short, without the signs that spreadsheets refuse, and no two alike. */
function sheetNames(sheets: Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, index) => {
    const clean =
      shortName(
        name
          .replace(/[\\/?*[\]:]|^'+|'+$/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ) || `${index + 1}`;
    let unique = clean;
    for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${clean.slice(0, 26).trimEnd()} (${n})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

const cell = (value: string | number | null, format: string | undefined) => {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, ...(format ? { format } : {}) };
  if (format === dayFormat) return { value: new Date(`${value}T00:00:00Z`), type: Date, format };
  // XML knows none of these characters.
  const text = value.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').slice(0, maxCellLength);
  return { value: text, type: String, wrap: text.includes('\n') };
};

const widest = (sheet: Sheet, column: number) =>
  Math.max(...[sheet.columns, ...sheet.rows.slice(0, 200)].map((row) => String(row[column] ?? '').split('\n')[0]?.length ?? 0));

/** An xlsx file with a sheet each; columns without any name have no header row. The writer is loaded with the first such file. */
export async function xlsxBytes(sheets: Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const names = sheetNames(sheets);
  const written = sheets.map((sheet, index) => {
    const hasHeader = sheet.columns.some((name) => name !== '');
    const header = sheet.columns.map((name) => ({ value: name, type: String, fontWeight: 'bold' as const }));
    return {
      sheet: names[index] ?? '',
      data: [
        ...(hasHeader ? [header] : []),
        ...sheet.rows.map((row, at) => row.map((value, column) => cell(value, sheet.formatOf?.(at, column)))),
      ],
      columns: sheet.columns.map((_, column) => ({ width: Math.min(60, Math.max(10, widest(sheet, column) + 2)) })),
      stickyRowsCount: hasHeader ? 1 : 0,
    };
  });
  const buffer = await writeExcelFile(written, { fontFamily: 'Arial', fontSize: 10 }).toBuffer();
  return new Uint8Array(buffer);
}
