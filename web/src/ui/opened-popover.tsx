// A popover as Mantine draws it, for code that is loaded when its button is first pressed.
import { Popover, type PopoverProps } from '@mantine/core';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { useOpenOnceDrawn } from './use-open-once-drawn.ts';

interface OpenedPopoverProps extends Omit<PopoverProps, 'children' | 'opened' | 'onChange'> {
  button: ReactElement<ComponentProps<'button'>>;
  /** Label of the popover. */
  label: string;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
}

export function OpenedPopover({ button, label, className, children, ...popover }: OpenedPopoverProps) {
  const { isOpen, change, button: target } = useOpenOnceDrawn();
  return (
    <Popover {...popover} opened={isOpen} onChange={change} trapFocus returnFocus>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => change(!isOpen) })}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={className ?? ''}>
        {isOpen ? children(() => change(false)) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
