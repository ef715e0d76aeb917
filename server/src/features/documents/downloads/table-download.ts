// A document as tables: its own tables; a document without any as the items of its lists, or as one row per heading and paragraph.

import { csvBytes } from '../../../kernel/csv.ts';
import { type Sheet, xlsxBytes } from '../../../kernel/xlsx.ts';
import { type Block, type ParsedDocument, plainTextOf, type TableCell } from './document-blocks.ts';

type Row = (string | number | null)[];

/** A whole or decimal number as people write it in tables stays a number; anything else, dates and phone numbers too, stays text. */
const valueOf = (text: string): string | number => (/^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(text) ? Number(text) : text);

const cellsOf = (row: TableCell[]): string[] =>
  row.flatMap((cell) => [plainTextOf(cell.content), ...Array.from({ length: cell.columnSpan - 1 }, () => '')]);

function sheetOf(rows: TableCell[][], name: string): Sheet {
  const texts = rows.map(cellsOf);
  const width = Math.max(...texts.map((row) => row.length));
  const padded = texts.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const hasHeader = rows[0]?.every((cell) => cell.isHeader) ?? false;
  const blank = Array.from({ length: width }, () => '');
  const [columns, body] = hasHeader ? [padded[0] ?? blank, padded.slice(1)] : [blank, padded];
  return { name, columns, rows: body.map((row) => row.map(valueOf)) };
}

const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.map((item) => item.map(textOf).join('\n')).join('\n');
  if (block.kind === 'quote') return block.blocks.map(textOf).join('\n');
  if (block.kind === 'code') return block.text;
  if (block.kind === 'image') return block.alt;
  return 'content' in block ? plainTextOf(block.content) : '';
};

/** Tables with the last heading before each as their name. */
function tablesOf(document: ParsedDocument): Sheet[] {
  let heading = document.title;
  const sheets: Sheet[] = [];
  for (const block of document.blocks) {
    if (block.kind === 'heading') heading = plainTextOf(block.content);
    if (block.kind === 'table' && block.rows.length > 0) sheets.push(sheetOf(block.rows, heading));
  }
  return sheets;
}

/** Two columns: the kind of a row ("h2", "li", "p"), and its text. */
function linesOf(document: ParsedDocument): Sheet {
  const rows = document.blocks.flatMap((block): Row[] => {
    if (block.kind === 'list') return block.items.map((item) => ['li', item.map(textOf).join('\n')]);
    const text = textOf(block);
    const kinds: Record<string, string> = { heading: 'h', paragraph: 'p', quote: 'blockquote', code: 'pre', image: 'img' };
    const kind = block.kind === 'heading' ? `h${block.level}` : (kinds[block.kind] ?? '');
    return text === '' ? [] : [[kind, text]];
  });
  return { name: document.title, columns: ['type', 'text'], rows };
}

const sheetsOf = (document: ParsedDocument): Sheet[] => {
  const tables = tablesOf(document);
  return tables.length > 0 ? tables : [linesOf(document)];
};

/** Every table as a sheet of its own. */
export const renderXlsx = (document: ParsedDocument): Promise<Uint8Array> => xlsxBytes(sheetsOf(document));

/** All tables below each other, an empty row between them. */
export function renderCsv(document: ParsedDocument): Uint8Array {
  const rows = sheetsOf(document).flatMap((sheet, index): Row[] => [
    ...(index > 0 ? [['']] : []),
    ...(sheet.columns.some((name) => name !== '') ? [sheet.columns] : []),
    ...sheet.rows,
  ]);
  return csvBytes(rows);
}
