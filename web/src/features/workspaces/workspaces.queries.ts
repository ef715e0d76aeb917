import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { workspaceKeys } from '../../base/query-keys.ts';

/** One page of its members. */
export const membersQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, id, 'members', page],
    queryFn: ({ signal }) => api.workspaces.listUsers({ id, page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Users of the account outside the workspace; as many as fit into the picker. */
export const excludedQuery = (id: number, search: string) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, id, 'excluded', search],
    queryFn: ({ signal }) =>
      api.workspaces.listUsers({ id, action: 'excluded', per_page: 50, ...(search ? { search } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The members of the chosen workspace, or everybody the caller shares one with. */
export const teamQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, 'team', workspaceId],
    queryFn: ({ signal }) =>
      api.workspaces.listUsers({ per_page: 6, ...(workspaceId === null ? {} : { id: workspaceId }) }, { signal }),
  });

/** The first hundred members of a workspace, to choose an author from. */
export const memberNamesQuery = (id: number) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, id, 'names'],
    queryFn: ({ signal }) => api.workspaces.listUsers({ id, per_page: 100 }, { signal }),
    staleTime: 60_000,
  });
