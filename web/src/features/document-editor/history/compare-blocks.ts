// Differences between two versions of a text for readers: block by block, and inside a changed block word by word.
import { comparableWords } from '@folio/contract/text-words';
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Block, Piece } from './blocks.ts';
import { splitByFormat } from './compare-formats.ts';

/** Divides the cells in the text of a table's row. */
export const cellEnd = '\t';

/** One row of the comparison; `before` or `after` is null where the block is only in the other version. */
export interface ComparedBlock {
  before: Block | null;
  after: Block | null;
  /** The words of both, in reading order. */
  pieces: Piece[];
}

export interface Comparison {
  rows: ComparedBlock[];
  /** Words that only the newer version has, and words that only the older one has. */
  added: number;
  removed: number;
  /** Passages that look otherwise, and blocks that became of another kind. */
  formatted: number;
}

/** Blocks that share at least this part of their words are one block that was changed. */
const enoughInCommon = 0.4;
/** The same for blocks that became of another kind, like a paragraph that was made a heading. */
const enoughAcrossKinds = 0.8;
const ofOneKind = new Set(['tr', 'img', 'hr']);

const isSame = (one: Block, other: Block) =>
  one.tag === other.tag &&
  one.text === other.text &&
  one.address === other.address &&
  (one.marks ?? []).join('\t') === (other.marks ?? []).join('\t');

function areAlike(one: Block, other: Block): boolean {
  if (one.tag === 'img' && other.tag === 'img') return one.address === other.address || one.text === other.text;
  if (one.tag === other.tag) return likeness(one, other) >= enoughInCommon;
  if (ofOneKind.has(one.tag) || ofOneKind.has(other.tag)) return false;
  return likeness(one, other) >= enoughAcrossKinds;
}

function likeness(one: Block, other: Block): number {
  const [ones, others] = [comparableWords(one.text), comparableWords(other.text)];
  const left = new Map<string, number>();
  for (const word of ones) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) shared += 1;
    left.set(word, rest - 1);
  }
  const most = Math.max(ones.length, others.length);
  return most === 0 ? 0 : shared / most;
}

function changed(before: Block, after: Block): ComparedBlock {
  const pieces: Piece[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, value } of diffWordsWithSpace(before.text, after.text)) {
    if (added) pieces.push({ kind: 'added', text: value });
    else if (removed) pieces.push({ kind: 'removed', text: value });
    else pieces.push(...splitByFormat(value, before, after, from, to));
    if (!added) from += value.length;
    if (!removed) to += value.length;
  }
  return { before, after, pieces };
}

/** React key of a row in a list of rows. */
export const keyOf = ({ before, after }: ComparedBlock, index: number) => `${index}-${before ? 'b' : ''}${after ? 'a' : ''}`;

/** True where a block stayed, and became of another kind or shows another picture. */
export const isOtherKind = ({ before, after }: ComparedBlock): boolean =>
  before !== null && after !== null && (before.tag !== after.tag || before.address !== after.address);

const onlyBefore = (before: Block): ComparedBlock => ({
  before,
  after: null,
  pieces: [{ kind: 'removed', text: before.text }],
});
const onlyAfter = (after: Block): ComparedBlock => ({ before: null, after, pieces: [{ kind: 'added', text: after.text }] });

/** Pairs removed blocks with blocks added at the same place, in order, if the two are alike. */
function pairUp(removed: Block[], added: Block[]): ComparedBlock[] {
  const rows: ComparedBlock[] = [];
  let next = 0;
  for (const before of removed) {
    const match = added.findIndex((after, index) => index >= next && areAlike(before, after));
    const after = added[match];
    if (!after) {
      rows.push(onlyBefore(before));
      continue;
    }
    rows.push(...added.slice(next, match).map(onlyAfter), changed(before, after));
    next = match + 1;
  }
  return [...rows, ...added.slice(next).map(onlyAfter)];
}

/** Returns the counted words. The description of an image does not count as text. */
const countedWords = (block: Block | null) => (block === null || block.tag === 'img' ? [] : comparableWords(block.text));

/** Words added and removed in a row: their difference is that of the two versions. */
function changedWords({ before, after }: ComparedBlock): { added: number; removed: number } {
  const change = { added: 0, removed: 0 };
  for (const part of diffArrays(countedWords(before), countedWords(after))) {
    if (part.added) change.added += part.value.length;
    if (part.removed) change.removed += part.value.length;
  }
  return change;
}

/** Compares an older version with a newer one. */
export function compareBlocks(older: Block[], newer: Block[]): Comparison {
  const rows: ComparedBlock[] = [];
  let gone: Block[] = [];
  let come: Block[] = [];
  const settle = () => {
    rows.push(...pairUp(gone, come));
    [gone, come] = [[], []];
  };
  for (const part of diffArrays(older, newer, { comparator: isSame })) {
    if (part.removed) gone.push(...part.value);
    else if (part.added) come.push(...part.value);
    else {
      settle();
      for (const block of part.value) rows.push({ before: block, after: block, pieces: [{ kind: 'same', text: block.text }] });
    }
  }
  settle();
  const changes = rows.map(changedWords);
  const count = (kind: 'added' | 'removed') => changes.reduce((sum, change) => sum + change[kind], 0);
  const formatted = rows.reduce(
    (sum, row) => sum + row.pieces.filter(({ kind }) => kind === 'formatted').length + (isOtherKind(row) ? 1 : 0),
    0,
  );
  return { rows, added: count('added'), removed: count('removed'), formatted };
}
