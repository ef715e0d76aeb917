// Every block stores its author (`data-origin`, `data-by`), its source (`data-source`) and its rewrite
// (`data-rewrite`); the server sets all of them with each save. A new block that comes
// from splitting one keeps the author but not the source: text typed after a citation is not cited.
import { Extension } from '@tiptap/core';

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'picture',
];

const kept = (name: string, keepOnSplit: boolean) => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[name];
    return typeof value === 'string' ? { [name]: value } : {};
  },
});

/** Keeps these marks on every kind of block through editing. */
export const OriginAttributes = Extension.create({
  name: 'originAttributes',
  addGlobalAttributes() {
    return [
      {
        types: blocks,
        attributes: {
          'data-origin': kept('data-origin', true),
          'data-source': kept('data-source', false),
          'data-by': kept('data-by', false),
          'data-rewrite': kept('data-rewrite', false),
        },
      },
    ];
  },
});
