import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { reviewLinkKeys } from '../../base/query-keys.ts';

/** Links by which guests review a task. */
export const reviewLinksQuery = (workspaceId: number, taskId: number) =>
  queryOptions({
    queryKey: [...reviewLinkKeys.all, workspaceId, taskId],
    queryFn: ({ signal }) => api.reviewLinks.show({ workspace_id: workspaceId, task_id: taskId }, { signal }),
  });
