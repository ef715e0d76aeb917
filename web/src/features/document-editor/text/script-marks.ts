// Raised and lowered letters: m², H₂O, footnote signs.
import { Mark } from '@tiptap/core';

/** `name` is also the format's name in a comparison of versions. */
const scriptMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    // A letter is raised or lowered, not both.
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const Superscript = scriptMark('superscript', 'sup');
export const Subscript = scriptMark('subscript', 'sub');
