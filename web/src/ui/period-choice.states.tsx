import { type ComponentStates, withValue } from './component-states.ts';
import { type Days, PeriodChoice } from './period-choice.tsx';

const draw = (first: { length: string; days: Days }) =>
  withValue(first, (value, onChange) => (
    <PeriodChoice length={value.length} days={value.days} onChange={(length, days) => onChange({ length, days })} />
  ));

const november = { from: '2026-11-01', to: '2026-11-30' };

export const states: ComponentStates = {
  page: 'forms/extended',
  width: 290,
  states: {
    'The last thirty days': () => draw({ length: '30', days: november }),
    'Two days of choice': () => draw({ length: 'custom', days: november }),
  },
};
