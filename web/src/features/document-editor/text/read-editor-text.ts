import type { DocumentText, TextBlock } from '@folio/contract/score/document-text';
import type { Node } from '@tiptap/pm/model';

const textOf = (node: Node) => node.textBetween(0, node.content.size, ' ', ' ');

/** The links of a block; neighbouring pieces with the same address are one link. */
function linksOf(block: Node, line: string): DocumentText['links'] {
  const links: DocumentText['links'] = [];
  let open: DocumentText['links'][number] | null = null;
  block.forEach((inline) => {
    const address: unknown = inline.marks.find((mark) => mark.type.name === 'link')?.attrs['href'];
    const words = inline.text ?? '';
    if (typeof address !== 'string') open = null;
    else if (open?.address === address) open.words += words;
    else links.push((open = { address, words, line }));
  });
  return links;
}

/** A remark of the product: a paragraph by the engine that is set in italics as a whole. */
const isNote = (block: Node): boolean =>
  block.type.name === 'paragraph' &&
  block.attrs['data-origin'] === 'engine' &&
  block.children.every(
    (inline) => !inline.isText || !inline.text?.trim() || inline.marks.some((mark) => mark.type.name === 'italic'),
  );

/** Text in the editor's document. The server reads the same from the stored HTML (`readHtmlText` of the contract). */
export function readEditorText(doc: Node): DocumentText {
  const blocks: TextBlock[] = [];
  const links: DocumentText['links'] = [];
  const pictures: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'picture') pictures.push(typeof node.attrs['alt'] === 'string' ? node.attrs['alt'] : '');
    if (!node.isTextblock) return true;
    const level: unknown = node.type.name === 'heading' ? node.attrs['level'] : 0;
    const text = textOf(node);
    const block: TextBlock = { level: typeof level === 'number' ? level : 0, text };
    if (isNote(node)) block.isNote = true;
    blocks.push(block);
    links.push(...linksOf(node, text));
    return false;
  });
  return { blocks, links, pictures };
}
