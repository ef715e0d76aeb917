// The text of a PDF. It knows only pieces of text at places on pages, so lines, paragraphs and headings are inferred.
import { extractTextItems, getDocumentProxy, getMeta } from 'unpdf';
import type { ExtractedText } from './extracted-text.ts';
import { joinWrappedLines } from './normalise-text.ts';

/** Most pages that are read. */
const maxPages = 500;

interface Line {
  text: string;
  y: number;
  size: number;
}

type Item = Awaited<ReturnType<typeof extractTextItems>>['items'][number][number];

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let current: Line | null = null;
  let end = 0;
  for (const item of items) {
    const isSameLine: boolean = current !== null && Math.abs(current.y - item.y) < Math.max(2, item.fontSize * 0.4);
    if (item.str !== '') {
      if (current === null || !isSameLine) {
        current = { text: item.str, y: item.y, size: item.fontSize };
        lines.push(current);
      } else {
        const gap = item.x - end > item.fontSize * 0.2 && !/\s$/.test(current.text) && !/^\s/.test(item.str);
        current.text += (gap ? ' ' : '') + item.str;
        current.size = Math.max(current.size, item.fontSize);
      }
      end = item.x + item.width;
    }
  }
  return lines.filter((line) => line.text.trim() !== '');
}

/** Usual distance of two lines of a paragraph: near the least, since every other gap is larger. */
function usualDistance(distances: readonly number[]): number {
  const sorted = [...distances].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}

/** Usual size of the text, weighed by its length: headings are large but short. */
function bodySize(lines: readonly Line[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines)
    weights.set(Math.round(size * 2) / 2, (weights.get(Math.round(size * 2) / 2) ?? 0) + text.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const isHeading = (line: Line, body: number) => line.size > body * 1.12 && line.text.length < 160;

/** A page number at the edge of a page: "7", "- 7 -", "Page 7 of 9". */
const isPageNumber = (line: Line) =>
  /^\W*(?:page|seite|pagina|página|p\.|s\.)?\s*\d{1,4}(?:\s*(?:\/|of|von|di|de|sur)\s*\d{1,4})?\W*$/i.test(line.text);

function textOfPage(lines: readonly Line[], body: number): string {
  const kept = lines.filter((line, index) => !((index === 0 || index === lines.length - 1) && isPageNumber(line)));
  const distances = kept
    .slice(1)
    .map((line, index) => Math.abs((kept[index]?.y ?? 0) - line.y))
    .filter((distance) => distance > body * 0.8);
  const usual = usualDistance(distances);
  let text = '';
  kept.forEach((line, index) => {
    const previous = kept[index - 1];
    const heading = isHeading(line, body);
    const wasHeading = previous !== undefined && isHeading(previous, body);
    const distance = previous ? Math.abs(previous.y - line.y) : 0;
    if (heading && wasHeading && distance < line.size * 1.8) text += ` ${line.text.trim()}`;
    else if (heading) text += `\n\n# ${line.text.trim()}`;
    else text += `${wasHeading || distance > usual * 1.35 ? '\n\n' : '\n'}${line.text.trim()}`;
  });
  return text.split('\n\n').map(joinWrappedLines).join('\n\n');
}

/** Text by page joined to one; a paragraph that runs over a page break stays one where that is clear. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedText> {
  const pdf = await getDocumentProxy(bytes);
  if (pdf.numPages > maxPages) throw new Error('too many pages');
  const { items } = await extractTextItems(pdf);
  const pages = items.map(linesOf);
  const body = bodySize(pages.flat());
  const text = pages
    .map((lines) => textOfPage(lines, body).trim())
    .reduce((whole, page) => whole + (/[\p{Ll},]$/u.test(whole) && /^\p{Ll}/u.test(page) ? ' ' : '\n\n') + page, '');
  const { info } = await getMeta(pdf);
  const title = typeof info['Title'] === 'string' ? info['Title'].trim() : '';
  return { title: /^(untitled|microsoft word)/i.test(title) ? '' : title, text };
}
