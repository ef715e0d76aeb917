import { getSchema } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { findLine } from './shown-line.ts';

const schema = getSchema([StarterKit]);
const doc = schema.nodeFromJSON({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Bread' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'We bake' },
        { type: 'hardBreak' },
        { type: 'text', text: 'It is\u00a0' },
        { type: 'text', text: 'Cheap', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' and good. So come.' },
      ],
    },
  ],
});
const shown = (line: string, words: string) => {
  const position = findLine(doc, { line, words });
  return position && doc.textBetween(position.from, position.to, '\n', '\n');
};

it('finds the words in their line, over marks and line breaks', () => {
  expect(shown('It is cheap and good. So come.', 'cheap')).toBe('Cheap');
  expect(shown('So come.', '3')).toBe('So come.');
  expect(shown('Cell\tBread', 'bread')).toBe('Bread');
});

it('finds nothing that was written over', () => {
  expect(shown('It was dear.', 'dear')).toBeNull();
});
