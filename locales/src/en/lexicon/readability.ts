// The formula of readability for English, as published. Each language has its own, fitted to its texts: figures of two languages do not compare.
// ASL: words per sentence; ASW: syllables per word.
import { type Formula, flesch, fleschGoals, fleschLevels } from '../../writing/readability.ts';

const formula: Formula = {
  name: 'Flesch Reading Ease',
  source: 'Flesch 1948',
  written: '206.835 − 1.015 × ASL − 84.6 × ASW',
  compute: flesch(206.835, 1.015, 84.6),
  levels: fleschLevels,
  goals: fleschGoals,
};

export default formula;
