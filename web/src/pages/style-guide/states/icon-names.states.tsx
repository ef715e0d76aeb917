import { createElement } from 'react';
import { catalogueIcons } from '../../../ui/catalogue-icons.ts';
import type { ComponentStates } from '../../../ui/component-states.ts';
import { Stack } from '../../../ui/stack.tsx';
import { choosableIcons, toolIcon } from '../../../ui/tool-icons.ts';
import classes from '../icon-names.module.css';

const draw = (names: string[]) => (
  <ul className={classes.icons}>
    {names.map((name) => (
      <Stack
        as="li"
        key={name}
        size="xxs"
        tone="muted"
        weight="regular"
        family="code"
        breaks
        gap={8}
        align="center"
        className={classes.icon}
      >
        {createElement(toolIcon(name), { size: 24, stroke: 1.6, 'aria-hidden': true })}
        {name}
      </Stack>
    ))}
  </ul>
);

export const states: ComponentStates = {
  page: 'components/icons',
  layout: 'column',
  note: 'outline, stroke 1.6',
  states: {
    'Tools of the catalogue': () => draw(Object.keys(catalogueIcons).sort()),
    'To choose from for a custom tool': () => draw(choosableIcons),
  },
};
