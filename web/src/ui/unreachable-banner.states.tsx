import type { ComponentStates } from './component-states.ts';
import { UnreachableBanner } from './unreachable-banner.tsx';

export const states: ComponentStates = {
  page: 'pages/empty',
  layout: 'column',
  note: 'over every page',
  states: {
    'Offline, any page': () => <UnreachableBanner />,
    'No connection, any page': () => <UnreachableBanner isOffline />,
  },
};
