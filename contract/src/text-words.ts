// The words of a text, as prices, limits, counts on the screen and readability all count them: one rule for browser and server.

// Scripts without spaces between words. The two marks are the long vowel of katakana, which belongs to no script. Korean writes spaces.
export const unspacedScripts: string = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u30fc\uff70`;
const hasUnspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const unspacedPart = new RegExp(`([${unspacedScripts}][${unspacedScripts}\\p{M}]*)`, 'u');
// Their punctuation is without spaces too.
const unspacedMarks = /[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

let segmenter: Intl.Segmenter | undefined;

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

function wordsWithin(part: string): string[] {
  if (!hasUnspaced.test(part)) return part.split(unspacedMarks).filter(isWord);
  // Made when first asked for; its dictionaries are chosen by script, so one does for all languages.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** True where a dictionary distinguishes words; those of two browsers may differ by a few words. */
export const isSplitByDictionary = (text: string): boolean => hasUnspaced.test(text);

/**
 * The words of a text in order, with the punctuation that touches them: parts between white space that hold a letter or digit. For scripts without
 * spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) the platform's dictionary distinguishes words; in Tibetan syllables count.
 */
export function listWords(text: string): string[] {
  const runs = text.split(/\s+/u);
  return isSplitByDictionary(text) ? runs.flatMap((run) => run.split(unspacedPart).flatMap(wordsWithin)) : runs.filter(isWord);
}

const touchingMarks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The same words as comparisons take them: without the punctuation that touches them, in small letters. As many as the text has. */
export const comparableWords = (text: string): string[] =>
  listWords(text).map((word) => word.replace(touchingMarks, '').toLocaleLowerCase());
