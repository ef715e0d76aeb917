import type { Formula } from '../../writing/readability.ts';

const formula: Formula = {
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
};

export default formula;
