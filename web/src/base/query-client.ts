// The cache of server responses. Reads are retried if the server was not reached; writes never are, and none waits for a
// connection: an order sent later, unseen by the user, does not count as given.
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
