// A short explanation behind an "i"; its code is loaded when it is first wanted.
import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { cloneElement, type ReactNode } from 'react';
import { onDemand } from './on-demand.ts';
import { useOpenedLater } from './use-opened-later.ts';

const code = onDemand(() => import('./opened-popover.tsx'));

interface InfoNoteProps {
  /** Label of the button and of its popover. */
  label: string;
  children: ReactNode;
}

export function InfoNote({ label, children }: InfoNoteProps) {
  const { opened, handlers } = useOpenedLater(code);
  const button = (
    <ActionIcon aria-label={label} size={28} data-touch>
      <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
  if (opened) {
    return (
      <opened.OpenedPopover button={button} label={label} width={300} position="top-start">
        {() => children}
      </opened.OpenedPopover>
    );
  }
  return cloneElement(button, { 'aria-haspopup': 'dialog', ...handlers });
}
