import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { taskKeys } from '../../../base/query-keys.ts';

/** Templates of a workspace by name, at most a hundred, and whether the caller may keep them. */
export const taskTemplatesQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: [...taskKeys.templates, workspaceId],
    queryFn: ({ signal }) => api.taskTemplates.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 30_000,
  });
