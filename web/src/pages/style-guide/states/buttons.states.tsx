import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';

const kinds = [
  ['Primary', 'New task', {}],
  ['Default', 'History', { variant: 'default' }],
  ['Quiet', 'Cancel', { variant: 'subtle', color: 'gray' }],
  ['Text', 'View all', { variant: 'subtle' }],
  ['Danger', 'Delete 3', { color: 'red' }],
] as const;

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 150,
  note: '5 kinds, 4 states, 3 sizes',
  states: Object.fromEntries(
    kinds.map(([name, text, props]) => [
      name,
      () => (
        <span style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <Button {...props} onClick={doNothing}>
            {text}
          </Button>
          <Button {...props} leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={doNothing}>
            {text}
          </Button>
          <Button {...props} loading onClick={doNothing}>
            {text}
          </Button>
          <Button {...props} disabled onClick={doNothing}>
            {text}
          </Button>
          <Button {...props} size="compact-md" onClick={doNothing}>
            {text}
          </Button>
        </span>
      ),
    ]),
  ),
};
