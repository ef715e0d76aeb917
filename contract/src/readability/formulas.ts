// The readability formula of each language, as published. Each was fitted to texts of its language, so figures of two languages do not compare.
import type { InterfaceLanguage } from '../languages.ts';

/** What the formulas are fed with. */
export interface TextCounts {
  words: number;
  sentences: number;
  syllables: number;
  /** Letters and digits. */
  letters: number;
  oneSyllable: number;
  /** Words of three syllables or more. */
  manySyllables: number;
  /** Words of more than six letters. */
  longWords: number;
}

export type ReadingLevel = 'very_easy' | 'easy' | 'fairly_easy' | 'plain' | 'fairly_hard' | 'hard' | 'very_hard';

export interface Formula {
  name: string;
  /** Author and year of publication. */
  source: string;
  /** The formula in symbols; its figures are the author's. */
  written: string;
  /** Unrounded; may lie outside 0 to 100 for extreme texts. */
  compute: (counts: TextCounts) => number;
  /** Lowest index of each level, the easiest first. */
  levels: readonly (readonly [from: number, level: ReadingLevel])[];
  /** Lowest index that suits each kind of readers. */
  goals: { young: number; general: number; expert: number };
}

const perSentence = ({ words, sentences }: TextCounts) => words / Math.max(1, sentences);
const syllablesPerWord = ({ words, syllables }: TextCounts) => syllables / Math.max(1, words);

const flesch = (constant: number, sentenceWeight: number, syllableWeight: number) => (counts: TextCounts) =>
  constant - sentenceWeight * perSentence(counts) - syllableWeight * syllablesPerWord(counts);

// Flesch's own steps; Amstad, Fernández-Huerta and Kandel and Moles scaled their formulas to them.
const fleschLevels = [
  [90, 'very_easy'],
  [80, 'easy'],
  [70, 'fairly_easy'],
  [60, 'plain'],
  [50, 'fairly_hard'],
  [30, 'hard'],
  [Number.NEGATIVE_INFINITY, 'very_hard'],
] as const;
const fleschGoals = { young: 80, general: 60, expert: 30 };

/** The index of each language, 0 (very hard) to 100 (very easy). ASL: words per sentence; ASW: syllables per word. */
export const readabilityFormulas: Record<InterfaceLanguage, Formula> = {
  en: {
    name: 'Flesch Reading Ease',
    source: 'Flesch 1948',
    written: '206.835 − 1.015 × ASL − 84.6 × ASW',
    compute: flesch(206.835, 1.015, 84.6),
    levels: fleschLevels,
    goals: fleschGoals,
  },
  de: {
    name: 'Flesch-Index nach Amstad',
    source: 'Amstad 1978',
    written: '180 − ASL − 58,5 × ASW',
    compute: flesch(180, 1, 58.5),
    levels: fleschLevels,
    goals: fleschGoals,
  },
  it: {
    name: 'Gulpease',
    source: 'Lucisano, Piemontese 1988',
    written: '89 + (300 × S − 10 × L) ÷ W',
    compute: ({ words, sentences, letters }) => 89 + (300 * sentences - 10 * letters) / Math.max(1, words),
    // Below 80 hard for readers with five years of school, below 60 with eight, below 40 with thirteen.
    levels: [
      [80, 'easy'],
      [60, 'plain'],
      [40, 'hard'],
      [Number.NEGATIVE_INFINITY, 'very_hard'],
    ],
    goals: { young: 80, general: 60, expert: 40 },
  },
  es: {
    name: 'Lecturabilidad de Fernández-Huerta',
    source: 'Fernández-Huerta 1959',
    written: '206,84 − 1,02 × ASL − 60 × ASW',
    compute: flesch(206.84, 1.02, 60),
    levels: fleschLevels,
    goals: fleschGoals,
  },
  fr: {
    name: 'Indice de Kandel et Moles',
    source: 'Kandel, Moles 1958',
    written: '207 − 1,015 × ASL − 73,6 × ASW',
    compute: flesch(207, 1.015, 73.6),
    levels: fleschLevels,
    goals: fleschGoals,
  },
  'pt-BR': {
    name: 'Índice Flesch adaptado por Martins',
    source: 'Martins et al. 1996',
    written: '248,835 − 1,015 × ASL − 84,6 × ASW',
    compute: flesch(248.835, 1.015, 84.6),
    levels: [
      [75, 'very_easy'],
      [50, 'easy'],
      [25, 'hard'],
      [Number.NEGATIVE_INFINITY, 'very_hard'],
    ],
    goals: { young: 75, general: 50, expert: 25 },
  },
};

/** US school grade of an English text; source: Kincaid et al. 1975. */
export const fleschKincaidGrade = (counts: TextCounts): number =>
  0.39 * perSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59;

/** School year of a German text, 4 to 15; source: erste Wiener Sachtextformel, Bamberger and Vanecek 1984. */
export function vienneseGrade(counts: TextCounts): number {
  const percent = (count: number) => (100 * count) / Math.max(1, counts.words);
  return (
    0.1935 * percent(counts.manySyllables) +
    0.1672 * perSentence(counts) +
    0.1297 * percent(counts.longWords) -
    0.0327 * percent(counts.oneSyllable) -
    0.875
  );
}

/** The index that is shown: whole, and within 0 to 100. */
export const indexOf = (formula: Formula, counts: TextCounts): number =>
  Math.round(Math.min(100, Math.max(0, formula.compute(counts))));

/** The level of an index in this formula. */
export function levelOf(formula: Formula, index: number): ReadingLevel {
  return formula.levels.find(([from]) => index >= from)?.[1] ?? 'very_hard';
}
