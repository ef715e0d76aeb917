// The bar of a selection is below its list, so Tab would pass all rows first. Here it is next after the row that was selected
// last, and the element after that row is next after the bar.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Keys that select rows. */
const selectors = 'input[type="checkbox"], [data-title]';

/** Keys that select all rows of a table. */
const selectsAll = 'main thead input[type="checkbox"]:not(:disabled)';

/** `count` changes with every selection. */
export function useBarByTab(bar: RefObject<HTMLElement | null>, count: string): void {
  /** Selected last; Tab goes from here to the bar, once. */
  const selected = useRef<Element | null>(null);
  const counted = useRef('');
  /** Left for the bar. */
  const origin = useRef<HTMLElement | null>(null);
  /** True also while a button of the bar, which had the focus, is disabled: browsers give it to the page then. */
  const hadFocus = useRef(false);
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement: active } = document;
    const buttons = bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [];
    if (!(active instanceof HTMLElement) || buttons.length === 0) return;
    if (!bar.current?.contains(active)) {
      origin.current = null;
      if (active !== selected.current || event.shiftKey) return;
      selected.current = null;
      origin.current = active;
      buttons[0]?.focus();
      event.preventDefault();
    } else if (origin.current?.isConnected && active === buttons[event.shiftKey ? 0 : buttons.length - 1]) {
      // Forwards, the browser continues from there.
      origin.current.focus({ preventScroll: true });
      if (event.shiftKey) event.preventDefault();
    }
  });
  useEffect(() => {
    if (counted.current === count) return;
    counted.current = count;
    const { activeElement: active } = document;
    if (active?.matches(selectors)) selected.current = active;
  });
  // A bar that closes with the focus in it returns it: to the row, or to the select-all box if the row is gone.
  useLayoutEffect(() => {
    const element = bar.current;
    const onFocusIn = ({ target }: FocusEvent) => (hadFocus.current = element?.contains(target as Node) ?? false);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      const { activeElement: active } = document;
      if (!hadFocus.current || (active !== document.body && !element?.contains(active))) return;
      const target = origin.current?.isConnected ? origin.current : document.querySelector<HTMLElement>(selectsAll);
      target?.focus({ preventScroll: true });
    };
  }, [bar]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey) onTab(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
