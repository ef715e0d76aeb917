// The readability formula of each language, as published. Each was fitted to texts of its language, so figures of two languages do not compare.
import { readabilityLexicon } from '@folio/locales/lexicon';
import {
  type Formula,
  perSentence,
  type ReadingLevel,
  syllablesPerWord,
  type TextCounts,
} from '@folio/locales/writing/readability';

export type { Formula, ReadingLevel, TextCounts };

/** The index of each language, 0 (very hard) to 100 (very easy). */
export const readabilityFormulas = readabilityLexicon;

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
