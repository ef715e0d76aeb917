import { useCallback } from 'react';

/** Gives styles the height of an element at any text wrap, so sticky content below it starts at its end. */
export function useShownHeight(property: '--bar-height' | '--notice-height') {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
