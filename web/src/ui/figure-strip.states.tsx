import type { ComponentStates } from './component-states.ts';
import { FigureStrip } from './figure-strip.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'With changes': () => (
      <FigureStrip
        figures={[
          { name: 'Documents', value: '1,284', beside: { text: '+12%', kind: 'better' }, line: '1,100 texts, 184 images' },
          { name: 'Right first time', value: '71%', beside: { text: '−3%', kind: 'worse' }, line: '12 of 17' },
          { name: 'Cost', value: '€412', line: '€0.32 each' },
        ]}
      />
    ),
  },
};
