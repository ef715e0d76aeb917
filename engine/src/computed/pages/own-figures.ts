// Figures that people paste from a source of their own: one line each, columns parted by a tab, semicolon or comma.

export interface FigureLine {
  cells: string[];
  /** The last numeric cells, in their order. */
  figures: number[];
}

const maxLines = 5000;

/** "1.234", "1,234", "12.5", "+80 %"; null if the cell is not a number. */
function figureOf(cell: string): number | null {
  const text = cell.replace(/[%+\s\u00a0]/g, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const isGrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(text);
  const value = Number(isGrouped ? text.replace(/[.,]/g, '') : text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

const separatorOf = (text: string) => ['\t', ';', ','].find((mark) => text.includes(mark)) ?? ';';

/** The lines that hold at least one figure; a heading line is none. At most 5,000 lines are read. */
export function readFigures(text: string): FigureLine[] {
  const separator = separatorOf(text);
  return text
    .split(/\r?\n/)
    .slice(0, maxLines)
    .flatMap((line): FigureLine[] => {
      const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
      const figures = cells.slice(1).flatMap((cell) => figureOf(cell) ?? []);
      return (cells[0] ?? '') !== '' && figures.length > 0 ? [{ cells, figures }] : [];
    });
}

/** Figures scaled to 0 to 100 of their maximum, whole; all 0 where none is above 0. */
export function scaled(figures: readonly number[]): number[] {
  const highest = Math.max(0, ...figures);
  return figures.map((figure) => (highest === 0 ? 0 : Math.round((Math.max(0, figure) / highest) * 100)));
}
