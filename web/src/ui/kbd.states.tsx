import type { ComponentStates } from './component-states.ts';
import { Kbd } from './kbd.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  states: {
    'One key': () => <Kbd keys="Esc" />,
    Chord: () => <Kbd keys="mod+K" />,
  },
};
