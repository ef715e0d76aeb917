import { history, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { findMatches, matchFrom } from './find-matches.ts';
import { FoundWords, findWords, foundIn, replaceAll, replaceOne, step } from './found-words.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    text: { group: 'inline' },
    br: { group: 'inline', inline: true },
  },
  marks: { bold: {} },
});
const plugins = [history(), ...(FoundWords.config.addProseMirrorPlugins?.call({} as never) ?? [])];
const stateOf = (...texts: string[]) =>
  EditorState.create({
    plugins,
    doc: schema.node(
      'doc',
      null,
      texts.map((text) => schema.node('paragraph', null, text ? [schema.text(text)] : [])),
    ),
  });
const wish = (words: string, more = {}) => ({ words, isCaseKept: false, isWholeWord: false, ...more });
const textsOf = ({ doc }: EditorState) => doc.children.map((block) => block.textContent);
const found = (state: EditorState, words: string, more = {}) =>
  findMatches(state.doc, wish(words, more)).map(({ from, to }) => state.doc.textBetween(from, to));

it('finds words whatever their case and spaces, block by block', () => {
  const state = stateOf('Trail shoes, trail\u00a0shoes', 'TRAIL', 'shoes (a+b)');
  expect(found(state, 'trail shoes')).toEqual(['Trail shoes', 'trail\u00a0shoes']);
  expect(found(state, 'trail', { isCaseKept: true })).toEqual(['trail']);
  expect(found(state, 'shoe')).toHaveLength(3);
  expect(found(state, 'shoe', { isWholeWord: true })).toEqual([]);
  expect(found(state, '(a+b)')).toEqual(['(a+b)']);
  expect(found(stateOf('Straße', 'ÉTÉ'), 'été', { isWholeWord: true })).toEqual(['ÉTÉ']);
  expect(found(state, '  ')).toEqual([]);
});

it('does not find across what is no text, and keeps its places there', () => {
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [schema.text('one'), schema.node('br'), schema.text('two one')]),
  ]);
  const matches = findMatches(doc, wish('one'));
  expect(matches).toEqual([
    { from: 1, to: 4 },
    { from: 9, to: 12 },
  ]);
  expect(findMatches(doc, wish('one two'))).toEqual([]);
  expect([matchFrom(matches, 5), matchFrom(matches, 20), matchFrom([], 1)]).toEqual([1, 0, -1]);
});

it('walks round and round, and follows what is typed', () => {
  let state = stateOf('a b a b a');
  const go = (transaction: ReturnType<typeof step>) => {
    if (transaction) state = state.apply(transaction);
    return foundIn(state)?.current;
  };
  expect(go(findWords(state, wish('a')))).toBe(0);
  expect([go(step(state, 1)), go(step(state, 1)), go(step(state, 1)), go(step(state, -1))]).toEqual([1, 2, 0, 2]);
  state = state.apply(state.tr.insertText('a ', 1));
  expect(foundIn(state)).toMatchObject({ current: 3, matches: { length: 4 } });
  state = state.apply(findWords(state, null));
  expect(foundIn(state)).toBeNull();
});

it('replaces one and continues; replaces all in one step for undo', () => {
  let state = stateOf('a b a', 'a');
  state = state.apply(findWords(state, wish('a')));
  const one = replaceOne(state, 'aa');
  if (one) state = state.apply(one);
  expect([textsOf(state), foundIn(state)?.matches[foundIn(state)?.current ?? -1]?.from]).toEqual([['aa b a', 'a'], 6]);
  const before = state;
  const all = replaceAll(state, '');
  if (all) state = state.apply(all);
  expect(textsOf(state)).toEqual([' b ', '']);
  undo(state, (transaction) => (state = state.apply(transaction)));
  expect(state.doc.eq(before.doc)).toBe(true);
});
