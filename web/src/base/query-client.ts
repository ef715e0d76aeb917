// The cache of what the server said. Reads are tried again where the server was not reached; writes never.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const unreached = new Set([0, 502, 503, 504]);

/** One per page load. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && unreached.has(error.status),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
