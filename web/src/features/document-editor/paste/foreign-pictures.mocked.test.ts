import { type Node, Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import { insertPictures } from './foreign-pictures.ts';

vi.mock('../../../base/api.ts', () => ({ api: {} }));

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    item: { group: 'block', content: 'paragraph block*' },
    picture: { group: 'block', attrs: { src: {}, alt: {} } },
    text: {},
  },
  marks: { bold: {}, link: { attrs: { href: {} } } },
});
const link = (text: string, href: string, isBold = false) =>
  schema.text(text, [...(isBold ? [schema.mark('bold')] : []), schema.mark('link', { href })]);
const paragraph = (...parts: (string | Node)[]) =>
  schema.node(
    'paragraph',
    null,
    parts.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  );
const sources = new Map([
  ['https://a.example/1.png', { src: '/api/1', alt: 'One' }],
  ['https://a.example/2.png', { src: '/api/2', alt: 'Two' }],
]);

function placed(...blocks: Node[]): string[] | null {
  const state = EditorState.create({ doc: schema.node('doc', null, blocks) });
  const transaction = insertPictures(state, sources);
  if (!transaction) return null;
  transaction.doc.check();
  return transaction.doc.children.map((block) =>
    block.type.name === 'picture' ? String(block.attrs['src']) : block.textContent,
  );
}

it('a paragraph that is only the link becomes the image', () => {
  expect(placed(paragraph('Before'), paragraph(link('One', 'https://a.example/1.png')), paragraph('After'))).toEqual([
    'Before',
    '/api/1',
    'After',
  ]);
});

it('a link amid words leaves the words, and the image follows them; several keep their order', () => {
  const [one, two] = [link('One', 'https://a.example/1.png'), link('Two', 'https://a.example/2.png')];
  expect(placed(paragraph('See ', one, ' and ', two, '.'), paragraph('After'))).toEqual([
    'See  and .',
    '/api/1',
    '/api/2',
    'After',
  ]);
  expect(placed(paragraph(one, ' ', two))).toEqual(['/api/1', '/api/2']);
});

it('a link in several pieces is one image, and the first paragraph of an item stays', () => {
  const pieces = [link('O', 'https://a.example/1.png'), link('ne', 'https://a.example/1.png', true)];
  expect(placed(paragraph(...pieces))).toEqual(['/api/1']);
  const state = EditorState.create({ doc: schema.node('doc', null, [schema.node('item', null, [paragraph(...pieces)])]) });
  const item = insertPictures(state, sources)?.doc.firstChild;
  expect(item?.children.map(({ type }) => type.name)).toEqual(['paragraph', 'picture']);
});

it('other links are left', () => {
  expect(placed(paragraph(link('Guide', 'https://a.example/guide')))).toBeNull();
});
