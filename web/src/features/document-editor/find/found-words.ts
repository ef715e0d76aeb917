// Words that are looked for are marked in the text, the current one more so. The marks are decorations: nothing of them is saved.
import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type FindWish, findMatches, type Match, matchFrom } from './find-matches.ts';

export interface Found {
  wish: FindWish;
  matches: Match[];
  /** Index of the current match; -1 where there is none. */
  current: number;
}

const key = new PluginKey<Found | null>('foundWords');

const near = (state: { doc: EditorState['doc'] }, wish: FindWish, position: number): Found => {
  const matches = findMatches(state.doc, wish);
  return { wish, matches, current: matchFrom(matches, position) };
};

export const FoundWords = Extension.create({
  name: 'foundWords',
  addProseMirrorPlugins() {
    return [
      new Plugin<Found | null>({
        key,
        state: {
          init: () => null,
          apply: (transaction, known) => {
            const wanted = transaction.getMeta(key) as { found: Found | null } | undefined;
            if (wanted) return wanted.found;
            if (!known || !transaction.docChanged) return known;
            const position = transaction.mapping.map(known.matches[known.current]?.from ?? 0);
            return near(transaction, known.wish, position);
          },
        },
        props: {
          decorations: (state) => {
            const found = key.getState(state);
            if (!found) return null;
            const marks = found.matches.map(({ from, to }, index) =>
              Decoration.inline(from, to, { class: index === found.current ? 'found-words current-words' : 'found-words' }),
            );
            return DecorationSet.create(state.doc, marks);
          },
        },
      }),
    ];
  },
});

export const foundIn = (state: EditorState): Found | null => key.getState(state) ?? null;

const withFound = (state: EditorState, found: Found | null): Transaction =>
  state.tr.setMeta(key, { found }).setMeta('addToHistory', false);

/** Looks for words from the caret on; null ends the search. */
export const findWords = (state: EditorState, wish: FindWish | null): Transaction =>
  withFound(
    state,
    wish && near(state, wish, foundIn(state)?.matches[foundIn(state)?.current ?? -1]?.from ?? state.selection.from),
  );

/** Makes the next (1) or previous (-1) match the current one, round and round. */
export function step(state: EditorState, by: 1 | -1): Transaction | null {
  const found = foundIn(state);
  if (!found || found.matches.length === 0) return null;
  const { length } = found.matches;
  return withFound(state, { ...found, current: (found.current + by + length) % length });
}

function put(transaction: Transaction, { from, to }: Match, words: string, state: EditorState): void {
  if (words === '') transaction.delete(from, to);
  else transaction.replaceWith(from, to, state.schema.text(words, state.doc.resolve(from + 1).marks()));
}

/** Replaces the current match and continues to the one behind it. */
export function replaceOne(state: EditorState, words: string): Transaction | null {
  const found = foundIn(state);
  const match = found?.matches[found.current];
  if (!found || !match) return null;
  const transaction = state.tr;
  put(transaction, match, words, state);
  const next = near(transaction, found.wish, match.from + words.length);
  return closeHistory(transaction.setMeta(key, { found: next }));
}

/** Replaces every match, as one step for undo. */
export function replaceAll(state: EditorState, words: string): Transaction | null {
  const found = foundIn(state);
  if (!found || found.matches.length === 0) return null;
  const transaction = state.tr;
  // From the end, so that the places before stay true.
  for (const match of found.matches.toReversed()) put(transaction, match, words, state);
  return closeHistory(transaction);
}
