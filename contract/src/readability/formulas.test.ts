import { expect, it } from 'vitest';
import { fleschKincaidGrade, levelOf, readabilityFormulas, type TextCounts, vienneseGrade } from './formulas.ts';

const counts: TextCounts = {
  words: 100,
  sentences: 5,
  syllables: 150,
  letters: 480,
  oneSyllable: 60,
  manySyllables: 12,
  longWords: 25,
};

// 20 words a sentence, 1.5 syllables a word, 480 letters: worked out by hand from the published formulas.
it.each([
  ['en', 59.635, 'fairly_hard'],
  ['de', 72.25, 'fairly_easy'],
  ['it', 56, 'hard'],
  ['es', 96.44, 'very_easy'],
  ['fr', 76.3, 'fairly_easy'],
  ['pt-BR', 101.635, 'very_easy'],
] as const)('computes the index of %s', (language, index, level) => {
  const formula = readabilityFormulas[language];
  expect(formula.compute(counts)).toBeCloseTo(index, 6);
  expect(levelOf(formula, formula.compute(counts))).toBe(level);
});

it('computes the grades of English and German', () => {
  // 0.39 × 20 + 11.8 × 1.5 − 15.59
  expect(fleschKincaidGrade(counts)).toBeCloseTo(9.91, 6);
  // 0.1935 × 12 + 0.1672 × 20 + 0.1297 × 25 − 0.0327 × 60 − 0.875
  expect(vienneseGrade(counts)).toBeCloseTo(6.0715, 6);
});
