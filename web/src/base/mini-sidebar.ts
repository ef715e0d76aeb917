// Pages about one thing need the width: while one is shown, an open sidebar is drawn minimized.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let wanted = 0;
const subscribers = new Set<() => void>();

function change(by: 1 | -1): void {
  wanted += by;
  for (const subscriber of subscribers) subscriber();
}

const subscribe = (subscriber: () => void) => {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
};

/** Minimizes an open sidebar while the caller is mounted. */
export function useMiniSidebar(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** True while the open page minimizes the sidebar. */
export const useIsMiniWanted = (): boolean => useSyncExternalStore(subscribe, () => wanted > 0);
