// The keyboard, in one place. Single letters act only while nobody is typing.
import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  /** By key, with ⌘ or Ctrl held. */
  withModifier: Record<string, () => void>;
  alone: Record<string, () => void>;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Listens while mounted; ignores events already handled by a page. A page's own keys take
 * precedence over the frame's (`isOfPage`).
 */
export function useShortcuts({ withModifier, alone }: Shortcuts, isOfPage = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const hasModifier = event.metaKey || event.ctrlKey;
    if (!hasModifier && (isTyping(event.target) || document.querySelector('[aria-modal="true"], dialog[open]'))) return;
    const action = (hasModifier ? withModifier : alone)[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Events reach the document before the window.
    const target = isOfPage ? document : window;
    target.addEventListener('keydown', listen as EventListener);
    return () => target.removeEventListener('keydown', listen as EventListener);
  }, [isOfPage]);
}

/** Puts the caret into the page's own search field, which is marked `data-page-search`. */
export function focusPageSearch(): void {
  document.querySelector<HTMLElement>('[data-page-search]')?.focus();
}

/** Sends the form that is open: the button marked `data-submit`. */
export function pressSubmit(): void {
  document.querySelector<HTMLElement>('[data-submit]:not(:disabled)')?.click();
}
