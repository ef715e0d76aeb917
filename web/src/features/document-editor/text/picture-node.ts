import { Node } from '@tiptap/core';

const kept = (name: string) => ({ default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) });

/** A picture that the document already has; it is kept, moved and deleted like any block. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes() {
    return { src: kept('src'), alt: kept('alt'), width: kept('width'), height: kept('height') };
  },
  parseHTML() {
    return [{ tag: 'img[src]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['img', HTMLAttributes];
  },
});
