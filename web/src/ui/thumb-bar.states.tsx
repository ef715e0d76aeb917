import { Button } from '@mantine/core';
import type { ComponentStates } from './component-states.ts';
import { ThumbBar } from './thumb-bar.tsx';

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  note: 'phones alone',
  states: {
    'Two buttons': () => (
      <ThumbBar>
        <Button variant="default">Request changes</Button>
        <Button>Approve</Button>
      </ThumbBar>
    ),
  },
};
