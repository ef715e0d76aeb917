import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * For an element rendered because its button was just pressed: it opens after the first render, and its
 * button keeps its earlier focus.
 */
export function useOpenOnceDrawn(onOpenChange?: (isOpen: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (opens: boolean) => {
    setOpen(opens);
    onOpenChange?.(opens);
  };
  const open = useEffectEvent(() => {
    button.current?.focus({ preventScroll: true });
    change(true);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frame);
  }, []);
  return { isOpen, change, button };
}
