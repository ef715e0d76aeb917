// The dark bar at the bottom of a page while rows are selected: their number, their actions, and a button to clear the selection.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Action } from './actions.ts';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLabel } from './menu-parts.tsx';
import { Row } from './row.tsx';
import classes from './selection-bar.module.css';
import { Text } from './text.tsx';
import { useBarByTab } from './use-bar-by-tab.ts';

interface SelectionBarProps {
  label: string;
  /** Number of selected items, in words. */
  count: string;
  /** A sentence about the selection, below. */
  note?: string | undefined;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ label, count, note, clearLabel, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBarByTab(bar, count);
  return (
    <div ref={bar} className={classes.bar} role="toolbar" aria-label={label}>
      <Text as="output" nowrap className={classes.count}>
        {count}
      </Text>
      {children}
      <ActionIcon className={classes.close} aria-label={clearLabel} onClick={onClear}>
        <IconX size={17} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  );
}

interface SelectionActsProps {
  /** Actions that run, or that are done in one of several ways. */
  actions: Action[];
  /** False draws the words alone. */
  hasIcons?: boolean;
}

/** Actions on the selection, as buttons; the ways of an action are in a menu above its button. */
export function SelectionActs({ actions, hasIcons = true }: SelectionActsProps) {
  return actions.map((action) => {
    const { id, icon: Icon, label } = action;
    const face = (
      <>
        {hasIcons ? <Icon size={17} stroke={1.7} aria-hidden="true" /> : null}
        {label}
      </>
    );
    if ('run' in action) {
      return (
        <SelectionAct key={id} disabled={action.isDisabled} onClick={action.run}>
          {face}
        </SelectionAct>
      );
    }
    if (!('choices' in action)) return null;
    return (
      <Menu key={id} position="top" width={190} button={<SelectionAct aria-busy={action.isDisabled}>{face}</SelectionAct>}>
        {action.title ? <MenuLabel>{action.title}</MenuLabel> : null}
        {action.choices.map((choice) => (
          <MenuItem key={choice.id} disabled={action.isDisabled} onClick={choice.run}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    );
  });
}

function SelectionAct(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <Row as="button" {...props} type="button" weight="medium" nowrap gap={8} inline className={classes.act} />;
}
