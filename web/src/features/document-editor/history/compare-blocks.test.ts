import { expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { compareBlocks, isOtherKind } from './compare-blocks.ts';

const p = (text: string): Block => ({ tag: 'p', text });
const h2 = (text: string): Block => ({ tag: 'h2', text });
const kinds = (older: Block[], newer: Block[]) =>
  compareBlocks(older, newer).rows.map(({ before, after }) =>
    before && after ? (before.text === after.text ? 'same' : 'changed') : before ? 'removed' : 'added',
  );

it('finds the words that changed inside a block', () => {
  const { rows, added, removed } = compareBlocks(
    [p('It fills the gaps with mud.')],
    [p('It fills the gaps between lugs with mud.')],
  );
  expect(rows[0]?.pieces).toEqual([
    { kind: 'same', text: 'It fills the gaps ' },
    { kind: 'added', text: 'between lugs ' },
    { kind: 'same', text: 'with mud.' },
  ]);
  expect([added, removed]).toEqual([2, 0]);
});

it('keeps blocks in place when one comes in or goes out', () => {
  const [a, b, c] = [h2('First head'), p('One two three four.'), p('Five six seven eight.')];
  expect(kinds([a, b, c], [a, c])).toEqual(['same', 'removed', 'same']);
  expect(kinds([a, c], [a, b, c])).toEqual(['same', 'added', 'same']);
  expect(kinds([], [a])).toEqual(['added']);
  expect(kinds([a], [])).toEqual(['removed']);
});

it('never compares texts that share little, nor a row with a paragraph', () => {
  expect(kinds([{ tag: 'tr', text: 'Wet ground' }], [p('Wet ground')])).toEqual(['removed', 'added']);
  expect(kinds([p('Nothing here is alike')], [p('Something else entirely stands now')])).toEqual(['removed', 'added']);
});

it('pairs changed blocks over a new one between them', () => {
  const older = [p('The first sentence stays mostly.'), p('The last sentence stays mostly.')];
  const newer = [p('The first sentence stays entirely.'), p('Brand new words arrive.'), p('The last sentence stays entirely.')];
  expect(kinds(older, newer)).toEqual(['changed', 'added', 'changed']);
});

it('says nothing of equal versions', () => {
  const blocks = [h2('A'), p('b c')];
  const { added, removed } = compareBlocks(blocks, [...blocks]);
  expect([added, removed]).toEqual([0, 0]);
  expect(kinds(blocks, blocks)).toEqual(['same', 'same']);
});

const marked = (tag: string, text: string, mark: string, words: string): Block => {
  const at = text.indexOf(words);
  return { tag, text, marks: [...text].map((_letter, index) => (index >= at && index < at + words.length ? mark : '')) };
};

it.each([
  ['bold', '', 'boldRemoved'],
  ['', 'italic', 'italicAdded'],
  ['', 'link:https://a.example', 'linkAdded'],
  ['link:https://a.example', 'link:https://b.example', 'linkChanged'],
])('names what happened to words that stayed: %j to %j', (before, after, change) => {
  const text = 'Shoes with wet grip hold.';
  const { rows, formatted, added } = compareBlocks(
    [marked('p', text, before, 'wet grip')],
    [marked('p', text, after, 'wet grip')],
  );
  expect(rows[0]?.pieces.filter(({ kind }) => kind === 'formatted')).toEqual([
    { kind: 'formatted', text: 'wet grip', changes: [change] },
  ]);
  expect([formatted, added]).toEqual([1, 0]);
});

it('sees a new format beside new words', () => {
  const { rows } = compareBlocks(
    [marked('p', 'Shoes with wet grip hold.', '', 'x')],
    [marked('p', 'Shoes with very wet grip hold.', 'bold', 'grip')],
  );
  expect(rows[0]?.pieces.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'same: Shoes with ',
    'added: very ',
    'same: wet ',
    'formatted: grip',
    'same:  hold.',
  ]);
});

it('knows a block that became of another kind, and a picture that was replaced', () => {
  const { rows, formatted } = compareBlocks(
    [h2('Wet ground and rock'), { tag: 'img', text: 'A shoe', address: '/a' }],
    [
      { tag: 'h3', text: 'Wet ground and rock' },
      { tag: 'img', text: 'A shoe', address: '/b' },
    ],
  );
  expect(rows.map((row) => [row.before?.tag, row.after?.tag, isOtherKind(row)])).toEqual([
    ['h2', 'h3', true],
    ['img', 'img', true],
  ]);
  expect(formatted).toBe(2);
});

it('counts words as versions do: those with a hyphen once, descriptions of images not at all', () => {
  const older = [p('A rain-proof tent, for two.')];
  const newer = [p('A rain-proof tent for two people.'), p('It’s light.'), { tag: 'img', text: 'A tent at a lake' }];
  const { added, removed } = compareBlocks(older, newer);
  expect([added, removed]).toEqual([3, 0]);
});
