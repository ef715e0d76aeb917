import type { ComponentStates } from './component-states.ts';
import { type Fact, FactList } from './fact-list.tsx';

const facts: Fact[] = [
  ['Author', 'Marta Ferri'],
  ['Workspace', 'Halden Content Team'],
  ['Address', 'https://haldenoutdoor.example/guides/how-to-choose-trail-shoes-for-wet-autumn-paths'],
  ['Says nothing', ''],
];

export const states: ComponentStates = {
  page: 'components/panels',
  width: 360,
  states: {
    'Names above': () => <FactList facts={facts} />,
    'Names beside': () => <FactList facts={facts} gap={6} isBeside />,
  },
};
