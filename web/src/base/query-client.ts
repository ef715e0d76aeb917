// The cache of what the server said. Reads are tried again where the server was not reached; writes never, and none waits for a connection: an order
// that is sent later, when nobody looks, was not given.
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const unreached = new Set([0, 502, 503, 504]);

// Forms see that a write has begun before the next event: a second click, which precedes timers, would send it twice.
notifyManager.setScheduler(queueMicrotask);

/** One per page load. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && unreached.has(error.status),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
