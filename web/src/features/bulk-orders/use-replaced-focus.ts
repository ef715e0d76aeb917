import { useEffectEvent, useLayoutEffect } from 'react';

/** Moves the focus to the replacement of the focused element: from the file to its result, and back. */
export function useReplacedFocus(find: () => HTMLElement | null, isWanted = true): void {
  const move = useEffectEvent(() => {
    if (isWanted && document.activeElement === document.body) find()?.focus();
  });
  useLayoutEffect(() => move(), []);
}
