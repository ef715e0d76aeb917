// The passage that is rewritten: which characters of which blocks it is, and how the new text takes their place in one step.
import type { ClaimWords } from '@folio/contract/document-checks';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { claimPieces } from './claim-pieces.ts';

export interface Range {
  from: number;
  to: number;
}

/** A passage as the server is asked for it, with the text around it for its sense. */
export interface Passage {
  text: string;
  before: string;
  after: string;
}

const contextLength = 1500;

/** The parts of a range block by block, without the space at their ends. Blocks of code are left as they are. */
function rangesIn(doc: Node, { from, to }: Range): Range[] {
  const ranges: Range[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.spec.code) return false;
    const start = Math.max(from, position + 1);
    const end = Math.min(to, position + 1 + node.content.size);
    const text = doc.textBetween(start, end, ' ', ' ');
    const trimmed = { from: start + (text.length - text.trimStart().length), to: end - (text.length - text.trimEnd().length) };
    if (trimmed.to > trimmed.from) ranges.push(trimmed);
    return false;
  });
  return ranges;
}

/** Text of the range, one line a block; null if it holds no words. */
export function readPassage(doc: Node, range: Range): (Passage & Range) | null {
  const ranges = rangesIn(doc, range);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return null;
  const text = ranges.map(({ from, to }) => doc.textBetween(from, to, ' ', ' ')).join('\n');
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return {
    from: first.from,
    to: last.to,
    text,
    before: doc.textBetween(Math.max(0, first.from - contextLength), first.from, '\n', ' '),
    after: doc.textBetween(last.to, Math.min(doc.content.size, last.to + contextLength), '\n', ' '),
  };
}

/** Said of certain words, and of no others: where they come from, and that they come from nowhere. */
const ofWords = new Set(['source', 'claim']);

/** Marks that all of a range has, without those of its own words. */
function sharedMarks(doc: Node, { from, to }: Range): readonly Mark[] {
  let shared: readonly Mark[] | null = null;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return;
    shared = shared === null ? node.marks : shared.filter((mark) => mark.isInSet(node.marks));
  });
  return (shared ?? ([] as readonly Mark[])).filter((mark) => !ofWords.has(mark.type.name));
}

/** One line a range; of more lines the last range takes the rest, of fewer the last ranges get none. */
function linesFor(count: number, text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const own = lines.slice(0, count - 1);
  return [...own, lines.slice(own.length).join(' ')];
}

/** Deletes a block that holds nothing any more, where its parent can do without it. */
function dropIfEmpty(transaction: Transaction, position: number): void {
  const at = transaction.doc.resolve(position);
  const block = at.parent;
  if (at.depth === 0 || block.content.size > 0) return;
  const parent = at.node(-1);
  if (parent.childCount > 1) transaction.delete(at.before(), at.after());
}

export interface NewWording {
  rewriteId: number;
  text: string;
  claims: readonly ClaimWords[];
}

/** Puts the new text in the place of the range; formatting of the blocks stays, its claims are marked, and each block names the rewrite. */
export function replacePassage(state: EditorState, range: Range, { rewriteId, text, claims }: NewWording): Transaction {
  const { schema } = state;
  const { claim } = schema.marks;
  const ranges = rangesIn(state.doc, range);
  const lines = linesFor(ranges.length, text);
  const transaction = state.tr;
  for (const [index, part] of [...ranges.entries()].toReversed()) {
    const line = lines[index] ?? '';
    const marks = sharedMarks(state.doc, part);
    if (line === '') {
      transaction.delete(part.from, part.to);
      dropIfEmpty(transaction, part.from);
      continue;
    }
    const words = claimPieces(line, claims).map((piece) =>
      schema.text(piece.text, piece.kind && claim ? claim.create({ 'data-unsourced': piece.kind }).addToSet(marks) : marks),
    );
    transaction.replaceWith(part.from, part.to, words);
    const block = transaction.doc.resolve(part.from);
    const known: unknown = block.parent.attrs['data-rewrite'];
    const ids = typeof known === 'string' ? `${known} ${rewriteId}` : String(rewriteId);
    transaction.setNodeAttribute(block.before(), 'data-rewrite', ids);
  }
  return transaction;
}
