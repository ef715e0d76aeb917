import { expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { cellEnd, compareBlocks } from './compare-blocks.ts';
import { cellsOf, runsOf } from './drawn-pieces.ts';

const bold = (text: string, words: string): Block => {
  const at = text.indexOf(words);
  const marks = [...text].map((_letter, index) => (index >= at && index < at + words.length ? 'bold' : ''));
  return { tag: 'p', text, marks };
};
const rowOf = (before: Block, after: Block) => {
  const [row] = compareBlocks([before], [after]).rows;
  if (!row) throw new Error('Nothing was compared');
  return row;
};

it('keeps the formats of each version beside its words', () => {
  const row = rowOf(bold('Shoes with wet grip hold.', 'wet'), bold('Shoes with very wet grip hold.', 'very wet'));
  const drawn = (side: 'both' | 'before' | 'after') =>
    runsOf(row, side).map(({ kind, text, marks }) => [kind, text, marks.join()]);
  expect(drawn('both')).toEqual([
    ['same', 'Shoes with ', ''],
    ['added', 'very ', 'bold'],
    ['same', 'wet', 'bold'],
    ['same', ' grip hold.', ''],
  ]);
  expect(
    drawn('before')
      .map(([, text]) => text)
      .join(''),
  ).toBe('Shoes with wet grip hold.');
  expect(
    drawn('after')
      .map(([, text]) => text)
      .join(''),
  ).toBe('Shoes with very wet grip hold.');
});

it('gives each cell of a table its own words', () => {
  const tr = (...cells: string[]): Block => ({ tag: 'tr', text: cells.join(cellEnd) });
  const row = rowOf(tr('Sylt', 'List', '40 minutes'), tr('Sylt', 'List', '45 minutes'));
  const cells = cellsOf(runsOf(row, 'after')).map((runs) => runs.map(({ text }) => text).join(''));
  expect(cells).toEqual(['Sylt', 'List', '45 minutes']);
  expect(cellsOf(runsOf(row, 'both'))[2]?.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'removed: 40',
    'added: 45',
    'same:  minutes',
  ]);
});
