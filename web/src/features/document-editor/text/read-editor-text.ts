import type { Node } from '@tiptap/pm/model';
import type { DocumentText, TextBlock } from '../panel/document-text.ts';

/** The blocks and links of the editor's document. */
export function readEditorText(doc: Node): DocumentText {
  const blocks: TextBlock[] = [];
  const links = new Set<string>();
  doc.descendants((node) => {
    if (node.isTextblock) {
      const level: unknown = node.type.name === 'heading' ? node.attrs['level'] : 0;
      blocks.push({ level: typeof level === 'number' ? level : 0, text: node.textBetween(0, node.content.size, ' ', ' ') });
    }
    for (const mark of node.marks) {
      const address: unknown = mark.type.name === 'link' ? mark.attrs['href'] : null;
      if (typeof address === 'string') links.add(address);
    }
  });
  return { blocks, links: links.size };
}
