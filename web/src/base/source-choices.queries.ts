import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { sourceKeys } from './query-keys.ts';

/** Saved sources of a workspace (null is Personal) to choose from: the first hundred by name. */
export const sourceChoicesQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...sourceKeys.all, workspaceId, 'choices'],
    queryFn: ({ signal }) =>
      api.sources.show(
        { ...(workspaceId === null ? {} : { workspace_id: workspaceId }), per_page: 100, sort: 'name' },
        { signal },
      ),
    staleTime: 30_000,
  });
