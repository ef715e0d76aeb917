import { useEffectEvent, useLayoutEffect } from 'react';

/** Moves the focus to what is drawn in place of the element that had it: from the file to its result, and back. */
export function useReplacedFocus(find: () => HTMLElement | null, isWanted = true): void {
  const move = useEffectEvent(() => {
    if (isWanted && document.activeElement === document.body) find()?.focus();
  });
  useLayoutEffect(() => move(), []);
}
