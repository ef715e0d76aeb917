// Marks commented passages in the text, and highlights the viewed one. The marks are decorations: they
// move with typed text, and none of them is saved.
import type { QuoteAnchor } from '@folio/contract/quote-anchor';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { decorations } from './decorations.ts';
import { findPassage, readTextMap } from './text-map.ts';

/** A passage with the comment that is about it. */
export interface CommentedPassage {
  id: number;
  quote: string;
  anchor: QuoteAnchor;
}

const key = new PluginKey<DecorationSet>('commentedPassages');

interface Wanted {
  passages: CommentedPassage[];
  activeId: number | null;
}

const idOf = (decoration: Decoration): number => Number((decoration.spec as { comment?: number }).comment);

function mark(doc: Node, { passages, activeId }: Wanted, before: DecorationSet): DecorationSet {
  if (passages.length === 0) return DecorationSet.empty;
  const map = readTextMap(doc);
  return DecorationSet.create(
    doc,
    passages.flatMap((passage) => {
      const { id } = passage;
      // Typing since the last save may have changed the words: then the mark stays at its moved position.
      const position = findPassage(map, passage) ?? before.find().find((decoration) => idOf(decoration) === id);
      if (!position) return [];
      const className = id === activeId ? 'commented-passage active-passage' : 'commented-passage';
      return [Decoration.inline(position.from, position.to, { class: className }, { comment: id })];
    }),
  );
}

/** Set by a transaction from `markComments`. */
export const CommentedPassages = decorations('commentedPassages', key, (transaction, marks) => {
  const moved = marks.map(transaction.mapping, transaction.doc);
  const wanted = transaction.getMeta(key) as Wanted | undefined;
  return wanted ? mark(transaction.doc, wanted, moved) : moved;
});

/** A transaction that marks these passages. */
export const markComments = (state: EditorState, wanted: Wanted): Transaction =>
  state.tr.setMeta(key, wanted).setMeta('addToHistory', false);

/** The comment about the passage at a place; of several the one with the shortest passage. */
export function commentAt(state: EditorState, position: number): number | null {
  const found = key.getState(state)?.find(position, position) ?? [];
  const shortest = found.toSorted((one, other) => one.to - one.from - (other.to - other.from))[0];
  return shortest ? idOf(shortest) : null;
}

/** Current position of a comment's passage. */
export function positionOfComment(state: EditorState, id: number): { from: number; to: number } | null {
  return (
    key
      .getState(state)
      ?.find()
      .find((decoration) => idOf(decoration) === id) ?? null
  );
}
