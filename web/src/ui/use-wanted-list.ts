import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Begun } from './use-wanted-code.ts';

/** For a field that was drawn because it was wanted: it gets the focus, and its list opens where that was wanted. */
export function useWantedList({ wanted, marked }: Begun) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(() => setOpen(wanted === 'list'));
  const begin = useEffectEvent(() => {
    if (wanted === null) return null;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...marked);
    // Once it is drawn: where the list belongs is known then.
    return requestAnimationFrame(open);
  });
  // With the change itself: what is typed between the two fields would be lost.
  useLayoutEffect(() => {
    const frame = begin();
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, []);
  return {
    ref: input,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
  };
}
