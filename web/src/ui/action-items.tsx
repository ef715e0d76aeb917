// Actions as items of a menu.
import { Fragment } from 'react';
import type { Action } from './actions.ts';
import { Kbd } from './kbd.tsx';
import { MenuDivider, MenuItem, MenuLabel, MenuLink } from './menu-parts.tsx';

/** The ways of an action are below its label. */
export function ActionItems({ actions }: { actions: readonly Action[] }) {
  return actions.map((action, index) => (
    <Fragment key={action.id}>
      {action.startsGroup && index > 0 ? <MenuDivider /> : null}
      <ActionItem action={action} />
    </Fragment>
  ));
}

function ActionItem({ action }: { action: Action }) {
  const { icon: Icon, label, shortcut } = action;
  const icon = <Icon size={16} stroke={1.7} aria-hidden="true" />;
  if ('link' in action) {
    return (
      <MenuLink {...action.link} leftSection={icon}>
        {label}
      </MenuLink>
    );
  }
  if ('choices' in action) {
    return (
      <>
        <MenuLabel>{label}</MenuLabel>
        {action.choices.map(({ id, label: way, icon: WayIcon = Icon, run }) => (
          <MenuItem
            key={id}
            leftSection={<WayIcon size={16} stroke={1.7} aria-hidden="true" />}
            disabled={action.isDisabled}
            onClick={run}
          >
            {way}
          </MenuItem>
        ))}
      </>
    );
  }
  return (
    <MenuItem
      leftSection={icon}
      rightSection={shortcut ? <Kbd keys={shortcut} /> : undefined}
      disabled={action.isDisabled}
      {...(action.isDeletion ? { style: { color: 'var(--failed)' } } : {})}
      onClick={action.run}
    >
      {label}
    </MenuItem>
  );
}
