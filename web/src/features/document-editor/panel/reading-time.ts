// Reading time of a text.
import { baseOf } from '@folio/contract/languages';

/** Words a minute of adults reading paragraphs aloud, the slower and safer figure: Trauzettel-Klosinski and Dietz 2012 (IReST). */
const wordsPerMinute: Record<string, number> = { en: 228, de: 179, it: 188, es: 218, fr: 195, pt: 181 };
const usualWordsPerMinute = 200;

/** Whole minutes it takes to read this many words of a language, at least one. */
export const readingMinutes = (words: number, language: string): number =>
  Math.max(1, Math.round(words / (wordsPerMinute[baseOf(language)] ?? usualWordsPerMinute)));
