import type { ComponentStates } from '../component-states.ts';
import { ChangedText } from './changed-text.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  width: 360,
  states: {
    'Words removed and added': () => (
      <ChangedText before="The shoe is dry after a river." after="The shoe dries fast after a river." language="en" />
    ),
    Equal: () => <ChangedText before="Wet stone." after="Wet stone." language="en" />,
  },
};
