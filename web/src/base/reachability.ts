// Knows whether the server answers. While it does not, the page stays as it is and the server is asked again each 5 s. A server
// that answers but is closed for maintenance is distinguished: `apiEvents` then says `maintenance`.
import { useSyncExternalStore } from 'react';
import { api, apiEvents } from './api.ts';
import { queryClient } from './query-client.ts';

const pause = 5_000;
/** Longest pause between two times that everything is asked for once more. */
const maxPause = 60_000;
const subscribers = new Set<() => void>();
let isReachable = true;
let nextRefetchAt = 0;
let refetchPause = pause;
let refetchTimer: ReturnType<typeof setTimeout> | undefined;

function notify(): void {
  for (const subscriber of subscribers) subscriber();
}

function set(next: boolean): void {
  if (isReachable === next) return;
  isReachable = next;
  notify();
  if (next) refetch();
  else void ask();
}

/**
 * Asks for everything that is shown. Where one call is answered and another gets 503, the server is there and away in turns: each time the
 * pause is twice as long, so that this page does not ask without end.
 */
function refetch(): void {
  if (refetchTimer !== undefined) return;
  const wait = nextRefetchAt - Date.now();
  if (wait <= 0) {
    refetchPause = pause;
    nextRefetchAt = Date.now() + refetchPause;
    void queryClient.invalidateQueries();
    return;
  }
  refetchTimer = setTimeout(() => {
    refetchTimer = undefined;
    refetchPause = Math.min(refetchPause * 2, maxPause);
    nextRefetchAt = Date.now() + refetchPause;
    void queryClient.invalidateQueries();
  }, wait);
}

async function ask(): Promise<void> {
  try {
    const { is_in_maintenance } = await api.platform.showPlatform({});
    if (is_in_maintenance) apiEvents.dispatchEvent(new Event('maintenance'));
  } catch {
    if (!isReachable) setTimeout(() => void ask(), pause);
  }
}

/** Starts listening; call it once. */
export function watchReachability(): void {
  apiEvents.addEventListener('unreachable', () => set(false));
  apiEvents.addEventListener('reachable', () => set(true));
  // Without a connection nothing is asked; with it the server says whether it is there.
  addEventListener('offline', notify);
  addEventListener('online', () => {
    notify();
    set(false);
  });
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** `unreachable` from the first call that found no server until the first that did; `offline` while the browser has no connection. */
export const useConnection = (): 'online' | 'offline' | 'unreachable' =>
  useSyncExternalStore(subscribe, () => (navigator.onLine ? (isReachable ? 'online' : 'unreachable') : 'offline'));
