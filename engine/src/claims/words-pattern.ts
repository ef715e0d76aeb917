// Finds claims in a text as words of their own.
import { escapePattern } from '@folio/contract/escape';

const patternOf = (text: string) => escapePattern(text).replace(/\s+/gu, '\\s+');

/** Words as they stand in a text, the longest first, so that none is found within another one. */
export function wordsPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const alternatives = words.map(patternOf).toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu');
}
