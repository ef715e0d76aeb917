import type { ComponentStates } from './component-states.ts';
import { Figures } from './figures.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'Numbers and words': () => (
      <Figures
        figures={[
          ['Documents', 1284],
          ['Words', 412_390],
          ['Approved first time', '71 %'],
          ['Longest wait', '3 days'],
        ]}
      />
    ),
    Zero: () => <Figures figures={[['Documents', 0]]} />,
  },
};
