// A choice of one from a list as Mantine draws it: loaded with the first that is wanted.
import { Select } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChoiceProps } from './select.tsx';

interface OpenedSelectProps extends ChoiceProps {
  /** What it was drawn for; null where nobody waits for it. */
  wanted: 'focus' | 'list' | null;
}

export function OpenedSelect({ wanted, clearLabel, ...props }: OpenedSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const begin = useEffectEvent(() => {
    if (wanted === null) return;
    input.current?.focus({ preventScroll: true });
    if (wanted === 'list') setOpen(true);
  });
  useEffect(() => begin(), []);
  return (
    <Select
      {...props}
      ref={input}
      clearButtonProps={{ 'aria-label': clearLabel }}
      checkIconPosition="right"
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  );
}
