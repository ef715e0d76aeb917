import { type Formula, flesch, fleschGoals, fleschLevels } from '../../writing/readability.ts';

const formula: Formula = {
  name: 'Lecturabilidad de Fernández-Huerta',
  source: 'Fernández-Huerta 1959',
  written: '206,84 − 1,02 × ASL − 60 × ASW',
  compute: flesch(206.84, 1.02, 60),
  levels: fleschLevels,
  goals: fleschGoals,
};

export default formula;
