/** Widths that a column wants: for its longest line, and at least for its longest word. */
export interface ColumnWish {
  line: number;
  word: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Shares a width among columns. No word breaks while all words fit. The rest goes to columns with longer lines. */
export function shareWidth(wishes: readonly ColumnWish[], width: number): number[] {
  const lines = sumOf(wishes.map(({ line }) => line));
  if (lines <= width) return wishes.map(({ line }) => (line * width) / lines);
  const words = wishes.map(({ line, word }) => Math.min(line, word));
  const least = sumOf(words);
  if (least >= width) return words.map((word) => (word * width) / least);
  return wishes.map(({ line }, at) => (words[at] ?? 0) + ((line - (words[at] ?? 0)) * (width - least)) / (lines - least));
}
