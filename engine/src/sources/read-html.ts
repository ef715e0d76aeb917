// The text of a web page or HTML file, without menus, banners and footers.
import { DefuddleClass } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import type { ExtractedText } from './extracted-text.ts';

/** The part of a DOM node that is read here; the server has no DOM types. */
interface MarkupNode {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<MarkupNode>;
}

const blocks =
  /^(P|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|FIGURE|FIGCAPTION|BLOCKQUOTE|PRE|UL|OL|DL|DT|DD|TABLE|THEAD|TBODY|TFOOT|BODY|HTML|HR|DETAILS|SUMMARY|NAV|FORM|ADDRESS|CAPTION)$/;
const skipped =
  /^(SCRIPT|TITLE|STYLE|NOSCRIPT|TEMPLATE|IFRAME|SVG|HEAD|BUTTON|SELECT|INPUT|TEXTAREA|OBJECT|VIDEO|AUDIO|CANVAS|MATH)$/;
const deepest = 200;

const isElement = (node: MarkupNode) => node.nodeType === 1;
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function writeRow(row: MarkupNode): string {
  const cells = [...row.childNodes].filter((cell) => /^T[DH]$/.test(cell.nodeName.toUpperCase()));
  return cells
    .map((cell) => tidy(cell.textContent ?? ''))
    .filter(Boolean)
    .join('; ');
}

function write(node: MarkupNode, depth: number): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const name = node.nodeName.toUpperCase();
  if ((!isElement(node) && node.nodeType !== 9 && node.nodeType !== 11) || skipped.test(name)) return '';
  if (name === 'BR') return '\n';
  if (depth > deepest) return tidy(node.textContent ?? '');
  if (/^H[1-6]$/.test(name)) return `\n\n# ${tidy(node.textContent ?? '')}\n\n`;
  if (name === 'TR') return `\n${writeRow(node)}\n`;
  const inner = [...node.childNodes].map((child) => write(child, depth + 1)).join('');
  if (name === 'LI') return `\n- ${inner.trim()}\n`;
  return blocks.test(name) ? `\n\n${inner}\n\n` : inner;
}

const withoutEmptyHeadings = (text: string) =>
  text
    .replace(/^# *$/gm, '')
    .replace(/^- *$/gm, '')
    .replace(/\s*\n\s*(?=- )/g, '\n');

/** Markup as text: headings with "# ", list items with "- ", table rows on one line each. Nothing is left out. */
export function textOfMarkup(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`) as unknown as {
    document: { body: MarkupNode };
  };
  return withoutEmptyHeadings(write(document.body, 0));
}

interface Page {
  documentElement: { getAttribute(name: string): string | null };
  body: MarkupNode;
}

/** Puts in the tags that HTML lets people leave out and this parser does not: html and body. */
export function completeMarkup(html: string): string {
  const withBody = /<body[\s>]/i.test(html)
    ? html
    : /<\/head>/i.test(html)
      ? html.replace(/<\/head>/i, '</head><body>')
      : html.replace(/^(?:[\s\S]*?<html[^>]*>)?/i, (start) => `${start}<body>`);
  return /<html[\s>]/i.test(withBody) ? withBody : `<html>${withBody}</html>`;
}

const parse = (html: string) => (parseHTML(html) as unknown as { document: Page }).document;

const titleOf = (html: string) =>
  tidy(textOfMarkup((html.match(/<title[^>]*>([\s\S]*?)<\/title>/i)?.[1] ?? '').replace(/<[^>]*>/g, '')));

/** Title, main text and declared language of a page. Falls back to the whole page where no main part is found. */
export function readHtml(source: string, url: string | null): ExtractedText {
  const html = completeMarkup(source);
  const document = parse(html);
  const language = document.documentElement.getAttribute('lang') ?? undefined;
  const title = titleOf(html);
  const whole = withoutEmptyHeadings(write(document.body, 0));
  try {
    // The synchronous reading: the other one asks third parties about some sites.
    const found = new DefuddleClass(parse(html), { url: url ?? 'about:blank' }).parse();
    const text = textOfMarkup(found.content);
    if (text.trim().length >= Math.min(200, whole.trim().length / 10))
      return { title: tidy(found.title) || title, text, language };
  } catch {
    // A page that cannot be distinguished is read whole.
  }
  return { title, text: whole, language };
}
