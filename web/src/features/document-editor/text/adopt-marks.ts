// Copies the server's authorship marks into the editor's text after a save, as a change by the program. If the block was edited
// since, the next save corrects it.
import { DOMParser as MarkupParser, type Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { byProgram } from '../core/person-origin.ts';
import { blockHtml } from './document-html.ts';

const names = ['data-origin', 'data-source', 'data-by', 'data-rewrite'] as const;

/** A block with those inside it, in order. */
function blocksOf(top: Node, start: number): { node: Node; position: number }[] {
  const blocks = [{ node: top, position: start }];
  top.descendants((node, position) => {
    if (node.isBlock) blocks.push({ node, position: start + 1 + position });
  });
  return blocks;
}

const isSameBlock = (one: Node, other: Node) =>
  one.type === other.type && (!one.isTextblock || one.textContent === other.textContent);

/** Takes off marks of claims that the server has not: their words are a person's now. */
function dropClaims(transaction: Transaction, here: Node, start: number, given: Node): void {
  const { claim } = here.type.schema.marks;
  if (!claim) return;
  here.forEach((inline, offset) => {
    const end = offset + inline.nodeSize;
    if (claim.isInSet(inline.marks) && !(end <= given.content.size && given.rangeHasMark(offset, end, claim)))
      transaction.removeMark(start + offset, start + end, claim);
  });
}

/** Sets the marks of one top-level block; false where it is another one. */
function adoptBlock(transaction: Transaction, here: Node, start: number, [given, ...more]: readonly Node[]): boolean {
  if (!given || more.length > 0) return false;
  const [own, others] = [blocksOf(here, start), blocksOf(given, 0)];
  if (own.length !== others.length) return false;
  for (const [index, { node, position }] of own.entries()) {
    const other = others[index]?.node;
    if (!other || !isSameBlock(node, other)) return false;
    for (const name of names) {
      const value: unknown = other.attrs[name] ?? null;
      if (name in node.attrs && node.attrs[name] !== value) transaction.setNodeAttribute(position, name, value);
    }
    if (node.isTextblock) dropClaims(transaction, node, position + 1, other);
  }
  return true;
}

/** A transaction that sets the marks of `html`; null where the text is another one, or all marks are right. Only blocks that differ are read. */
export function adoptMarks(state: EditorState, html: string): Transaction | null {
  const given = [...new DOMParser().parseFromString(html, 'text/html').body.children];
  const parser = MarkupParser.fromSchema(state.schema);
  const transaction = state.tr;
  let [isOther, index] = [false, 0];
  state.doc.forEach((block, start) => {
    const element = given[index];
    const isLastLine = index === given.length && block === state.doc.lastChild && block.content.size === 0;
    index += 1;
    if (isOther || isLastLine || element?.outerHTML === blockHtml(block)) return;
    const holder = document.createElement('div');
    holder.append(element ?? '');
    isOther = !element || !adoptBlock(transaction, block, start, parser.parse(holder).children);
  });
  if (isOther || given.length > index || !transaction.docChanged) return null;
  return transaction.setMeta(byProgram, true).setMeta('addToHistory', false);
}
