// Forms below buttons of the toolbar: one file, loaded with the first that is opened.
import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { ToolbarButton } from '../core/toolbar-button.tsx';

export { LinkForm } from './link-form.tsx';
export { PictureForm } from './picture-form.tsx';

export interface FormButtonProps {
  /** Label of the button, and of the form for screen readers. */
  label: string;
  icon: ReactNode;
  isOn: boolean;
  isOff: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Escape, or a click elsewhere. */
  onDismiss: () => void;
}

/** Opens once its button is drawn. */
export function OpenedToolbarPopover(props: FormButtonProps & { children: ReactNode }) {
  const { label, icon, isOn, isOff, isOpen, onOpen, onDismiss, children } = props;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover
      opened={isOpen && isDrawn}
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
