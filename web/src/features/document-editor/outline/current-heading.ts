import type { Node } from '@tiptap/pm/model';

/** Index, among the headings that say something, of the one that a place is at or under; -1 before the first. */
export function headingAt(doc: Node, position: number): number {
  let index = -1;
  doc.nodesBetween(0, Math.min(position, doc.content.size), (node) => {
    if (!node.isTextblock) return true;
    if (node.type.name === 'heading' && node.textContent.trim() !== '') index += 1;
    return false;
  });
  return index;
}
