import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { meKeys } from '../../base/query-keys.ts';
import type { InboxSearch } from './inbox-search.ts';

const itemsPerPage = 50;

/** Interval at which the inbox is asked for, in milliseconds; a hidden tab does not ask. */
export const inboxRhythm = 30_000;

/** Every list of items. */
export const inboxLists = { queryKey: [...meKeys.inbox, 'items'] };

/** Items of one state and kind, page after page; an unchanged answer costs a 304. */
export const inboxQuery = (language: string, { state = 'todo', kind }: Pick<InboxSearch, 'state' | 'kind'>) => {
  const input = { state, ...(kind ? { kind } : {}) };
  return infiniteQueryOptions({
    queryKey: [...inboxLists.queryKey, language, input],
    queryFn: ({ pageParam, signal }) => api.inbox.show({ ...input, page: pageParam, per_page: itemsPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ recordsFiltered }, _pages, page) => (page * itemsPerPage < recordsFiltered ? page + 1 : undefined),
    refetchInterval: inboxRhythm,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
};

/** The newest items that are to do, for the dashboard, and how many there are. */
export const attentionQuery = (language: string, count: number) =>
  queryOptions({
    queryKey: [...meKeys.inbox, 'newest', language, count],
    queryFn: ({ signal }) => api.inbox.show({ per_page: count }, { signal }),
    refetchInterval: inboxRhythm,
    refetchOnWindowFocus: true,
  });

/** Number of items. */
export const inboxCountsQuery = queryOptions({
  queryKey: [...meKeys.inbox, 'counts'],
  queryFn: ({ signal }) => api.inbox.show({ per_page: 1 }, { signal }),
  select: ({ counts }) => counts,
  refetchInterval: inboxRhythm,
  refetchOnWindowFocus: true,
});
