// Column widths of a table for formats that require them.
import { plainTextOf, type TableCell } from './document-blocks.ts';

/** Columns of the widest row. */
export const columnCount = (rows: readonly TableCell[][]): number =>
  Math.max(...rows.map((row) => row.reduce((sum, cell) => sum + cell.columnSpan, 0)));

/** Each column's share of the width, adding up to 1: by its longest text, but never so little that words break. */
export function columnShares(rows: readonly TableCell[][], columns: number): number[] {
  const wishes = Array.from({ length: columns }, () => 8);
  for (const row of rows) {
    let column = 0;
    for (const cell of row) {
      if (cell.columnSpan === 1)
        wishes[column] = Math.max(wishes[column] ?? 0, Math.min(plainTextOf(cell.content).length, 45) + 3);
      column += cell.columnSpan;
    }
  }
  const sum = wishes.reduce((total, wish) => total + wish, 0);
  return wishes.map((wish) => wish / sum);
}
