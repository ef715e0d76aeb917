import { Mark } from '@tiptap/core';

/** A passage taken from a source, `span[data-source]`. Typing at its end writes outside of it. */
export const SourceMark = Mark.create({
  name: 'source',
  inclusive: false,
  addAttributes() {
    return {
      'data-source': { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('data-source') },
      'data-origin': { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('data-origin') },
    };
  },
  parseHTML() {
    return [{ tag: 'span[data-source]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});
