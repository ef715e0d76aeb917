// The pieces of a compared block as they are drawn: cut where a format begins or ends, and a table's row into its cells.
import type { Piece } from './blocks.ts';
import { type ComparedBlock, cellEnd } from './compare-blocks.ts';

/** Both versions in one text, or one of them. */
export type Side = 'both' | 'before' | 'after';

/** Words of one kind and one set of formats. */
export interface Run {
  kind: Piece['kind'];
  text: string;
  /** `bold`, `italic`, `link:https://…` */
  marks: string[];
}

/** The words that one side shows, in reading order; removed words have the formats of the older version. */
export function runsOf({ before, after, pieces }: ComparedBlock, side: Side): Run[] {
  const runs: (Run & { key: string })[] = [];
  let [from, to] = [0, 0];
  for (const { kind, text } of pieces) {
    const isOld = kind === 'removed' || (side === 'before' && kind !== 'added');
    const isShown = !(side === 'before' && kind === 'added') && !(side === 'after' && kind === 'removed');
    const [marks, start] = isOld ? [before?.marks, from] : [after?.marks, to];
    for (const [index, unit] of isShown ? text.split('').entries() : []) {
      const key = marks?.[start + index] ?? '';
      const last = runs.at(-1);
      // A new piece begins a new run, so that each change stays one element.
      if (last && index > 0 && last.key === key) last.text += unit;
      else runs.push({ kind, text: unit, key, marks: key === '' ? [] : key.split('\n') });
    }
    if (kind !== 'added') from += text.length;
    if (kind !== 'removed') to += text.length;
  }
  return runs.map(({ kind, text, marks }) => ({ kind, text, marks }));
}

/** The runs of a table's row by its cells. */
export function cellsOf(runs: readonly Run[]): Run[][] {
  const cells: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split(cellEnd).entries()) {
      if (index > 0) cells.push([]);
      if (text !== '') cells.at(-1)?.push({ ...run, text });
    }
  }
  return cells;
}
