import type { ComponentStates } from './component-states.ts';
import { ScoreRing } from './score-ring.tsx';

export const states: ComponentStates = {
  page: 'components/notifications',
  width: 110,
  states: {
    Zero: () => <ScoreRing score={0} />,
    Middle: () => <ScoreRing score={64} />,
    Full: () => <ScoreRing score={100} />,
  },
};
