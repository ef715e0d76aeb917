import { OwnActs } from '../../../features/audit/own-acts.tsx';
import type { ComponentStates } from '../../../ui/component-states.ts';

export const states: ComponentStates = {
  page: 'pages/timeline',
  layout: 'column',
  varies: true,
  note: 'to be read only',
  states: { 'What you did': () => <OwnActs /> },
};
