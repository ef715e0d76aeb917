// Inline content of HTML: text with marks, white space as a browser shows it.
import { DomUtils, type parseDocument } from 'htmlparser2';
import type { Inline } from './document-blocks.ts';

export type MarkupNode = ReturnType<typeof parseDocument>['children'][number];
export type MarkupElement = Extract<MarkupNode, { attribs: object }>;

export const { isTag, isText } = DomUtils;

type Marks = Omit<Extract<Inline, { kind: 'text' }>, 'kind' | 'text'>;

const marksOf: Record<string, Marks> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  s: { strike: true },
  del: { strike: true },
  sup: { script: 'super' },
  sub: { script: 'sub' },
  code: { code: true },
  kbd: { code: true },
};

const invisible = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'iframe', 'svg', 'img']);

/** Addresses that may be linked from a downloaded file. */
const isSafeHref = (href: string) => /^(https?:|mailto:|tel:)/i.test(href.trim());

function collect(node: MarkupNode, marks: Marks, found: Inline[]): void {
  if (isText(node)) {
    found.push({ kind: 'text', text: node.data, ...marks });
    return;
  }
  if (!isTag(node) || invisible.has(node.name)) return;
  if (node.name === 'br') {
    found.push({ kind: 'break' });
    return;
  }
  const href = node.name === 'a' ? node.attribs['href'] : undefined;
  const inner = { ...marks, ...marksOf[node.name], ...(href && isSafeHref(href) && { href: href.trim() }) };
  for (const child of node.children) collect(child, inner, found);
}

function haveSameMarks(a: Inline, b: Inline): boolean {
  const { text: _a, ...marksA } = a as { text: string };
  const { text: _b, ...marksB } = b as { text: string };
  return JSON.stringify(marksA) === JSON.stringify(marksB);
}

/** Collapses white space across runs, trims the ends and each line, and joins runs with equal marks. */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const tidy: Inline[] = [];
  let endsOpen = true;
  for (const inline of inlines) {
    const last = tidy.at(-1);
    if (inline.kind === 'break') {
      if (last?.kind === 'text') last.text = last.text.trimEnd();
      tidy.push({ kind: 'break' });
      endsOpen = true;
      continue;
    }
    const collapsed = inline.text.replace(/[ \t\n\r\f]+/g, ' ');
    const text: string = endsOpen ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    endsOpen = text.endsWith(' ');
    if (last?.kind === 'text' && haveSameMarks(last, inline)) last.text += text;
    else tidy.push({ ...inline, text });
  }
  while (tidy.at(-1)?.kind === 'break') tidy.pop();
  const last = tidy.at(-1);
  if (last?.kind === 'text') last.text = last.text.replace(/ $/, '');
  return tidy.filter((inline) => inline.kind === 'break' || inline.text !== '');
}

/** The inline content of these nodes, marks of their ancestors not included. */
export function readInlines(nodes: readonly MarkupNode[]): Inline[] {
  const found: Inline[] = [];
  for (const node of nodes) collect(node, {}, found);
  return tidyInlines(found);
}
