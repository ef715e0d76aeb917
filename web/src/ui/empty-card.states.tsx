import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { EmptyCard } from './empty-card.tsx';

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    'One button': () => (
      <EmptyCard
        title="No links read yet"
        sample={['Guide to waterproof jackets', 'Product page: two-person tent', 'Returns policy']}
        action={<Button onClick={doNothing}>Read links of 54 pages</Button>}
        duration="About 1 minute, no credits"
      >
        54 pages are imported. Read their links once to see the map.
      </EmptyCard>
    ),
  },
};
