// Difference of two sentences in words: the measure of translation memory matches.
import { unspacedScripts } from '../text-words.ts';
import { blankProtectedParts, plainText } from './protected-parts.ts';

// A word of letters, a number, or one character of a script that sets no spaces.
const token = new RegExp(
  String.raw`[${unspacedScripts}]\p{M}*|\p{N}+(?:[.,]\p{N}+)*|(?:(?![${unspacedScripts}])[\p{L}\p{M}])+`,
  'gu',
);
const number = /^\p{N}/u;

/** Words and numbers in order, in lower case, without tags and punctuation; in scripts without spaces each character. */
export const wordTokens = (text: string): string[] => plainText(text).toLowerCase().match(token) ?? [];

function distanceOf(a: readonly string[], b: readonly string[]): number {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const width = endB - start;
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = start; i < endA; i += 1) {
    const next = [i - start + 1];
    for (let j = 1; j <= width; j += 1) {
      const cost = a[i] === b[start + j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[width] ?? 0;
}

/** Words to insert, delete or replace until one text is the other (Levenshtein). */
export const wordDistance = (a: string, b: string): number => distanceOf(wordTokens(a), wordTokens(b));

/** A text without the parts that a 99 % match may differ in: numbers, tags, case, punctuation. */
export const skeletonOf = (text: string): string =>
  (blankProtectedParts(text).toLowerCase().match(token) ?? [])
    .map((word) => (number.test(word) ? '0' : word))
    .join(' ')
    .replace(/0(?: 0)+/g, '0');

/**
 * Similarity of two texts, as an integer from 0 to 100: 100 for equal ones, 99 if only numbers, tags, case or punctuation differ, else
 * one minus the distance divided by the words of the longer, at most 98.
 */
export function matchPercent(a: string, b: string): number {
  if (a === b) return 100;
  const [wordsA, wordsB] = [wordTokens(a), wordTokens(b)];
  const longer = Math.max(wordsA.length, wordsB.length);
  if (wordsA.length === 0 || wordsB.length === 0) return 0;
  if (skeletonOf(a) === skeletonOf(b)) return 99;
  return Math.min(98, Math.max(0, Math.round(100 * (1 - distanceOf(wordsA, wordsB) / longer))));
}
