import { type Formula, flesch } from '../../writing/readability.ts';

const formula: Formula = {
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
};

export default formula;
