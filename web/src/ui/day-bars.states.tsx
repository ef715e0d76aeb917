import type { ComponentStates } from './component-states.ts';
import { DayBars } from './day-bars.tsx';

/** Thirty days with a quiet weekend. */
const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
  value: index % 7 > 4 ? 0 : 120 + ((index * 67) % 240),
}));

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'Thirty days': () => <DayBars label="Credits a day" days={days} />,
    Tall: () => <DayBars label="Credits a day, tall" days={days} isTall />,
    'Nothing spent': () => <DayBars label="No credits" days={days.slice(0, 7).map((day) => ({ ...day, value: 0 }))} />,
  },
};
