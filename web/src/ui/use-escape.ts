// Escape closes only the uppermost layer: a question over a form, or a form over a drawer.
import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** Returns the ref of the outermost element of a dialog or drawer with its own `closeOnEscape` off. */
export function useEscape(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The mark of the components of Mantine: an open list of choices closes first.
      if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
      // The uppermost layer has the focus.
      const focused = document.activeElement?.closest('[role="dialog"]');
      if (focused && focused !== root.current?.querySelector('[role="dialog"]')) return;
      onClose();
    },
    { capture: true },
  );
  return root;
}
