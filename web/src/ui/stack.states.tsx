import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

const children = (
  <>
    <Text weight="medium">Trail shoes for wet autumn paths</Text>
    <Text size="sm" tone="quiet">
      1,200 words, edited yesterday
    </Text>
    <Button onClick={doNothing}>Open</Button>
  </>
);

export const states: ComponentStates = {
  page: 'components/grid-system',
  layout: 'column',
  states: {
    'As wide as the stack': () => <Stack gap={8}>{children}</Stack>,
    'At the start': () => (
      <Stack gap={4} align="start">
        {children}
      </Stack>
    ),
    'In the middle': () => (
      <Stack gap={4} align="center">
        {children}
      </Stack>
    ),
  },
};
