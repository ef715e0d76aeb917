// Where in a text a link may be: running text outside headings, links, quotations and code. Markup is walked, never searched by pattern.
import { stemOf } from '../../text/stems.ts';

/** One word of running text: its place in the markup and its stem. */
export interface PositionedWord {
  start: number;
  end: number;
  stem: string;
  /** Running number of the block, so that phrases and sentences never run over its end. */
  block: number;
}

const closed = new Set([
  'a',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'q',
  'cite',
  'code',
  'pre',
  'button',
  'figcaption',
]);

/** The words that a link may be set on, in their order. Markup must be well formed, as the sanitiser leaves it. */
export function linkableWords(html: string, language: string): PositionedWord[] {
  const words: PositionedWord[] = [];
  let depth = 0;
  let block = 0;
  let at = 0;
  while (at < html.length) {
    const opening = html.indexOf('<', at);
    const end = opening === -1 ? html.length : opening;
    if (depth === 0) {
      for (const match of html.slice(at, end).matchAll(/&[#\w]{1,10};|[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[.!?]/gu)) {
        const [text] = match;
        // An entity or the end of a sentence parts phrases.
        if (/^[&.!?]/.test(text)) block += 1;
        else {
          const start = at + match.index;
          words.push({ start, end: start + text.length, stem: stemOf(text.toLocaleLowerCase(), language), block });
        }
      }
    }
    if (opening === -1) break;
    const close = html.indexOf('>', opening);
    if (close === -1) break;
    const [, slash = '', name = ''] =
      /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(opening, Math.min(close + 1, opening + 40))) ?? [];
    const tag = name.toLowerCase();
    if (closed.has(tag)) depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    // A phrase that begins in bold and ends outside could not be wrapped in one link.
    block += 1;
    at = close + 1;
  }
  return words;
}
