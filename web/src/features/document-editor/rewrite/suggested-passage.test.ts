import { history, undo } from '@tiptap/pm/history';
import { type Node, Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { claimPieces } from './claim-pieces.ts';
import { readPassage, replacePassage } from './passage.ts';
import { mapPassage } from './suggested-passage.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*', attrs: { 'data-rewrite': { default: null } } },
    code: { group: 'block', content: 'text*', code: true },
    text: {},
  },
  marks: { bold: {}, source: {}, claim: { attrs: { 'data-unsourced': {} }, excludes: '' } },
});
const paragraph = (...texts: (string | Node)[]) =>
  schema.node(
    'paragraph',
    null,
    texts.map((text) => (typeof text === 'string' ? schema.text(text) : text)),
  );
const marked = (text: string, ...marks: string[]) =>
  schema.text(
    text,
    marks.map((name) => schema.mark(name)),
  );
const stateOf = (...blocks: Node[]) => EditorState.create({ doc: schema.node('doc', null, blocks), plugins: [history()] });
const wording = (text: string, rewriteId: number) => ({ rewriteId, text, claims: [] });
const texts = ({ doc }: EditorState) => doc.children.map((block) => block.textContent);

it('moves with what is typed around it, and ends where it is changed itself', () => {
  const state = stateOf(paragraph('One two three.'), paragraph('Other.'));
  const passage = { from: 5, to: 8 };
  expect(mapPassage(passage, state.tr.insertText('Well, ', 1))).toEqual({ from: 11, to: 14 });
  expect(mapPassage(passage, state.tr.insertText('!', 20))).toEqual(passage);
  expect(mapPassage(passage, state.tr.delete(1, 5))).toEqual({ from: 1, to: 4 });
  expect(mapPassage(passage, state.tr.insertText('x', 5))).toEqual({ from: 6, to: 9 });
  expect(mapPassage(passage, state.tr.insertText('x', 8))).toEqual(passage);
  expect(mapPassage(passage, state.tr.insertText('x', 6))).toBeNull();
  expect(mapPassage(passage, state.tr.delete(4, 6))).toBeNull();
  expect(mapPassage(passage, state.tr.delete(0, 16))).toBeNull();
  expect(mapPassage(passage, state.tr.insertText('a', 1).insertText('b', 7))).toBeNull();
});

it('reads whole words block by block, with what is around them', () => {
  const { doc } = stateOf(
    paragraph('Before it. Now this '),
    schema.node('code', null, [schema.text('let x;')]),
    paragraph('and that. After.'),
  );
  expect(readPassage(doc, { from: 11, to: 40 })).toEqual({
    from: 12,
    to: 40,
    text: 'Now this\nand that.',
    before: 'Before it. ',
    after: ' After.',
  });
  expect(readPassage(doc, { from: 11, to: 12 })).toBeNull();
});

it('takes the place of the old words: format stays, the block names the rewrite, undo is one step', () => {
  const state = stateOf(paragraph('Say ', marked('this very loudly', 'bold', 'source'), ' now.'), paragraph('Next.'));
  const next = state.apply(replacePassage(state, { from: 5, to: 21 }, wording('this loudly', 7)));
  expect(texts(next)).toEqual(['Say this loudly now.', 'Next.']);
  const [block] = next.doc.children;
  expect(block?.attrs['data-rewrite']).toBe('7');
  expect(block?.child(1).marks.map((mark) => mark.type.name)).toEqual(['bold']);
  const repeated = next.apply(replacePassage(next, { from: 1, to: 4 }, wording('Shout', 8)));
  expect(repeated.doc.firstChild?.attrs['data-rewrite']).toBe('7 8');
  let undone = next;
  undo(next, (transaction) => (undone = next.apply(transaction)));
  expect(undone.doc.eq(state.doc)).toBe(true);
});

it('several blocks stay several; what has no new line goes', () => {
  const state = stateOf(paragraph('One.'), paragraph('Two.'), paragraph('Three.'));
  const all = { from: 1, to: state.doc.content.size - 1 };
  expect(texts(state.apply(replacePassage(state, all, wording('A\nB\nC', 1))))).toEqual(['A', 'B', 'C']);
  expect(texts(state.apply(replacePassage(state, all, wording('A\nB\nC\nD', 1))))).toEqual(['A', 'B', 'C D']);
  const fewer = replacePassage(state, all, wording('A', 1));
  expect(texts(state.apply(fewer))).toEqual(['A']);
  expect(TextSelection.atStart(state.apply(fewer).doc).from).toBe(1);
});

it('marks claims of the new words, and carries no mark over to other words', () => {
  const claim = (text: string) => schema.text(text, [schema.mark('claim', { 'data-unsourced': 'name' })]);
  const state = stateOf(paragraph('Says ', claim('Ann Moe'), '.'), paragraph('Next.'));
  const claims = [
    { kind: 'figure' as const, text: '99 francs' },
    { kind: 'figure' as const, text: '9' },
    { kind: 'link' as const, text: 'https://other.example/a' },
  ];
  const text = 'It costs 99 francs, 9.5 in all,\nsee https://other.example/a now.';
  const next = state.apply(replacePassage(state, { from: 1, to: 22 }, { rewriteId: 3, text, claims }));
  expect(texts(next)).toEqual(['It costs 99 francs, 9.5 in all,', 'see https://other.example/a now.']);
  const marked: [string | undefined, unknown][] = [];
  next.doc.descendants((node) => {
    for (const mark of node.marks) marked.push([node.text, mark.attrs['data-unsourced']]);
  });
  expect(marked).toEqual([
    ['99 francs', 'figure'],
    ['https://other.example/a', 'link'],
  ]);
  const whole = state.apply(replacePassage(state, { from: 6, to: 13 }, { rewriteId: 3, text: 'Bea', claims: [] }));
  expect(whole.doc.firstChild?.textContent).toBe('Says Bea.');
  expect(whole.doc.firstChild?.childCount).toBe(1);
});

it('parts a text at its claims, the longest first', () => {
  const claims = [
    { kind: 'name' as const, text: 'Keller' },
    { kind: 'name' as const, text: 'Marie Keller' },
  ];
  expect(claimPieces('Says Marie Keller (Kellers).', claims)).toEqual([
    { text: 'Says ', kind: null },
    { text: 'Marie Keller', kind: 'name' },
    { text: ' (Kellers).', kind: null },
  ]);
});
