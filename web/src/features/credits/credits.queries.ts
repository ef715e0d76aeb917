import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** Balance and the credits spent per day; only for users with permission to see credit use. */
export const creditUseQuery = queryOptions({
  queryKey: ['credits', 'use'],
  queryFn: ({ signal }) => api.usage.showLedger({ per_page: 1 }, { signal }),
  staleTime: 60_000,
});
