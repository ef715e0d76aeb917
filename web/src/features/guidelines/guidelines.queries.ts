import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { briefingKeys } from '../../base/query-keys.ts';
import type { BriefingSearch } from './briefing-search.ts';

/** One page of the briefings of a place (null is Personal) by title, with templates to begin with. */
export const briefingsQuery = (workspaceId: number | null, language: string, { search, page = 1 }: BriefingSearch) =>
  queryOptions({
    queryKey: [...briefingKeys.all, workspaceId, language, { search, page }],
    queryFn: ({ signal }) => api.guidelines.show({ workspace_id: workspaceId, page, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The first hundred briefings of a place, to choose from in an order. */
export const briefingChoicesQuery = (workspaceId: number | null, language: string) =>
  queryOptions({
    queryKey: [...briefingKeys.all, workspaceId, language, 'choices'],
    queryFn: ({ signal }) => api.guidelines.show({ workspace_id: workspaceId, per_page: 100 }, { signal }),
    staleTime: 30_000,
  });
