// Input of every readability formula, from the words of each sentence.
import type { InterfaceLanguage } from '../languages.ts';
import type { TextCounts } from './formulas.ts';
import { syllablesOf } from './syllables.ts';

/** Syllables from which a word counts as hard; German compounds, which are long, earn one more. */
export const hardWordSyllables = (language: InterfaceLanguage): number => (language === 'de' ? 5 : 4);

const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

export interface CountedText {
  counts: TextCounts;
  /** Number of hard words in each sentence. */
  hardInSentences: number[];
  /** Each hard word with its syllables. */
  hardWords: Map<string, number>;
}

/** Counts words in lower case; each different one is measured once. Every sentence must have one. */
export function countSentences(sentences: readonly (readonly string[])[], language: InterfaceLanguage): CountedText {
  const counts: TextCounts = {
    words: 0,
    sentences: sentences.length,
    syllables: 0,
    letters: 0,
    oneSyllable: 0,
    manySyllables: 0,
    longWords: 0,
  };
  const known = new Map<string, { syllables: number; letters: number }>();
  const hardWords = new Map<string, number>();
  const hardInSentences = sentences.map((words) => {
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
    return hard;
  });
  return { counts, hardInSentences, hardWords };
}
