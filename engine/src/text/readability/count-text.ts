// What every readability formula is fed with: sentences, words, syllables and letters of a text.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { TextCounts } from '@folio/contract/readability/formulas';
import { syllablesOf } from '@folio/contract/readability/syllables';
import { sentencesOf } from '../sentences.ts';
import { wordsOf } from '../tokens.ts';

export interface CountedSentence {
  text: string;
  words: number;
  /** Words of four syllables or more (German, whose compounds are long: five). */
  hardWords: number;
}

/** Syllables from which a word counts as hard; German compounds earn one more. */
export const hardWordSyllables = (language: InterfaceLanguage): number => (language === 'de' ? 5 : 4);

const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Counts a text once; lines without words (bullets, rules) are no sentences. */
export function countText(
  text: string,
  language: InterfaceLanguage,
): { counts: TextCounts; sentences: CountedSentence[]; hardWords: Map<string, number> } {
  const counts: TextCounts = {
    words: 0,
    sentences: 0,
    syllables: 0,
    letters: 0,
    oneSyllable: 0,
    manySyllables: 0,
    longWords: 0,
  };
  const known = new Map<string, { syllables: number; letters: number }>();
  const hardWords = new Map<string, number>();
  const sentences: CountedSentence[] = [];
  for (const sentence of sentencesOf(text, language)) {
    const words = wordsOf(sentence, language);
    if (words.length === 0) continue;
    let hard = 0;
    for (const word of words) {
      const measured = known.get(word) ?? { syllables: syllablesOf(word, language), letters: lettersOf(word) };
      known.set(word, measured);
      counts.syllables += measured.syllables;
      counts.letters += measured.letters;
      if (measured.syllables === 1) counts.oneSyllable += 1;
      if (measured.syllables >= 3) counts.manySyllables += 1;
      if (measured.letters > 6) counts.longWords += 1;
      if (measured.syllables < hardWordSyllables(language)) continue;
      hard += 1;
      hardWords.set(word, measured.syllables);
    }
    counts.words += words.length;
    counts.sentences += 1;
    sentences.push({ text: sentence, words: words.length, hardWords: hard });
  }
  return { counts, sentences, hardWords };
}
