// A document as plain text: readable in any editor, without a mark of HTML or Markdown.
import { type Block, type Inline, type ParsedDocument, plainTextOf } from './document-blocks.ts';

const raised = new Map([...'0123456789+-=()n'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][index] ?? '']));
const lowered = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] ?? '']));

/** Raised and lowered signs as Unicode has them; others as `^(…)` and `_(…)`, so that m2 and m² are not the same text. */
function scripted(text: string, script: 'super' | 'sub'): string {
  const signs = [...text].map((sign) => (script === 'super' ? raised : lowered).get(sign));
  return signs.every((sign) => sign !== undefined) ? signs.join('') : `${script === 'super' ? '^' : '_'}(${text})`;
}

/** The words of content with their raised and lowered signs. */
const wordsOf = (content: readonly Inline[]): string =>
  plainTextOf(
    content.map((inline) =>
      inline.kind === 'text' && inline.script ? { ...inline, text: scripted(inline.text, inline.script) } : inline,
    ),
  );

function withAddresses(content: readonly Inline[]): string {
  return content
    .map((inline, index) => {
      if (inline.kind === 'break') return '\n';
      const next = content[index + 1];
      const endsLink = inline.href !== undefined && !(next?.kind === 'text' && next.href === inline.href);
      const text = wordsOf([inline]);
      return endsLink && inline.href !== inline.text ? `${text} (${inline.href})` : text;
    })
    .join('');
}

const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

function underline(text: string, sign: string): string {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  return `${text}\n${sign.repeat(Math.min(longest, 72))}`;
}

function renderItem(item: readonly Block[], mark: string): string {
  const text = item.map(render).join('\n');
  return mark + indent(text, ' '.repeat(mark.length)).trimStart();
}

function renderTable(rows: Extract<Block, { kind: 'table' }>['rows']): string {
  const texts = rows.map((row) =>
    row.flatMap((cell) => [
      withAddresses(cell.content).replace(/\n/g, ' '),
      ...Array.from({ length: cell.columnSpan - 1 }, () => ''),
    ]),
  );
  const columns = Math.max(...texts.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const lines = texts.map((row) =>
    widths
      .map((width, column) => (row[column] ?? '').padEnd(width))
      .join('   ')
      .trimEnd(),
  );
  const hasHeader = rows[0]?.every((cell) => cell.isHeader) ?? false;
  if (hasHeader) lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('   '));
  return lines.join('\n');
}

function render(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const text = wordsOf(block.content);
      return block.level === 1 ? underline(text, '=') : block.level === 2 ? underline(text, '-') : text;
    }
    case 'paragraph':
      return withAddresses(block.content);
    case 'list':
      return block.items.map((item, index) => renderItem(item, block.ordered ? `${block.start + index}. ` : '- ')).join('\n');
    case 'quote':
      return indent(block.blocks.map(render).join('\n\n'), '    ');
    case 'code':
      return indent(block.text, '    ');
    case 'table':
      return renderTable(block.rows);
    case 'image':
      return block.alt === '' ? '' : `[${block.alt}]`;
    default:
      // A rule is all that is left.
      return '----------------------------------------';
  }
}

/** The text with a byte order mark, so that old Windows editors read it as UTF-8 too. */
export function renderPlainText(document: ParsedDocument): Uint8Array {
  const text = document.blocks
    .map(render)
    .filter((block) => block !== '')
    .join('\n\n');
  return new TextEncoder().encode(`\uFEFF${text}\n`);
}
