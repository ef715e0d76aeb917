// Asks for the sources of a place, and again each second while one is being read.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { sourceKeys } from '../../base/query-keys.ts';
import type { SourceSearch } from './source-search.ts';

const whileRead = 1000;

const inScope = (workspaceId: number | null) => (workspaceId === null ? {} : { workspace_id: workspaceId });

/** One page of the list. */
export const sourceListQuery = (workspaceId: number | null, { search, tag, sort, page = 1 }: SourceSearch) =>
  queryOptions({
    queryKey: [...sourceKeys.all, workspaceId, 'list', { search, tag, sort, page }],
    queryFn: ({ signal }) =>
      api.sources.show(
        {
          ...inScope(workspaceId),
          page,
          ...(search ? { search } : {}),
          ...(tag ? { tag } : {}),
          ...(sort ? { sort } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.additional_sources.some((source) => source.state === 'queued') ? whileRead : false,
  });

/** One source, with the beginning of its text and the documents that used it. */
export const sourceQuery = (id: number) =>
  queryOptions({
    queryKey: sourceKeys.one(id),
    queryFn: async ({ signal }) => {
      const { additional_sources: found } = await api.sources.show({ id }, { signal });
      return found[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? whileRead : false),
  });
