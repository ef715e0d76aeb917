import type { ComponentStates } from './component-states.ts';
import { ProgressBar } from './progress-bar.tsx';

export const states: ComponentStates = {
  page: 'components/notifications',
  layout: 'column',
  states: {
    'Just begun': () => <ProgressBar value={4} label="Import, just begun" />,
    'Two thirds': () => <ProgressBar value={66} label="Import, two thirds" />,
    Done: () => <ProgressBar value={100} label="Import, done" />,
  },
};
