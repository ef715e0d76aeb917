// Reads a document's HTML into blocks. Lenient: whatever it does not know it reads through, and it never throws.
import { parseDocument } from 'htmlparser2';
import type { Block, Direction, DownloadSource, HeadingLevel, Inline, ParsedDocument, TableCell } from './document-blocks.ts';
import { isTag, isText, type MarkupElement, type MarkupNode, readInlines, tidyInlines } from './read-inlines.ts';

const containers = new Set([
  'div',
  'section',
  'article',
  'main',
  'body',
  'html',
  'header',
  'footer',
  'aside',
  'figure',
  'details',
  'dl',
  'nav',
  'form',
  'center',
]);
const blockTags = new Set([
  ...containers,
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'table',
  'hr',
  'img',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'caption',
]);
const skipped = new Set(['script', 'style', 'template', 'head', 'noscript', 'iframe', 'svg', 'object']);

/** Deeper nesting than this is read as plain text: nobody writes it, and it must not exhaust the stack. */
const deepest = 40;

const textWithin = (node: MarkupNode): string => {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  return node.name === 'br' ? '\n' : node.children.map(textWithin).join('');
};

const paragraph = (content: Inline[], style?: 'lead' | 'note'): Block[] =>
  content.length === 0 ? [] : [{ kind: 'paragraph', content, ...(style && { style }) }];

function styleOf(element: MarkupElement): 'lead' | 'note' | undefined {
  const names = (element.attribs['class'] ?? '').split(/\s+/);
  return names.includes('lead') ? 'lead' : names.includes('note') ? 'note' : undefined;
}

function readImage(element: MarkupElement): Block[] {
  const [, mimeType, data] = (element.attribs['src'] ?? '').match(/^data:(image\/png|image\/jpeg);base64,([\w+/=\s]+)$/) ?? [];
  const alt = (element.attribs['alt'] ?? '').trim();
  // A picture that could not be had is there in words.
  if (mimeType === undefined || data === undefined)
    return alt === '' ? [] : paragraph([{ kind: 'text', text: `[${alt}]` }], 'note');
  return [{ kind: 'image', alt, mimeType: mimeType as 'image/png' | 'image/jpeg', bytes: Buffer.from(data, 'base64') }];
}

function readCell(cell: MarkupElement): TableCell {
  const blocks = readChildren(cell.children, 1);
  const lines = blocks.map((block) => ('content' in block ? block.content : readInlines(cell.children)));
  const content = lines.flatMap((line, index): Inline[] => (index === 0 ? line : [{ kind: 'break' }, ...line]));
  const columnSpan = Math.min(50, Math.max(1, Number.parseInt(cell.attribs['colspan'] ?? '1', 10) || 1));
  const flat = blocks.every((block) => 'content' in block) ? content : readInlines(cell.children);
  return { isHeader: cell.name === 'th', columnSpan, content: tidyInlines(flat) };
}

function rowsOf(node: MarkupElement): MarkupElement[] {
  return node.children
    .filter(isTag)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'table' ? [] : rowsOf(child)));
}

function readTable(table: MarkupElement): Block[] {
  const caption = table.children.filter(isTag).find((child) => child.name === 'caption');
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter(isTag)
      .filter((cell) => cell.name === 'td' || cell.name === 'th')
      .map(readCell),
  );
  const filled = rows.filter((row) => row.length > 0);
  const title = caption ? paragraph(readInlines(caption.children)) : [];
  return filled.length === 0 ? title : [...title, { kind: 'table', rows: filled }];
}

function readList(list: MarkupElement, depth: number): Block[] {
  const items = list.children.filter(isTag).map((child) => {
    // A list directly inside a list belongs to the item before it; as an item of its own it still reads well.
    const { dir } = child.attribs;
    if (child.name !== 'li') return readElement(child, depth + 1);
    const item = readChildren(child.children, depth + 1);
    return dir === 'rtl' || dir === 'ltr' ? directed(item, dir) : item;
  });
  const filled = items.filter((item) => item.length > 0);
  const start = Number.parseInt(list.attribs['start'] ?? '1', 10);
  return filled.length === 0
    ? []
    : [{ kind: 'list', ordered: list.name === 'ol', start: Number.isNaN(start) ? 1 : start, items: filled }];
}

/** The blocks with this direction, but for those that have one of their own. */
const directed = (blocks: Block[], direction: Direction): Block[] =>
  blocks.map((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return { direction, ...block };
    if (block.kind === 'quote') return { ...block, blocks: directed(block.blocks, direction) };
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => directed(item, direction)) } : block;
  });

function readElement(element: MarkupElement, depth: number): Block[] {
  const { dir } = element.attribs;
  const blocks = readUndirected(element, depth);
  return dir === 'rtl' || dir === 'ltr' ? directed(blocks, dir) : blocks;
}

function readUndirected(element: MarkupElement, depth: number): Block[] {
  if (skipped.has(element.name)) return [];
  if (depth > deepest) return paragraph(tidyInlines([{ kind: 'text', text: textWithin(element) }]));
  const heading = element.name.match(/^h([1-6])$/)?.[1];
  if (heading !== undefined) {
    const content = readInlines(element.children);
    return content.length === 0 ? [] : [{ kind: 'heading', level: Number(heading) as HeadingLevel, content }];
  }
  switch (element.name) {
    case 'ul':
    case 'ol':
      return readList(element, depth);
    case 'blockquote': {
      const blocks = readChildren(element.children, depth + 1);
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    case 'pre': {
      const text = textWithin(element).replace(/^\n|\s+$/g, '');
      return text === '' ? [] : [{ kind: 'code', text }];
    }
    case 'table':
      return readTable(element);
    case 'hr':
      return [{ kind: 'rule' }];
    case 'img':
      return readImage(element);
    case 'dt':
      return paragraph(
        readInlines(element.children).map((inline) => (inline.kind === 'text' ? { ...inline, bold: true } : inline)),
      );
    default:
      return readChildren(element.children, depth + 1, styleOf(element));
  }
}

function containsBlock(node: MarkupNode, depth: number): boolean {
  return (
    isTag(node) && depth < deepest && (blockTags.has(node.name) || node.children.some((child) => containsBlock(child, depth + 1)))
  );
}

/** Blocks among these nodes; loose text between them becomes paragraphs. */
function readChildren(nodes: readonly MarkupNode[], depth: number, style?: 'lead' | 'note'): Block[] {
  const blocks: Block[] = [];
  let loose: MarkupNode[] = [];
  const flush = () => {
    blocks.push(...paragraph(readInlines(loose), style));
    loose = [];
  };
  for (const node of nodes) {
    if (isTag(node) && (skipped.has(node.name) || containsBlock(node, depth))) {
      flush();
      blocks.push(...readElement(node, depth));
    } else loose.push(node);
  }
  flush();
  return blocks;
}

/** Reads the HTML once. A document without a title of its own begins with the given one. */
export function readDocument(source: DownloadSource): ParsedDocument {
  const { html, ...facts } = source;
  const blocks = readChildren(parseDocument(html, { decodeEntities: true }).children, 0);
  const hasTitle = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  const title: Block = { kind: 'heading', level: 1, content: [{ kind: 'text', text: source.title }] };
  return { ...facts, blocks: hasTitle || source.title.trim() === '' ? blocks : [title, ...blocks] };
}
