// Undoes the last action, by the button of the bar or by Ctrl+Z.
import { useEffect, useEffectEvent } from 'react';
import { offerUndo, undoLatest } from './undo-offers.ts';

/** Offers to undo something once, for 10 s. Ctrl+Z undoes the latest offer. Each offer returns a function that ends the offer. */
export function useUndo(): (message: string, undo: () => void) => () => void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting || event.defaultPrevented) return;
    if (undoLatest()) event.preventDefault();
  });
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, []);
  return offerUndo;
}
