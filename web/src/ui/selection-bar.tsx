// The dark bar at the bottom of a page while rows are chosen: how many, what can be done with them, and letting them go.
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  label: string;
  /** How many are chosen, in words. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      <output className={classes.count}>{count}</output>
      {children}
      <ActionIcon className={classes.close} aria-label={clearLabel} onClick={onClear}>
        <IconX size={17} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** Something that can be done with what is chosen. */
export function SelectionAct(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={classes.act} />;
}
