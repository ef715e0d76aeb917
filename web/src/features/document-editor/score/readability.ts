// How easily a text reads, by the formula that was made for its language. All give about 0 (hard) to 100 (easy).
import { countSyllables } from './syllables.ts';

/** What formulas count. */
export interface TextCounts {
  words: number;
  sentences: number;
  syllables: number;
  letters: number;
}

interface Formula {
  /** Name with its source, as it is shown. */
  name: string;
  easyFrom: number;
  value: (counts: TextCounts) => number;
}

const perWord = ({ syllables, words }: TextCounts) => syllables / words;
const perSentence = ({ words, sentences }: TextCounts) => words / sentences;

const formulas: Record<string, Formula> = {
  en: {
    name: 'Flesch Reading Ease, 1948',
    easyFrom: 60,
    value: (of) => 206.835 - 1.015 * perSentence(of) - 84.6 * perWord(of),
  },
  de: {
    name: 'Amstad, 1978',
    easyFrom: 50,
    value: (of) => 180 - perSentence(of) - 58.5 * perWord(of),
  },
  it: {
    name: 'Gulpease, 1988',
    easyFrom: 60,
    value: ({ words, sentences, letters }) => 89 + (300 * sentences - 10 * letters) / words,
  },
  es: {
    name: 'Fernández Huerta, 1959',
    easyFrom: 60,
    value: (of) => 206.84 - 60 * perWord(of) - 1.02 * perSentence(of),
  },
  fr: {
    name: 'Kandel & Moles, 1958',
    easyFrom: 60,
    value: (of) => 207 - 1.015 * perSentence(of) - 73.6 * perWord(of),
  },
  pt: {
    name: 'Flesch/Martins, 1996',
    easyFrom: 50,
    value: (of) => 248.835 - 1.015 * perSentence(of) - 84.6 * perWord(of),
  },
};

/** Below its border a text loses points over this many units. */
const fallsOver = 40;
/** Fewer words tell nothing. */
const fewestWords = 30;

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export const baseOf = (language: string): string => language.toLocaleLowerCase().split(/[-_]/)[0] ?? 'en';

export function countText(sentences: readonly string[], language: string): TextCounts {
  const base = baseOf(language);
  const words = sentences.flatMap((sentence) => sentence.match(wordPattern) ?? []);
  return {
    words: words.length,
    sentences: sentences.length,
    syllables: base === 'it' ? 0 : words.reduce((sum, word) => sum + countSyllables(word, base), 0),
    letters: words.reduce((sum, word) => sum + (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0),
  };
}

/** The formula's value, 0 to 100, and how far it is easy enough (0 to 1); null without a formula or with too few words. */
export function readReadability(
  sentences: readonly string[],
  language: string,
): { formula: string; value: number; share: number } | null {
  const formula = formulas[baseOf(language)];
  const counts = countText(sentences, language);
  if (!formula || counts.words < fewestWords) return null;
  const value = Math.round(Math.min(100, Math.max(0, formula.value(counts))));
  return { formula: formula.name, value, share: Math.min(1, Math.max(0, 1 - (formula.easyFrom - value) / fallsOver)) };
}
