// A document as one self-contained HTML file: its styles inside, nothing loaded from elsewhere.
import { escapeHtml } from '@folio/contract/escape';
import {
  type Block,
  type Direction,
  type Inline,
  isRightToLeft,
  type ParsedDocument,
  runsFromRight,
  type TableCell,
} from './document-blocks.ts';

const style = `
:root { color-scheme: light; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.0625rem/1.65 "Source Serif 4", Georgia, Cambria, serif; color: #1c1b19; background: #fff; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2em 0 0.6em; text-wrap: balance; }
h1 { font-size: 2.1rem; margin-top: 0; } h2 { font-size: 1.45rem; } h3 { font-size: 1.2rem; } h4, h5, h6 { font-size: 1.0625rem; }
p, ul, ol, blockquote, pre, table { margin: 0 0 1.1em; } li { margin: 0.25em 0; } li > ul, li > ol { margin: 0.25em 0; }
.lead { font-size: 1.2rem; color: #45423d; } .note { font-size: 0.9rem; color: #6b675f; }
a { color: #14509c; } blockquote { margin-inline: 0; padding-inline-start: 1.1em; border-inline-start: 3px solid #d9d5cc; color: #45423d; }
code, pre { font: 0.9em/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; } pre { padding: 1em; background: #f6f4f0; border-radius: 6px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.95em; } th, td { padding: 0.5em 0.75em; border-bottom: 1px solid #d9d5cc; text-align: start; vertical-align: top; } th { border-bottom-width: 2px; }
img { max-width: 100%; height: auto; } hr { border: 0; border-top: 1px solid #d9d5cc; margin: 2em 0; }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } a { color: inherit; } h1, h2, h3 { break-after: avoid; } }
`;

function renderInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br>';
  let html = escapeHtml(inline.text);
  if (inline.code) html = `<code>${html}</code>`;
  if (inline.strike) html = `<s>${html}</s>`;
  if (inline.script)
    html = `<${inline.script === 'super' ? 'sup' : 'sub'}>${html}</${inline.script === 'super' ? 'sup' : 'sub'}>`;
  if (inline.underline) html = `<u>${html}</u>`;
  if (inline.italic) html = `<em>${html}</em>`;
  if (inline.bold) html = `<strong>${html}</strong>`;
  return inline.href ? `<a href="${escapeHtml(inline.href)}">${html}</a>` : html;
}

/** A paragraph in another script than its document runs in its own direction. */
const directionOf = ({ content, direction }: { content: readonly Inline[]; direction?: Direction }) => {
  if (direction) return ` dir="${direction}"`;
  return runsFromRight(content) ? ' dir="rtl"' : '';
};

const renderInlines = (content: readonly Inline[]) => content.map(renderInline).join('');

function renderCell(cell: TableCell, isHeadRow: boolean): string {
  const name = cell.isHeader ? 'th' : 'td';
  const scope = cell.isHeader ? ` scope="${isHeadRow ? 'col' : 'row'}"` : '';
  const span = cell.columnSpan > 1 ? ` colspan="${cell.columnSpan}"` : '';
  return `<${name}${scope}${span}>${renderInlines(cell.content)}</${name}>`;
}

function renderTable(rows: readonly TableCell[][]): string {
  const hasHead = rows[0]?.every((cell) => cell.isHeader) ?? false;
  const lines = rows.map((row, index) => `<tr>${row.map((cell) => renderCell(cell, hasHead && index === 0)).join('')}</tr>`);
  const head = hasHead ? `<thead>${lines[0] ?? ''}</thead>\n` : '';
  return `<table>\n${head}<tbody>${lines.slice(hasHead ? 1 : 0).join('\n')}</tbody>\n</table>`;
}

function renderItem(item: readonly Block[]): string {
  const [first, ...rest] = item;
  const opening = first?.kind === 'paragraph' ? renderInlines(first.content) : first ? render(first) : '';
  return `<li>${[opening, ...rest.map(render)].join('\n')}</li>`;
}

function render(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${directionOf(block)}>${renderInlines(block.content)}</h${block.level}>`;
    case 'paragraph':
      return `<p${block.style ? ` class="${block.style}"` : ''}${directionOf(block)}>${renderInlines(block.content)}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      return `<${name}${start}>\n${block.items.map(renderItem).join('\n')}\n</${name}>`;
    }
    case 'quote':
      return `<blockquote>\n${block.blocks.map(render).join('\n')}\n</blockquote>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'table':
      return renderTable(block.rows);
    case 'image':
      return `<img src="data:${block.mimeType};base64,${Buffer.from(block.bytes).toString('base64')}" alt="${escapeHtml(block.alt)}">`;
    default:
      // A rule is all that is left.
      return '<hr>';
  }
}

/** The document as a valid, styled page. */
export function renderHtmlFile(document: ParsedDocument): Uint8Array {
  const author = document.author ? `\n<meta name="author" content="${escapeHtml(document.author)}">` : '';
  const direction = isRightToLeft(document.language) ? ' dir="rtl"' : '';
  return new TextEncoder().encode(`<!doctype html>
<html lang="${escapeHtml(document.language)}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>${author}
<style>${style}</style>
</head>
<body>
<main>
${document.blocks.map(render).join('\n')}
</main>
</body>
</html>
`);
}
