// A document as GitHub-flavoured Markdown.
import type { Block, Inline, ParsedDocument } from './document-blocks.ts';

const escapeText = (text: string) => text.replace(/[\\`*_[\]<>~|]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** Signs that would begin a list, heading or quote at the start of a line. */
const escapeLineStart = (line: string) => line.replace(/^(\s*)([#+>-]|={3,})/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2');

/** Marks must hug their words: "** bold**" has no effect. */
function wrap(text: string, mark: string): string {
  const [, before = '', core = '', after = ''] = text.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? [];
  return core === '' ? text : `${before}${mark}${core}${mark}${after}`;
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function renderInline(inline: Inline): string {
  if (inline.kind === 'break') return '\\\n';
  let text = inline.code ? codeSpan(inline.text) : escapeText(inline.text);
  if (inline.strike) text = wrap(text, '~~');
  // Markdown has no sign for raised and lowered letters; every reader of it takes these tags.
  if (inline.script) text = inline.script === 'super' ? `<sup>${text}</sup>` : `<sub>${text}</sub>`;
  if (inline.italic) text = wrap(text, '*');
  if (inline.bold) text = wrap(text, '**');
  return inline.href ? `[${text}](<${inline.href.replace(/[<>\s]/g, encodeURIComponent)}>)` : text;
}

const renderInlines = (content: readonly Inline[]) =>
  content.map(renderInline).join('').split('\n').map(escapeLineStart).join('\n');

const indent = (text: string, by: number) => text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);

function isLoose(items: readonly Block[][]): boolean {
  return items.some((item) => item.filter((block) => block.kind !== 'list').length > 1);
}

function renderTable(rows: Extract<Block, { kind: 'table' }>['rows']): string {
  const cellsOf = (row: (typeof rows)[number]) =>
    row.flatMap((cell) => [
      cell.content.map((inline) => (inline.kind === 'break' ? '<br>' : renderInline(inline))).join(''),
      ...Array.from({ length: cell.columnSpan - 1 }, () => ''),
    ]);
  const texts = rows.map(cellsOf);
  const columns = Math.max(...texts.map((row) => row.length));
  const line = (row: readonly string[]) => `| ${Array.from({ length: columns }, (_, index) => row[index] ?? '').join(' | ')} |`;
  const hasHeader = rows[0]?.every((cell) => cell.isHeader) ?? false;
  const [head, body] = hasHeader ? [texts[0] ?? [], texts.slice(1)] : [[], texts];
  return [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}

function renderCode(text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function render(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${renderInlines(block.content).replace(/\\?\n/g, ' ')}`;
    case 'paragraph':
      return renderInlines(block.content);
    case 'list': {
      const between = isLoose(block.items) ? '\n\n' : '\n';
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${block.start + index}. ` : '- ';
          return mark + indent(item.map(render).join(between), mark.length);
        })
        .join(between);
    }
    case 'quote':
      return block.blocks
        .map(render)
        .join('\n\n')
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>');
    case 'code':
      return renderCode(block.text);
    case 'table':
      return renderTable(block.rows);
    case 'image':
      return block.alt === '' ? '' : escapeText(`[${block.alt}]`);
    default:
      // A rule is all that is left.
      return '---';
  }
}

/** Two lists in a row would be read as one, so a comment parts them. */
const partsLists = (block: Block, next: Block | undefined) =>
  block.kind === 'list' && next?.kind === 'list' && block.ordered === next.ordered;

/** The whole document as Markdown, ending in a new line. */
export function renderMarkdown(document: ParsedDocument): Uint8Array {
  const text = document.blocks
    .flatMap((block, index, blocks) => [render(block), ...(partsLists(block, blocks[index + 1]) ? ['<!-- -->'] : [])])
    .filter((block) => block !== '')
    .join('\n\n');
  return new TextEncoder().encode(`${text}\n`);
}
