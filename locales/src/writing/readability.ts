// The type of a readability formula, and the Flesch family.

/** Input of the formulas. */
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

export const perSentence = ({ words, sentences }: TextCounts) => words / Math.max(1, sentences);
export const syllablesPerWord = ({ words, syllables }: TextCounts) => syllables / Math.max(1, words);

/** A formula of Flesch's form, from the words per sentence and the syllables per word. */
export const flesch = (constant: number, sentenceWeight: number, syllableWeight: number) => (counts: TextCounts) =>
  constant - sentenceWeight * perSentence(counts) - syllableWeight * syllablesPerWord(counts);

// Flesch's own steps; Amstad, Fernández-Huerta and Kandel and Moles scaled their formulas to them.
export const fleschLevels = [
  [90, 'very_easy'],
  [80, 'easy'],
  [70, 'fairly_easy'],
  [60, 'plain'],
  [50, 'fairly_hard'],
  [30, 'hard'],
  [Number.NEGATIVE_INFINITY, 'very_hard'],
] as const;
export const fleschGoals = { young: 80, general: 60, expert: 30 };
