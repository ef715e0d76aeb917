import { type Formula, flesch, fleschGoals, fleschLevels } from '../../writing/readability.ts';

const formula: Formula = {
  name: 'Indice de Kandel et Moles',
  source: 'Kandel, Moles 1958',
  written: '207 − 1,015 × ASL − 73,6 × ASW',
  compute: flesch(207, 1.015, 73.6),
  levels: fleschLevels,
  goals: fleschGoals,
};

export default formula;
