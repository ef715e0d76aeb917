// The sentences and words of a running text, counted for the readability formulas.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { type CountedText, countSentences } from '@folio/contract/readability/count-sentences';
import { sentencesOf } from '../sentences.ts';
import { wordsOf } from '../tokens.ts';

export interface CountedSentence {
  text: string;
  words: number;
  hardWords: number;
}

/** Counts a text once; lines without words (bullets, rules) are no sentences. */
export function countText(
  text: string,
  language: InterfaceLanguage,
): Pick<CountedText, 'counts' | 'hardWords'> & { sentences: CountedSentence[] } {
  const read = sentencesOf(text, language)
    .map((sentence) => ({ text: sentence, words: wordsOf(sentence, language) }))
    .filter(({ words }) => words.length > 0);
  const { counts, hardInSentences, hardWords } = countSentences(
    read.map(({ words }) => words),
    language,
  );
  const sentences = read.map((sentence, index) => ({
    text: sentence.text,
    words: sentence.words.length,
    hardWords: hardInSentences[index] ?? 0,
  }));
  return { counts, sentences, hardWords };
}
