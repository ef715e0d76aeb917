// Blocks keep the direction that they were given (`dir`), through editing and splitting.
import { Extension } from '@tiptap/core';

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableCell',
  'tableHeader',
];

export const TextDirection = Extension.create({
  name: 'keptTextDirection',
  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          dir: {
            default: null,
            parseHTML: (element: HTMLElement) => element.getAttribute('dir'),
            renderHTML: ({ dir }: Record<string, unknown>) => (typeof dir === 'string' ? { dir } : {}),
          },
        },
      },
    ];
  },
});
