// The workspaces that the caller belongs to: for the choice, the top bar and the guards.

import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { meKeys } from './query-keys.ts';
import { useWorkspaceId } from './workspace.ts';

/** Kept with the caller (`me`), so that choosing a workspace does not forget it. */
export const workspacesQuery = queryOptions({
  queryKey: meKeys.workspaces,
  queryFn: ({ signal }) => api.workspaces.show({ per_page: 100 }, { signal }),
  staleTime: 30_000,
});

/** The chosen workspace; null for Personal and until its list came. */
export function useWorkspace() {
  const id = useWorkspaceId();
  const { data } = useQuery(workspacesQuery);
  return data?.workspaces.find((one) => one.id === id) ?? null;
}
