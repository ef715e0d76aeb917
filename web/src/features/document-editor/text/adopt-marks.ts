// After a save the server has said who wrote each block: its marks are taken over into the text that stands on the paper, as the
// program's doing. Where something else was typed since, the next save settles it.
import { DOMParser as MarkupParser, type Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { byProgram } from './person-origin.ts';
import { withLastLine } from './tidy-html.ts';

const names = ['data-origin', 'data-source', 'data-by', 'data-rewrite'] as const;

/** Blocks in order, without the empty line at the end where the caret rests. */
function blocksOf(doc: Node): { node: Node; position: number }[] {
  const blocks: { node: Node; position: number }[] = [];
  doc.descendants((node, position) => {
    if (node.isBlock) blocks.push({ node, position });
  });
  const last = blocks.at(-1);
  return last?.node.type.name === 'paragraph' && last.node.childCount === 0 ? blocks.slice(0, -1) : blocks;
}

const isSameBlock = (one: Node, other: Node) =>
  one.type === other.type && (!one.isTextblock || one.textContent === other.textContent);

/** A transaction that sets the marks of `html`; null where the text is another one, or all marks are right. */
export function adoptMarks(state: EditorState, html: string): Transaction | null {
  const { body } = new DOMParser().parseFromString(withLastLine(html), 'text/html');
  const given = blocksOf(MarkupParser.fromSchema(state.schema).parse(body));
  const here = blocksOf(state.doc);
  if (here.length !== given.length) return null;
  const transaction = state.tr;
  for (const [index, { node, position }] of here.entries()) {
    const other = given[index]?.node;
    if (!other || !isSameBlock(node, other)) return null;
    for (const name of names) {
      const value: unknown = other.attrs[name] ?? null;
      if (name in node.attrs && node.attrs[name] !== value) transaction.setNodeAttribute(position, name, value);
    }
  }
  return transaction.docChanged ? transaction.setMeta(byProgram, true).setMeta('addToHistory', false) : null;
}
