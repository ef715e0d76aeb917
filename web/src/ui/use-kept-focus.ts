import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on an element that the keyboard moved into another list: it is a new element there, and the page would get the
 * focus. The returned function takes a finder of the element; it is forgotten when `isBusy` ends.
 */
export function useKeptFocus(isBusy: boolean): (find: () => HTMLElement | null) => void {
  const find = useRef<(() => HTMLElement | null) | null>(null);
  useEffect(() => {
    if (!find.current) return;
    if (document.activeElement === document.body) find.current()?.focus();
    if (!isBusy) find.current = null;
  });
  return (next) => {
    find.current = next;
  };
}
