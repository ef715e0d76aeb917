// A line that is being talked about beside the text is marked in it until someone writes. The mark is a decoration: nothing of it is saved.

import type { Node } from '@tiptap/pm/model';
import { type EditorState, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { WantedLine } from '../../../base/document-session.ts';
import { decorations } from './decorations.ts';

export interface TextPosition {
  from: number;
  to: number;
}

const key = new PluginKey<DecorationSet>('shownLine');

const plain = (text: string) => text.replaceAll('\u00a0', ' ').toLocaleLowerCase();

/** Finds text in the document. Each character of a block's text is one position; an element without text counts as one. */
function findIn(doc: Node, wanted: string): TextPosition | null {
  let found: TextPosition | null = null;
  doc.descendants((node, position) => {
    if (found || !node.isTextblock) return !found;
    const at = plain(node.textBetween(0, node.content.size, '\n', '\n')).indexOf(wanted);
    if (at >= 0) found = { from: position + 1 + at, to: position + 1 + at + wanted.length };
    return false;
  });
  return found;
}

/** Position of the words in their line; the whole line if they are missing, or any remaining part of it. */
export function findLine(doc: Node, { line, words }: WantedLine): TextPosition | null {
  const [whole, inner] = [plain(line).trim(), plain(words).trim()];
  // A row of a table comes as one line, its cells parted by tabs.
  const cells = whole.split('\t').filter(Boolean);
  const position = [whole, ...cells.filter((cell) => cell.includes(inner)), ...cells]
    .filter(Boolean)
    .reduce<TextPosition | null>((known, part) => known ?? findIn(doc, part), null);
  if (!position || inner.length < 2) return position;
  const at = plain(doc.textBetween(position.from, position.to, '\n', '\n')).indexOf(inner);
  return at < 0 ? position : { from: position.from + at, to: position.from + at + inner.length };
}

/** Marked by a transaction from `showPlace`, cleared by the next change of the text. */
export const ShownLine = decorations('shownLine', key, (transaction, shown) => {
  const position = transaction.getMeta(key) as TextPosition | undefined;
  if (position)
    return DecorationSet.create(transaction.doc, [Decoration.inline(position.from, position.to, { class: 'shown-line' })]);
  return transaction.docChanged ? DecorationSet.empty : shown;
});

/** A transaction that marks a place and puts the caret before it. */
export const showPosition = (state: EditorState, position: TextPosition): Transaction =>
  state.tr.setMeta(key, position).setSelection(TextSelection.create(state.doc, position.from));
