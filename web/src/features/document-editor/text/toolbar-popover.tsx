import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import type { ReactNode } from 'react';
import { ToolbarButton } from './toolbar-button.tsx';

interface ToolbarPopoverProps {
  /** Of the button, and of the form for those who hear it. */
  label: string;
  icon: ReactNode;
  isOn: boolean;
  isOff: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Escape, or a click elsewhere. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A button of the toolbar with a small form below it, which is there only while it is open. */
export function ToolbarPopover({ label, icon, isOn, isOff, isOpen, onOpen, onDismiss, children }: ToolbarPopoverProps) {
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      onDismiss={onDismiss}
      position="bottom"
      width={360}
      trapFocus
      radius="lg"
      shadow="none"
    >
      <Popover.Target>
        <ToolbarButton label={label} isOn={isOn} isOff={isOff} onPress={() => onOpen(true)}>
          {icon}
        </ToolbarButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{isOpen ? children : null}</Popover.Dropdown>
    </Popover>
  );
}
