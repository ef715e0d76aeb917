// Excerpt of a search hit: a line of the text around the first match, with every match marked.
import { withoutAccents } from '@folio/contract/plain-letters';
import { stemOf } from '@folio/engine/text/stems';
import type { Search } from './search-words.ts';

export type Excerpt = { text: string; is_hit: boolean }[];

/** Characters shown before the first hit, and in all. */
const before = 60;
const longest = 200;

/** Without accents and case, as the index has words; one character stays one, so that places in the text stay the same. */
const fold = (word: string) => withoutAccents(word).replaceAll('ß', 'ss').toLowerCase();

function isWanted(word: string, wanted: { beginnings: string[]; stems: Set<string> }, language: string): boolean {
  const folded = fold(word);
  return wanted.beginnings.some((one) => folded.startsWith(one)) || wanted.stems.has(stemOf(word.toLowerCase(), language));
}

/** Null where the text has none of the words: then the title has them. */
export function excerptOf(text: string, search: Search, language: string): Excerpt | null {
  const words = [...search.words, ...search.phrases.flatMap((phrase) => phrase.split(' '))];
  const wanted = { beginnings: words.map(fold), stems: new Set(words.map((word) => stemOf(word, language))) };
  const found = text.matchAll(/[\p{L}\p{N}\p{M}]+/gu);
  let start = -1;
  let end = 0;
  const hits: [number, number][] = [];
  for (const match of found) {
    if (start >= 0 && match.index >= end) break;
    if (!isWanted(match[0], wanted, language)) continue;
    if (start < 0) {
      start = Math.max(0, match.index - before);
      // A word is not cut in the middle.
      while (start > 0 && /[\p{L}\p{N}\p{M}]/u.test(text.charAt(start - 1)) && match.index - start < before + 30) start -= 1;
      end = start + longest;
    }
    hits.push([match.index, match.index + match[0].length]);
  }
  if (start < 0) return null;
  const parts: Excerpt = [];
  const add = (piece: string, isHit: boolean) => {
    const line = piece.replace(/\s+/g, ' ');
    if (line !== '') parts.push({ text: line, is_hit: isHit });
  };
  let at = start;
  if (start > 0) add('… ', false);
  for (const [from, to] of hits) {
    add(text.slice(at, from), false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(text.slice(at, Math.max(at, end)), false);
  if (end < text.length) add(' …', false);
  return parts;
}
