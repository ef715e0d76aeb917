// One task: apart from the lists and boards, since the form of a tool and a document ask for no more.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { taskKeys } from '../../base/query-keys.ts';

/** One task. */
export const taskQuery = (id: number) =>
  queryOptions({ queryKey: taskKeys.one(id), queryFn: ({ signal }) => api.tasks.show({ id }, { signal }) });

/** The task that a document of a workspace belongs to; null without one, or where tasks are hidden from the caller. */
export const taskOfDocumentQuery = (workspaceId: number | null, orderDetailId: number) =>
  queryOptions({
    queryKey: [...taskKeys.lists, 'document', orderDetailId],
    queryFn: async ({ signal }) => {
      const input = { workspace_id: workspaceId, order_detail_id: orderDetailId, per_page: 1 };
      return (await api.tasks.list(input, { signal })).tasks[0]?.id ?? null;
    },
    staleTime: 60_000,
  });
