import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { Foot } from './foot.tsx';
import { Panel } from './panel.tsx';
import { Text } from './text.tsx';

const save = <Button onClick={doNothing}>Save</Button>;
const cancel = (
  <Button variant="default" onClick={doNothing}>
    Cancel
  </Button>
);

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'Buttons at the right': () => (
      <Foot>
        {cancel}
        {save}
      </Foot>
    ),
    'Words at the left': () => (
      <Foot justify="between">
        <Text size="sm" tone="quiet">
          3 of 12 checked
        </Text>
        {save}
      </Foot>
    ),
    'At the edge of a panel': () => (
      <Panel title="Team" isFlush>
        <Foot px="panel" py={12} line="top">
          {cancel}
          {save}
        </Foot>
      </Panel>
    ),
  },
};
