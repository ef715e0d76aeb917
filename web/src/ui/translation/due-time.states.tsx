import type { ComponentStates } from '../component-states.ts';
import { DueTime } from './due-time.tsx';

const hourMs = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

export const states: ComponentStates = {
  page: 'components/panels',
  note: 'from the present time',
  states: {
    'In two hours': () => <DueTime at={fromNow(2)} />,
    'In ten days': () => <DueTime at={fromNow(240)} />,
    Late: () => <DueTime at={fromNow(-20)} />,
    'Over and done': () => <DueTime at={fromNow(-20)} isOver />,
    'Without one': () => <DueTime at={null} />,
  },
};
