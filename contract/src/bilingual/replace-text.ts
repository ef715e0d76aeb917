// Find and replace in a text with marks: plain words, never a part of a mark. No pattern of the caller is run.
import { escapePattern } from '../escape.ts';
import { markPattern } from './protected-parts.ts';

export interface TextFinderOptions {
  matchCase: boolean;
  /** Only where neither a letter nor a digit is beside it. */
  wholeWord: boolean;
}

/** Finds the words as they are written; each sign means itself. */
export function textFinder(words: string, { matchCase, wholeWord }: TextFinderOptions): RegExp {
  const literal = escapePattern(words);
  const bounded = wholeWord ? `(?<![\\p{L}\\p{N}\\p{M}_])${literal}(?![\\p{L}\\p{N}\\p{M}_])` : literal;
  return new RegExp(bounded, matchCase ? 'gu' : 'giu');
}

/** The text with other words in the place of those that are found, and how many were. */
export function replaceText(text: string, finder: RegExp, words: string): { text: string; hits: number } {
  let hits = 0;
  const pieces = text.split(markPattern).map((piece, index) =>
    index % 2 === 1
      ? piece
      : piece.replace(finder, () => {
          hits += 1;
          return words;
        }),
  );
  return { text: pieces.join(''), hits };
}
