// Undoing what was just done, by the button of a toast or by Ctrl+Z.
import { useEffect, useEffectEvent, useRef } from 'react';
import { toastAction } from './toast.tsx';

/** For which it can be undone. */
const undoMs = 10_000;

/**
 * Offers to undo something once, for 10 s; `label` is the button's. Ctrl+Z undoes the latest offer. Each offer returns a function that ends it.
 */
export function useUndo(label: string): (message: string, undo: () => void) => () => void {
  const undoable = useRef<(() => void) | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting || !undoable.current) return;
    event.preventDefault();
    undoable.current();
  });
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, []);
  return (message, undo) => {
    let isOver = false;
    const end = () => {
      isOver = true;
      if (undoable.current === run) undoable.current = null;
    };
    const run = () => {
      if (isOver) return;
      end();
      close();
      undo();
    };
    const close = toastAction(message, label, undoMs, run);
    undoable.current = run;
    setTimeout(end, undoMs);
    return () => {
      end();
      close();
    };
  };
}
