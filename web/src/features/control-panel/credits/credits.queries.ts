import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { panelKeys } from '../../../base/query-keys.ts';
import type { Days } from '../../../ui/period-choice.tsx';

export const groupings = ['user', 'tool', 'workspace'] as const;
export type Grouping = (typeof groupings)[number];

/** Credits spent in a period by person, tool or workspace, the largest first. */
export const spentQuery = (by: Grouping, days: Days) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'spent', by, days.from, days.to],
    queryFn: ({ signal }) => api.credits.summary({ by, ...days }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of monthly caps. */
export const capsQuery = (page: number) =>
  queryOptions({
    queryKey: [...panelKeys.caps, page],
    queryFn: ({ signal }) => api.credits.showCaps({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** People (the first hundred that fit the words) and workspaces of the account, on whom a cap can bear. */
export const capSubjectsQuery = (search: string) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'cap-subjects', search],
    queryFn: ({ signal }) => api.seats.show({ per_page: 100, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the installation's accounts. */
export const accountsQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'accounts', page, search],
    queryFn: ({ signal }) => api.credits.listAccounts({ page, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
