import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Wanted } from './use-wanted-code.ts';

/** For a field that was drawn because it was wanted: it gets the focus, and its list opens where that was wanted. */
export function useWantedList(wanted: Wanted) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const begin = useEffectEvent(() => {
    if (wanted === null) return;
    input.current?.focus({ preventScroll: true });
    if (wanted === 'list') setOpen(true);
  });
  useEffect(() => begin(), []);
  return {
    ref: input,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
  };
}
