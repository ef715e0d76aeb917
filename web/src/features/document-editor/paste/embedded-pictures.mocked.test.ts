import { history, redo, undo } from '@tiptap/pm/history';
import { type Node, Schema } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import { type EmbeddedPicture, embeddedPictures, settlePicture } from './embedded-pictures.ts';

vi.mock('../../../base/api.ts', () => ({ api: {} }));

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    picture: { group: 'block', attrs: { src: {}, alt: {} } },
    text: {},
  },
  marks: { link: { attrs: { href: {} } } },
});
const pictureAt = (address: string): EmbeddedPicture => ({ address, alt: 'Oak', file: new File(['x'], 'pasted.png') });
const [one, two] = [pictureAt('https://pasted-image.invalid/1'), pictureAt('https://pasted-image.invalid/2')];
const mark = ({ address }: EmbeddedPicture) => schema.text('…', [schema.mark('link', { href: address })]);
const paragraph = (...parts: (string | Node)[]) =>
  schema.node(
    'paragraph',
    null,
    parts.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  );

/** An editor into which blocks with marks were pasted below its first line. */
function pasted(pictures: EmbeddedPicture[], ...blocks: Node[]) {
  const asked: string[] = [];
  const { plugin, expect: awaitPictures, onPasted } = embeddedPictures();
  onPasted((found) => asked.push(...found.map(({ address }) => address)));
  let state = EditorState.create({ doc: schema.node('doc', null, [paragraph('First')]), plugins: [history(), plugin] });
  const apply = (transaction: Transaction) => {
    state = state.applyTransaction(transaction).state;
    state.doc.check();
  };
  awaitPictures(pictures);
  apply(state.tr.insert(state.doc.content.size, blocks));
  return {
    asked,
    apply,
    now: () => state,
    blocks: () =>
      state.doc.children.map((block) => (block.type.name === 'picture' ? String(block.attrs['src']) : block.textContent)),
  };
}

it('the marks leave the text with the paste, and each image is set where its mark was', () => {
  const text = pasted([one, two], paragraph(mark(one)), paragraph('A ', mark(two), 'table'), paragraph('End'));
  expect(text.asked).toEqual([one.address, two.address]);
  expect(text.blocks()).toEqual(['First', '', 'A table', 'End']);
  // Text typed meanwhile moves them.
  text.apply(text.now().tr.insertText('The very ', 1));
  text.apply(settlePicture(text.now(), two.address, '/api/2'));
  text.apply(settlePicture(text.now(), one.address, '/api/1'));
  expect(text.blocks()).toEqual(['The very First', '/api/1', 'A table', '/api/2', 'End']);
});

it('an image that could not be uploaded leaves no empty paragraph', () => {
  const text = pasted([one], paragraph(mark(one)), paragraph('End'));
  text.apply(settlePicture(text.now(), one.address, null));
  expect(text.blocks()).toEqual(['First', 'End']);
});

it('undoing and redoing the paste brings no mark into the text', () => {
  const text = pasted([one], paragraph('A ', mark(one), 'table'));
  undo(text.now(), text.apply);
  expect(text.blocks()).toEqual(['First']);
  redo(text.now(), text.apply);
  expect(text.blocks()).toEqual(['First', 'A table']);
});

it('a paste that was not carried out leaves the next change alone', () => {
  const text = pasted([one], paragraph('Plain'));
  text.apply(text.now().tr.insert(text.now().doc.content.size, paragraph(mark(one))));
  expect([text.asked, text.blocks()]).toEqual([[], ['First', 'Plain', '…']]);
});
