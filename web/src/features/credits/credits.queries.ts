import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** Balance and the credits spent per day; only for anyone who may see the use of credits. */
export const creditUseQuery = queryOptions({
  queryKey: ['credits', 'use'],
  queryFn: ({ signal }) => api.usage.showLedger({ per_page: 1 }, { signal }),
  staleTime: 60_000,
});
