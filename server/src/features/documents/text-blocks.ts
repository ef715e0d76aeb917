// The blocks of a document with words, since authorship is recorded block by block. A table is one block. A list item's words are those outside
// its inner blocks.
import { DomUtils, parseDocument } from 'htmlparser2';

const { isTag, isText } = DomUtils;

export type MarkupRoot = ReturnType<typeof parseDocument>;
export type MarkupNode = MarkupRoot['children'][number];
export type MarkupElement = Extract<MarkupNode, { attribs: object }>;

const closed = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'table', 'figure', 'hr', 'img']);
const open = new Set(['ul', 'ol', 'li', 'blockquote']);

export interface TextBlock {
  element: MarkupElement;
  /** Its words with single spaces. For an image or rule, its distinguishing attributes. */
  text: string;
  words: string[];
}

export const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Number of words that two texts share, each counted as often as both have it. */
export function sharedWords(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) shared += 1;
    left.set(word, rest - 1);
  }
  return shared;
}

const isBlock = (node: MarkupNode) => isTag(node) && (closed.has(node.name) || open.has(node.name));

function textWithin(node: MarkupNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'br') return ' ';
  const text = node.children.map(textWithin).join('');
  return node.name === 'td' || node.name === 'th' || node.name === 'tr' || isBlock(node) ? `${text} ` : text;
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

function toBlock(element: MarkupElement, text: string): TextBlock {
  const words = wordsOf(text);
  const pictures = DomUtils.getElementsByTagName('img', element, true, 5).map((picture) => picture.attribs['src'] ?? '');
  return { element, text: text || `<${element.name} ${pictures.join(' ')}>`, words };
}

function collect(node: MarkupNode, blocks: TextBlock[]): void {
  if (!isTag(node)) return;
  if (closed.has(node.name)) {
    blocks.push(toBlock(node, oneSpace(textWithin(node))));
    return;
  }
  if (open.has(node.name)) {
    const own = oneSpace(
      node.children
        .filter((child) => !isBlock(child))
        .map(textWithin)
        .join(''),
    );
    if (own) blocks.push(toBlock(node, own));
  }
  for (const child of node.children) collect(child, blocks);
}

export const parseHtml = (html: string): MarkupRoot => parseDocument(html, { decodeEntities: true });

/** In reading order. */
export function listBlocks(root: MarkupRoot): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const node of root.children) collect(node, blocks);
  return blocks;
}
