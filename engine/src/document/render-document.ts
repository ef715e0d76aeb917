// Turns a tool's result into its document, block by block as the tool's layout says. What a layout names but a result lacks
// is left out, its heading with it.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { DocumentBlock } from '@folio/catalogue/document-layout';
import { documentWord, isDocumentWord } from '@folio/catalogue/document-words';
import { networkName } from '@folio/catalogue/network-names';
import { escapeHtml } from '@folio/contract/escape';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { quoted } from '@folio/locales/writing/quotation-marks';
import type { EngineMark } from '../core/engine-types.ts';
import { linkedText, listOf, paragraphsOf } from './markup.ts';
import { sanitiseHtml } from './sanitise-html.ts';

interface Rendering {
  language: InterfaceLanguage;
  /** Models put Markdown into plain text against instructions. Text by humans and the composer is literal. */
  canContainMarkdown: boolean;
}

const valueAt = (holder: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], holder);

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const withoutMarkdown = (text: string) =>
  text
    .replace(/\*\*(?=\S)([^*]+)\*\*/g, '$1')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/^\*[ \t]+/gm, '- ');

function plain(value: unknown, { language, canContainMarkdown }: Rendering): string {
  if (typeof value === 'number') return value.toLocaleString(language);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  const text = typeof value === 'string' ? value : '';
  return canContainMarkdown ? withoutMarkdown(text) : text;
}

const heading = (level: number, text: string) => `<h${level}>${escapeHtml(text)}</h${level}>`;

// "Rémunération : 40 000 €" has a space before its colon in French only.
const colon = (language: InterfaceLanguage) => (language === 'fr' ? '\u00a0:' : ':');

function renderText(
  block: Extract<DocumentBlock, { kind: 'text' }>,
  value: unknown,
  result: ToolResult,
  rendering: Rendering,
): string {
  const html = paragraphsOf(plain(value, rendering));
  if (block.runIn !== undefined && !isMissing(valueAt(result, block.runIn))) {
    const opening = escapeHtml(plain(valueAt(result, block.runIn), rendering));
    return html.replace(/^<p>/, `<p><strong>${opening}</strong> – `);
  }
  if (block.style === 'quote') return `<blockquote>${html}</blockquote>`;
  if (block.style === 'note') return html.replaceAll('<p>', '<p><em>').replaceAll('</p>', '</em></p>');
  if (block.style === 'lead') return html.replaceAll('<p>', '<p><strong>').replaceAll('</p>', '</strong></p>');
  return html;
}

const codeOf = (text: string) => (text === '' ? '' : `<pre><code>${escapeHtml(text)}</code></pre>`);

const bodies = { html: (body: string) => body, text: paragraphsOf, code: codeOf };

function renderSections(
  block: Extract<DocumentBlock, { kind: 'sections' }>,
  items: readonly unknown[],
  rendering: Rendering,
): string {
  const parts = items
    .map((item) => {
      const title = plain(valueAt(item, block.title), rendering);
      const body = plain(valueAt(item, block.body), {
        ...rendering,
        canContainMarkdown: rendering.canContainMarkdown && block.bodyIs === 'text',
      });
      const given = valueAt(item, block.body);
      const points = Array.isArray(given) ? given.map((point) => plain(point, rendering)).filter((point) => point !== '') : null;
      const note = block.note === undefined ? undefined : valueAt(item, block.note);
      const below = block.points === undefined ? [] : valueAt(item, block.points);
      const listed = Array.isArray(below) ? below.map((point) => plain(point, rendering)).filter((point) => point !== '') : [];
      const line = Array.isArray(note) ? note.join(' ') : plain(note, rendering);
      const lines = [
        points ? (points.length === 0 ? '' : listOf(points)) : bodies[block.bodyIs](body),
        listed.length === 0 ? '' : listOf(listed),
        line.trim() === '' ? '' : `<p>${escapeHtml(line)}</p>`,
        block.faq === undefined ? '' : renderFaq(valueAt(item, block.faq), (block.level ?? 2) + 1, rendering),
      ].join('');
      return { title: block.title === 'network' ? networkName(title) : title, body: lines };
    })
    .filter(({ title, body }) => body !== '' || (title !== '' && block.needsBody !== true));
  // A heading has something below: titles that say all there is are points, or a line among sections.
  if (parts.every(({ body }) => body === '')) return parts.length === 0 ? '' : listOf(parts.map(({ title }) => title));
  return parts
    .map(({ title, body }) => {
      if (title === '') return body;
      return body === '' ? `<p><strong>${escapeHtml(title)}</strong></p>` : heading(block.level ?? 2, title) + body;
    })
    .join('');
}

function renderFaq(value: unknown, level: number, rendering: Rendering): string {
  const entries = Array.isArray(value) ? value : [];
  if (entries.length === 0) return '';
  const lines = entries.map((entry) => {
    const question = escapeHtml(plain(valueAt(entry, 'question'), rendering));
    return `<p><strong>${question}</strong></p>${paragraphsOf(plain(valueAt(entry, 'answer'), rendering))}`;
  });
  return heading(level, documentWord('faq', rendering.language)) + lines.join('');
}

function renderTable(block: Extract<DocumentBlock, { kind: 'table' }>, items: readonly unknown[], rendering: Rendering): string {
  const { language } = rendering;
  // A column in which nothing stands would read as "none".
  const columns = block.columns.filter((column) => items.some((item) => plain(valueAt(item, column.from), rendering) !== ''));
  const head = columns.map((column) => `<th>${escapeHtml(documentWord(column.word, language))}</th>`).join('');
  const rows = items.map((item) => {
    const cells = columns.map((column) => {
      const text = plain(valueAt(item, column.from), rendering);
      return `<td>${linkedText(column.valuesAreWords && isDocumentWord(text) ? documentWord(text, language) : text)}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderQuotes(
  block: Extract<DocumentBlock, { kind: 'quotes' }>,
  items: readonly unknown[],
  rendering: Rendering,
): string {
  return items
    .map((item) => {
      const words = escapeHtml(plain(valueAt(item, block.text), rendering));
      const attribution = escapeHtml(plain(valueAt(item, block.attribution), rendering));
      return `<blockquote><p>${quoted(words, rendering.language)}</p>${attribution === '' ? '' : `<p>– ${attribution}</p>`}</blockquote>`;
    })
    .join('');
}

function renderPoints(
  block: Extract<DocumentBlock, { kind: 'points' }>,
  items: readonly unknown[],
  rendering: Rendering,
): string {
  const points = items.map((item) => {
    const label = plain(valueAt(item, block.label), rendering);
    const text = linkedText(plain(valueAt(item, block.text), rendering));
    return `<li>${label === '' ? '' : `<strong>${escapeHtml(label)}${colon(rendering.language)}</strong> `}${text}</li>`;
  });
  return points.length === 0 ? '' : `<ul>${points.join('')}</ul>`;
}

/** A text that is under a heading of the second level and begins with one of its own: all of its headings one level lower. */
const underHeading = (html: string): string =>
  /^\s*<h[12]\b/i.test(html)
    ? html.replace(/(<\/?h)([1-5])\b/gi, (_, tag: string, level: string) => `${tag}${Math.max(3, Number(level) + 1)}`)
    : html;

/** Location of a created file until the order is accepted and it has an id: its key is in the URL. */
export const addressOfFile = (key: string) => `/api/services/orders/asset/${encodeURIComponent(key)}`;

function renderPictures(block: Extract<DocumentBlock, { kind: 'pictures' }>, value: unknown, rendering: Rendering): string {
  return (Array.isArray(value) ? value : [value])
    .map((item: unknown) => {
      const key = block.file === undefined ? item : valueAt(item, block.file);
      if (typeof key !== 'string' || key === '') return '';
      const alt = block.alt === undefined ? '' : plain(valueAt(item, block.alt), rendering);
      const caption = block.caption === undefined ? '' : plain(valueAt(item, block.caption), rendering);
      const below = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
      return `<figure><img src="${addressOfFile(key)}" alt="${escapeHtml(alt)}">${below}</figure>`;
    })
    .join('');
}

function renderBlock(block: DocumentBlock, result: ToolResult, rendering: Rendering): string {
  const value = valueAt(result, block.from);
  if (isMissing(value)) return '';
  const { language } = rendering;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const word = 'heading' in block && block.heading ? heading(2, documentWord(block.heading, language)) : '';
  const below = (html: string) => (html === '' ? '' : word + html);
  const strings = items.map((item) => plain(item, rendering)).filter((item) => item !== '');
  switch (block.kind) {
    case 'heading':
      return heading(block.level, plain(value, rendering));
    case 'text':
      return below(renderText(block, value, result, rendering));
    case 'paragraphs':
      return below(strings.map(paragraphsOf).join(''));
    case 'html':
      return below(typeof value === 'string' ? (word === '' ? value : underHeading(value)) : '');
    case 'list':
      return strings.length === 0 ? '' : word + listOf(strings, block.ordered);
    case 'points':
      return renderPoints(block, items, rendering);
    case 'sections':
      return below(renderSections(block, items, rendering));
    case 'table':
      return below(renderTable(block, items, rendering));
    case 'quotes':
      return renderQuotes(block, items, rendering);
    case 'fact':
      return `<p><strong>${escapeHtml(documentWord(block.word, language))}${colon(language)}</strong> ${linkedText(strings.length > 0 ? strings.join(', ') : plain(value, rendering))}</p>`;
    case 'pictures':
      return below(renderPictures(block, value, rendering));
    case 'code':
      return word + codeOf(plain(value, { ...rendering, canContainMarkdown: false }));
  }
}

const blockTags = /<(p|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr)(?![\w-])(?![^>]*\sdata-origin=)/g;

/**
 * Returns the document of a result as sanitized HTML. Every block carries `data-origin="engine"`. Passages that the result marks
 * with
 * `data-source` keep their mark. `engineKind` is the producer of the result: a model's plain text loses stray Markdown.
 */
export function renderDocument(
  tool: Tool,
  result: ToolResult,
  language: InterfaceLanguage,
  engineKind: EngineMark['kind'],
): string {
  const rendering = { language, canContainMarkdown: engineKind === 'model' };
  const html = tool.layout.map((block) => renderBlock(block, result, rendering)).join('');
  return sanitiseHtml(html).replace(blockTags, '<$1 data-origin="engine"');
}
