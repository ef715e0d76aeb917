// The user changing a block becomes its author: an edited block carries `data-origin="person"` afterwards. Undoing
// restores the earlier author, so history steps and text set by the program are left alone.
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

/** Set on a transaction that no person made. */
export const byProgram = 'byProgram';

const isByPerson = (transaction: Transaction) =>
  transaction.docChanged && !transaction.getMeta(byProgram) && !transaction.getMeta('history$');

/** Changed ranges in the document as it is after all transactions. */
function changedRanges(transactions: readonly Transaction[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const transaction of transactions) {
    for (const map of transaction.mapping.maps) {
      for (const range of ranges) Object.assign(range, { from: map.map(range.from, -1), to: map.map(range.to, 1) });
      map.forEach((_oldFrom, _oldTo, from, to) => {
        ranges.push({ from, to });
      });
    }
  }
  return ranges;
}

function claim(state: EditorState, transactions: readonly Transaction[]): Transaction | null {
  const claimed = new Map<number, Node>();
  for (const { from, to } of changedRanges(transactions.filter(isByPerson))) {
    const end = Math.min(to, state.doc.content.size);
    state.doc.nodesBetween(Math.max(0, Math.min(from, end)), end, (node, position) => {
      if (node.isTextblock || node.type.name === 'listItem') claimed.set(position, node);
    });
  }
  const toMark = [...claimed].filter(([, node]) => node.attrs['data-origin'] !== 'person');
  if (toMark.length === 0) return null;
  const transaction = state.tr;
  for (const [position] of toMark) transaction.setNodeAttribute(position, 'data-origin', 'person');
  return transaction.setMeta(byProgram, true);
}

/** Marks blocks that a person wrote or changed. */
export const PersonOrigin = Extension.create({
  name: 'personOrigin',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('personOrigin'),
        appendTransaction: (transactions, _before, state) => (transactions.some(isByPerson) ? claim(state, transactions) : null),
      }),
    ];
  },
});
