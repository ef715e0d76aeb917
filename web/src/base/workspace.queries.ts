import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { workspaceKeys } from './query-keys.ts';

/** One workspace with what its settings choose from. */
export const workspaceQuery = (id: number) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, id, 'settings'],
    queryFn: ({ signal }) => api.workspaceSettings.showOne({ id }, { signal }),
  });
