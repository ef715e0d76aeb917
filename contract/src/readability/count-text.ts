// The sentences and words of a running text, counted for the readability formulas: for the readability checker as for the editor's content score.
import type { InterfaceLanguage } from '../languages.ts';
import { listWords } from '../text-words.ts';
import { type CountedText, countSentences } from './count-sentences.ts';
import { sentencesOf } from './sentences.ts';

export interface ReadSentence {
  text: string;
  /** As on the page, with the punctuation that touches them. */
  words: string[];
}

export interface CountedSentence {
  text: string;
  words: number;
  hardWords: number;
}

/** The sentences of a text with their words; lines without words (bullets, rules) are no sentences. */
export const readSentences = (text: string, language: string): ReadSentence[] =>
  sentencesOf(text, language)
    .map((sentence) => ({ text: sentence, words: listWords(sentence) }))
    .filter(({ words }) => words.length > 0);

/** Without the punctuation around it. Parts joined by an apostrophe or hyphen are one word, as Flesch counted. */
const bare = (word: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/su.exec(word)?.[0] ?? word;

type CountedSentences = Pick<CountedText, 'counts' | 'hardWords'> & { sentences: CountedSentence[] };

/** Counts a text once. */
export const countText = (text: string, language: InterfaceLanguage): CountedSentences =>
  countReadSentences(readSentences(text, language), language);

/** Counts sentences that were read already. */
export function countReadSentences(read: readonly ReadSentence[], language: InterfaceLanguage): CountedSentences {
  const { counts, hardInSentences, hardWords } = countSentences(
    // None of these languages has rules of its own for lower case, which cost several times as much.
    read.map(({ words }) => words.map((word) => bare(word).toLowerCase())),
    language,
  );
  const sentences = read.map((sentence, index) => ({
    text: sentence.text,
    words: sentence.words.length,
    hardWords: hardInSentences[index] ?? 0,
  }));
  return { counts, sentences, hardWords };
}
