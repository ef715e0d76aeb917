// Asks for the sources of a place, and again each second while one is being read.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import type { SourceSearch } from './source-search.ts';

const whileRead = 1000;

const inPlace = (workspaceId: number | null) => (workspaceId === null ? {} : { workspace_id: workspaceId });

/** One page of the list. */
export const sourceListQuery = (workspaceId: number | null, { search, tag, sort, page = 1 }: SourceSearch) =>
  queryOptions({
    queryKey: ['sources', workspaceId, 'list', { search, tag, sort, page }],
    queryFn: ({ signal }) =>
      api.sources.show(
        {
          ...inPlace(workspaceId),
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

/** The first hundred sources of a place that are read, to choose from. */
export const sourceChoicesQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: ['sources', workspaceId, 'choices'],
    queryFn: ({ signal }) => api.sources.show({ ...inPlace(workspaceId), per_page: 100, sort: 'name' }, { signal }),
    staleTime: 30_000,
  });

/** One source, with the beginning of its text and the documents that used it. */
export const sourceQuery = (id: number) =>
  queryOptions({
    queryKey: ['sources', 'one', id],
    queryFn: async ({ signal }) => {
      const { additional_sources: found } = await api.sources.show({ id }, { signal });
      return found[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? whileRead : false),
  });
