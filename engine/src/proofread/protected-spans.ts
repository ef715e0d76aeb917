// Spans that no correction touches: URLs, codes, names with inner capitals, quotations, and words that the order protects.
import { escapePattern } from '@folio/contract/escape';

const patterns: readonly RegExp[] = [
  // Addresses, mail addresses, hosts, files, handles and hashtags.
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|eu|de|at|ch|it|es|fr|pt|br|uk|ie|io|app|shop|info|example|test|pdf|docx?|xlsx?|csv|jpe?g|png|svg|zip|html?|js|ts|json)(?:\/\S*)?(?![\p{L}\p{N}])/giu,
  /[@#][\p{L}\p{N}_]+/gu,
  /`[^`\n]*`/gu,
  /\{\{[^}\n]*\}\}|\[[A-Z_ ]+\]|<[^>\n]*>/gu,
  // Codes: letters with figures, capitals alone, inner capitals, words with underscores.
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}_/-]*\p{N})(?=[\p{L}\p{N}_/-]*\p{L})[\p{L}\p{N}_/-]+/gu,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}&/-]+s?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\p{L}*\p{Ll}\p{Lu}\p{L}*/gu,
  /[\p{L}\p{N}]+_[\p{L}\p{N}_]+/gu,
  // Quotations, at most as long as a paragraph.
  /“[^“”\n]{1,400}”/gu,
  /„[^„“”\n]{1,400}[“”]/gu,
  /«[^«»\n]{1,400}»/gu,
  /(?<![\p{L}\p{N}])"[^"\n]{1,400}"(?![\p{L}\p{N}])/gu,
];

export type Span = readonly [start: number, end: number];

/** Spans in no order; they may overlap. `words` are left as they are wherever they stand, in any case. */
export function protectedSpans(text: string, words: readonly string[]): Span[] {
  const own = words
    .filter((word) => word.trim() !== '')
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word.trim())}(?![\\p{L}\\p{N}])`, 'giu'));
  return [...patterns, ...own].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length] as const),
  );
}

/** True if a position from `start` to `end` is in a protected span or touches one. */
export const isProtected = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some(([from, to]) => start < to && end > from);

/** The text with each protected span as one capitalised word of the same length, so that rules of grammar read over it. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  const letters = text.split('');
  for (const [from, to] of spans) {
    const end = /[.!?,;:]/.test(text[to - 1] ?? '') ? to - 1 : to;
    for (let at = from; at < end; at++) letters[at] = at === from ? 'N' : 'a';
  }
  return letters.join('');
}
