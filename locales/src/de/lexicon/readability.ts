import { type Formula, flesch, fleschGoals, fleschLevels } from '../../writing/readability.ts';

const formula: Formula = {
  name: 'Flesch-Index nach Amstad',
  source: 'Amstad 1978',
  written: '180 − ASL − 58,5 × ASW',
  compute: flesch(180, 1, 58.5),
  levels: fleschLevels,
  goals: fleschGoals,
};

export default formula;
