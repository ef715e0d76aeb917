// Tables in a PDF: columns as wide as their content needs, rows that do not break across pages, the head repeated.
import { shareWidth } from './column-widths.ts';
import type { TableCell } from './document-blocks.ts';
import { plainTextOf } from './document-blocks.ts';
import { hairline, type PdfWriter, type TextStyle } from './pdf-writer.ts';
import { columnCount } from './table-columns.ts';

const padding = 6;
const cellStyle: TextStyle = { size: 9.5, lineGap: 1.5 };

const styleOf = (cell: TableCell): TextStyle => ({ ...cellStyle, bold: cell.isHeader });

/** Shares the width by the longest line and word of each column, so that a column of figures does not starve one of sentences. */
function columnWidths(writer: PdfWriter, rows: readonly TableCell[][], columns: number): number[] {
  const wishes = Array.from({ length: columns }, () => ({ line: 30, word: 30 }));
  const most = writer.width * 0.6;
  for (const row of rows.slice(0, 200)) {
    let column = 0;
    for (const cell of row) {
      const wish = wishes[column];
      if (cell.columnSpan === 1 && wish) {
        const text = plainTextOf(cell.content);
        const widthOf = (part: string) => Math.min(writer.widthOf(part, styleOf(cell)), most) + 2 * padding + 1;
        wish.word = Math.max(wish.word, ...text.split(/\s+/).map(widthOf));
        wish.line = Math.max(wish.line, wish.word, widthOf(text.slice(0, 80)));
      }
      column += cell.columnSpan;
    }
  }
  return shareWidth(wishes, writer.width);
}

interface PositionedCell {
  cell: TableCell;
  x: number;
  width: number;
}

function positionCells(row: readonly TableCell[], widths: readonly number[], left: number): PositionedCell[] {
  let column = 0;
  return row.map((cell) => {
    const x = left + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const width = widths.slice(column, column + cell.columnSpan).reduce((sum, one) => sum + one, 0);
    column += cell.columnSpan;
    return { cell, x, width };
  });
}

function drawRow(writer: PdfWriter, cells: readonly PositionedCell[], height: number): void {
  const { document } = writer;
  const top = document.y;
  for (const { cell, x, width } of cells) {
    if (cell.isHeader) document.rect(x, top, width, height).fill('#f6f4f0');
  }
  for (const { cell, x, width } of cells) {
    document.y = top + padding;
    writer.text(cell.content, styleOf(cell), { x: x + padding, width: width - 2 * padding });
  }
  document
    .moveTo(writer.left, top + height)
    .lineTo(writer.right, top + height)
    .lineWidth(0.6)
    .stroke(hairline);
  document.y = top + height;
}

/** Draws the table from the current line on. A row higher than a page flows on over the next one. */
export function drawTable(writer: PdfWriter, rows: readonly TableCell[][]): void {
  const columns = columnCount(rows);
  const widths = columnWidths(writer, rows, columns);
  const placed = rows.map((row) => positionCells(row, widths, writer.left));
  const heights = placed.map((cells) =>
    Math.max(
      ...cells.map(
        ({ cell, width }) => writer.heightOf(cell.content, styleOf(cell), Math.max(20, width - 2 * padding)) + 2 * padding,
      ),
    ),
  );
  const head = rows[0]?.every((cell) => cell.isHeader) ? 0 : null;
  placed.forEach((cells, index) => {
    const height = heights[index] ?? 0;
    const page = writer.document.bufferedPageRange().count;
    // The head never stays behind alone.
    writer.need(height + (index === head ? (heights[1] ?? 0) : 0));
    const isOnNewPage = writer.document.bufferedPageRange().count > page;
    if (isOnNewPage && head !== null && index > 0) drawRow(writer, placed[head] ?? [], heights[head] ?? 0);
    drawRow(writer, cells, height);
  });
}
