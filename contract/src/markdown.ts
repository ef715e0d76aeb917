// Reads the Markdown that models write: one reading for the browser, which draws it, and the server, which makes a document of it.
// A text that is still being written reads as far as it has come. Pictures are links: nothing outside is ever loaded.
import { type Inline, readInlines } from './markdown-inlines.ts';

export type { Inline } from './markdown-inlines.ts';

export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** Lists and quotes in one another; deeper ones are read as text. */
const deepest = 6;

const patterns = {
  fence: /^ {0,3}(```+|~~~+)\s*([\w+#.-]*)[^`]*$/,
  heading: /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/,
  rule: /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,
  quote: /^ {0,3}> ?/,
  item: /^( {0,3})([-*+]|\d{1,9}[.)])(?:[ \t]+|$)/,
  delimiter: /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/,
};

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const indentOf = (line: string) => line.length - line.trimStart().length;

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const startsTable = (line: string, next: string | undefined) =>
  line.includes('|') &&
  next !== undefined &&
  next.includes('-') &&
  patterns.delimiter.test(next) &&
  cellsOf(line).length === cellsOf(next).length;

function endsParagraph(line: string, next: string | undefined): boolean {
  const item = patterns.item.exec(line);
  return (
    isBlank(line) ||
    patterns.fence.test(line) ||
    patterns.heading.test(line) ||
    patterns.rule.test(line) ||
    patterns.quote.test(line) ||
    // A number in running text ("in\n1984. It") opens no list unless it is a first one.
    (item !== null && (!/^\d/.test(item[2] ?? '') || item[2]?.slice(0, -1) === '1')) ||
    startsTable(line, next)
  );
}

/** Walks over the lines; each reader takes those of one block. */
class BlockReader {
  readonly #lines: readonly string[];
  readonly #depth: number;
  #at = 0;

  constructor(lines: readonly string[], depth: number) {
    this.#lines = lines;
    this.#depth = depth;
  }

  read(): Block[] {
    const blocks: Block[] = [];
    while (this.#at < this.#lines.length) {
      if (isBlank(this.#lines[this.#at])) this.#at += 1;
      else blocks.push(this.#readBlock(this.#lines[this.#at] ?? ''));
    }
    return blocks;
  }

  #readBlock(line: string): Block {
    const fence = patterns.fence.exec(line);
    if (fence) return this.#readCode(fence[1] ?? '', fence[2] ?? '');
    const heading = patterns.heading.exec(line);
    if (heading) {
      this.#at += 1;
      return { kind: 'heading', level: heading[1]?.length ?? 1, children: readInlines(heading[2] ?? '') };
    }
    if (patterns.rule.test(line)) {
      this.#at += 1;
      return { kind: 'rule' };
    }
    if (this.#depth < deepest && patterns.quote.test(line)) return this.#readQuote();
    if (this.#depth < deepest && patterns.item.test(line)) return this.#readList();
    if (startsTable(line, this.#lines[this.#at + 1])) return this.#readTable(line);
    return this.#readParagraph();
  }

  #readCode(mark: string, language: string): Block {
    const text: string[] = [];
    for (this.#at += 1; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at] ?? '';
      if (line.trim().startsWith(mark) && line.trim().replaceAll(mark[0] ?? '`', '') === '') {
        this.#at += 1;
        break;
      }
      text.push(line);
    }
    return { kind: 'code', language, text: text.join('\n') };
  }

  #readQuote(): Block {
    const inner: string[] = [];
    while (patterns.quote.test(this.#lines[this.#at] ?? '')) {
      inner.push((this.#lines[this.#at] ?? '').replace(patterns.quote, ''));
      this.#at += 1;
    }
    return { kind: 'quote', blocks: new BlockReader(inner, this.#depth + 1).read() };
  }

  #readList(): Block {
    const first = patterns.item.exec(this.#lines[this.#at] ?? '')?.[2] ?? '-';
    const isOrdered = /^\d/.test(first);
    const items: Block[][] = [];
    for (;;) {
      const line = this.#lines[this.#at] ?? '';
      const item = patterns.item.exec(line);
      if (!item || /^\d/.test(item[2] ?? '') !== isOrdered || patterns.rule.test(line)) break;
      items.push(this.#readItem(line, item[0].length));
    }
    return { kind: 'list', isOrdered, start: isOrdered ? Number.parseInt(first, 10) : 1, items };
  }

  #readItem(line: string, width: number): Block[] {
    const inner = [line.slice(width)];
    for (this.#at += 1; this.#at < this.#lines.length; this.#at += 1) {
      const next = this.#lines[this.#at] ?? '';
      if (isBlank(next)) {
        const after = this.#lines[this.#at + 1];
        if (isBlank(after) || indentOf(after ?? '') < 2) {
          // Between two items stands at most an empty line.
          if (!isBlank(after) && patterns.item.test(after ?? '')) this.#at += 1;
          break;
        }
      } else if (indentOf(next) < 2 && (patterns.item.test(next) || endsParagraph(next, this.#lines[this.#at + 1]))) break;
      inner.push(next.slice(Math.min(indentOf(next), width)));
    }
    return new BlockReader(inner, this.#depth + 1).read();
  }

  #readTable(line: string): Block {
    const header = cellsOf(line);
    const rows: Inline[][][] = [];
    for (this.#at += 2; !isBlank(this.#lines[this.#at]) && this.#lines[this.#at]?.includes('|'); this.#at += 1) {
      const cells = cellsOf(this.#lines[this.#at] ?? '');
      rows.push(header.map((_, index) => readInlines(cells[index] ?? '')));
    }
    return { kind: 'table', header: header.map((cell) => readInlines(cell)), rows };
  }

  #readParagraph(): Block {
    const text = [this.#lines[this.#at] ?? ''];
    for (this.#at += 1; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at] ?? '';
      if (endsParagraph(line, this.#lines[this.#at + 1])) break;
      text.push(line);
    }
    return { kind: 'paragraph', children: readInlines(text.map((line) => line.trimStart()).join('\n')) };
  }
}

/** The blocks of a text in order. Every text can be read; markup of HTML is text like any other. */
export const readMarkdown = (text: string): Block[] =>
  new BlockReader(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0).read();
