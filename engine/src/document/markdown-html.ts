// An answer in Markdown as the HTML of a document. Its marks [1] become passages of the sources that they name.
import { escapeHtml } from '@folio/contract/escape';
import { type Block, type Inline, readMarkdown } from '@folio/contract/markdown';
import { citeSources, sourcesIn } from '../text/citations.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const tagOf = { strong: 'strong', emphasis: 'em', struck: 's' } as const;

function inlineHtml(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'break':
      return '<br>';
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inlinesHtml(inline.children)}</a>`;
    default:
      return `<${tagOf[inline.kind]}>${inlinesHtml(inline.children)}</${tagOf[inline.kind]}>`;
  }
}

const inlinesHtml = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join('');

const cellsHtml = (cells: readonly Inline[][], tag: 'th' | 'td') =>
  cells.map((cell) => `<${tag}>${inlinesHtml(cell)}</${tag}>`).join('');

function itemHtml(blocks: readonly Block[]): string {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return `<li>${blocks.map((block) => blockHtml(block, '')).join('')}</li>`;
  return `<li>${inlinesHtml(first.children)}${more.map((block) => blockHtml(block, '')).join('')}</li>`;
}

/** `mark` is written into the opening tag. Headings are of the level that they have. */
function blockHtml(block: Block, mark: string): string {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${Math.min(6, block.level)}`;
      return `<${tag}${mark}>${inlinesHtml(block.children)}</${tag}>`;
    }
    case 'paragraph':
      return `<p${mark}>${inlinesHtml(block.children)}</p>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}${mark}>${block.items.map(itemHtml).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote${mark}>${block.blocks.map((one) => blockHtml(one, '')).join('')}</blockquote>`;
    case 'code':
      return `<pre${mark}><code>${escapeHtml(block.text)}</code></pre>`;
    case 'table':
      return `<table${mark}><thead><tr>${cellsHtml(block.header, 'th')}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${cellsHtml(row, 'td')}</tr>`)
        .join('')}</tbody></table>`;
    case 'rule':
      return '<hr>';
  }
}

/** The title is the only heading of the first level, and the first one below it is of the second, whatever the answer began with. */
function belowTitle(blocks: readonly Block[]): Block[] {
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  const shift = 2 - Math.min(...levels, 6);
  return blocks.map((block) => (block.kind === 'heading' ? { ...block, level: block.level + shift } : block));
}

/** `sourceOf` answers the id of the source that a mark's number names, or null. Sanitised, with the title above. */
export function markdownHtml(
  title: string,
  markdown: string,
  sourceOf: (number: number) => number | null,
): { html: string; sourcesUsed: number[] } {
  const ids = new Set<number>();
  const marked = markdown.replace(/\[(\d{1,3})\](?!\()/g, (whole, digits: string) => {
    const source = sourceOf(Number(digits));
    if (source === null) return whole;
    ids.add(source);
    return `[S${source}]`;
  });
  const blocks = readMarkdown(marked);
  // A heading that repeats the title says nothing.
  const [first] = blocks;
  const isTitle = first?.kind === 'heading' && inlinesHtml(first.children) === escapeHtml(title);
  const body = belowTitle(isTitle ? blocks.slice(1) : blocks)
    .map((block) => blockHtml(block, ' data-origin="engine"'))
    .join('');
  const html = sanitiseHtml(citeSources(sanitiseHtml(`<h1 data-origin="engine">${escapeHtml(title)}</h1>${body}`), ids));
  return { html, sourcesUsed: sourcesIn(html) };
}

/** An answer as it is read in a conversation; its marks [1] stay as they are. */
export const answerHtml = (markdown: string): string =>
  sanitiseHtml(
    readMarkdown(markdown)
      .map((block) => blockHtml(block, ''))
      .join(''),
  );
