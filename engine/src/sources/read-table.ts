// Tables as text: one paragraph per row, each value with the name of its column, so that a row makes sense on its own.
import papaparse from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import type { ExtractedText } from './extracted-text.ts';
import { fillAddresses } from './fill-addresses.ts';
import { assertModestSheets } from './sheet-size.ts';

/** Most rows that are read of one sheet. */
const maxRows = 5_000;

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value).replace(/\s+/g, ' ').trim() : '';
};

function rowsAsText(rows: readonly (readonly unknown[])[]): string {
  const filled = rows.map((row) => row.map(textOf)).filter((row) => row.some((value) => value !== ''));
  const [header = [], ...body] = filled;
  if (body.length === 0) return header.filter(Boolean).join('; ');
  return body
    .slice(0, maxRows)
    .map((row) =>
      row
        .map((value, column) => (value === '' ? '' : header[column] ? `${header[column]}: ${value}` : value))
        .filter(Boolean)
        .join('; '),
    )
    .join('\n\n');
}

/** A CSV file with comma, semicolon or tab between its values, in any usual encoding. */
export function readCsv(bytes: Uint8Array): ExtractedText {
  const { data } = papaparse.parse<string[]>(decodeText(bytes).replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: maxRows + 1,
  });
  return { title: '', text: rowsAsText(data) };
}

const cellOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** Reads the sheets of a workbook, including one with cells without addresses. */
async function readSheets(bytes: Uint8Array) {
  try {
    return await readXlsxFile(Buffer.from(bytes));
  } catch (problem) {
    const filled = fillAddresses(bytes);
    if (filled === bytes) throw problem;
    assertModestSheets(filled);
    return readXlsxFile(Buffer.from(filled));
  }
}

/** The first sheet of a workbook cell by cell, empty rows in their places; dates as `2026-11-21`. */
export async function readXlsxCells(bytes: Uint8Array): Promise<string[][]> {
  const [first] = await readSheets(bytes);
  return (first?.data ?? []).map((row) => row.map(cellOf));
}

/** Every sheet of a workbook, with its name as heading where there are several. */
export async function readXlsx(bytes: Uint8Array): Promise<ExtractedText> {
  const sheets = await readSheets(bytes);
  const texts = sheets.map(({ sheet, data }) => {
    const text = rowsAsText(data);
    return text !== '' && sheets.length > 1 ? `# ${sheet}\n\n${text}` : text;
  });
  return { title: '', text: texts.filter(Boolean).join('\n\n') };
}
