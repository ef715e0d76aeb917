import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { type ComponentStates, doNothing } from '../../../ui/component-states.ts';
import { Text } from '../../../ui/text.tsx';
import { copyForcedRules, forced } from '../forced-states.ts';
import classes from './buttons.module.css';

const kinds = [
  ['Primary', 'New task', {}],
  ['Default', 'History', { variant: 'default' }],
  ['Quiet', 'Cancel', { variant: 'subtle', color: 'gray' }],
  ['Text', 'View all', { variant: 'subtle' }],
  ['Danger', 'Delete 3', { color: 'red' }],
] as const;

const buttonStates = [
  ['Rest', {}],
  ['Hover', forced('hover')],
  ['Focus', forced('focus-visible')],
  ['Pressed', forced('hover', 'active')],
  ['Busy', { loading: true }],
  ['Off', { disabled: true }],
] as const;

type Kind = (typeof kinds)[number];

/** A kind of button in the six states that it can have, by the rules that are loaded. */
function ButtonRow({ kind: [, text, props] }: { kind: Kind }) {
  useLayoutEffect(copyForcedRules, []);
  return (
    <div className={classes.row}>
      {buttonStates.map(([name, state]) => (
        <div key={name} className={classes.cell}>
          <Text as="span" size="xs" tone="quiet">
            {name}
          </Text>
          <Button {...props} {...state} onClick={doNothing}>
            {text}
          </Button>
        </div>
      ))}
    </div>
  );
}

export const states: ComponentStates = {
  page: 'components/buttons',
  layout: 'column',
  note: '5 kinds, 6 states, 3 sizes',
  states: {
    ...Object.fromEntries(kinds.map((kind) => [kind[0], () => <ButtonRow kind={kind} />])),
    'With an icon, and small': () => (
      <div className={classes.row}>
        {kinds.map(([name, text, props]) => (
          <div key={name} className={classes.cell}>
            <Text as="span" size="xs" tone="quiet">
              {name}
            </Text>
            <Button {...props} leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={doNothing}>
              {text}
            </Button>
            <Button {...props} size="compact-md" onClick={doNothing}>
              {text}
            </Button>
          </div>
        ))}
      </div>
    ),
  },
};
