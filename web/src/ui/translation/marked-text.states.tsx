import type { ComponentStates } from '../component-states.ts';
import { MarkedText } from './marked-text.tsx';

export const states: ComponentStates = {
  page: 'components/panels',
  states: {
    'A pair and a single mark': () => <MarkedText text={'Read the <g1>guide to soles</g1> first.<x2/>'} />,
    'Without marks': () => <MarkedText text="Wet stone." />,
  },
};
