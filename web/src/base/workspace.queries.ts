import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { workspaceKeys } from './query-keys.ts';

/** One workspace with the options of its settings. */
export const workspaceQuery = (id: number) =>
  queryOptions({
    queryKey: [...workspaceKeys.all, id, 'settings'],
    queryFn: ({ signal }) => api.workspaceSettings.showOne({ id }, { signal }),
  });
