// Reading notifications: marked ones show as read at once, and link to their subject.

import type { Notification } from '@folio/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, messageOf } from '../../base/api.ts';
import { meKeys } from '../../base/query-keys.ts';
import { invalidate } from '../../base/stale-after.ts';
import { chooseWorkspace, workspaceId } from '../../base/workspace.ts';
import { workspacesQuery } from '../../base/workspaces.ts';
import { toastError } from '../../ui/toast.tsx';

type Answer = Awaited<ReturnType<typeof api.notifications.show>>;

/** Marks these notices as read, or all of them without ids. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[] | null) => api.notifications.markRead(ids ? { ids } : {}),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: meKeys.notices });
      client.setQueriesData<Answer>(
        { queryKey: meKeys.notices },
        (before) =>
          before && {
            ...before,
            unread_count: ids ? Math.max(0, before.unread_count - ids.length) : 0,
            notifications: before.notifications.map((one) => (!ids || ids.includes(one.id) ? { ...one, is_read: true } : one)),
          },
      );
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'notice.read'),
  });
}

/** Marks a notice as read and goes where it happened; a document is opened in the workspace that it is in. */
export function useOpenNotice() {
  const router = useRouter();
  const read = useReadNotices();
  const { data } = useQuery(workspacesQuery);
  return ({ id, is_read, path, workspace_id }: Notification) => {
    if (!is_read) read.mutate([id]);
    if (!path) return;
    const isMine = workspace_id === null || data?.workspaces.some((one) => one.id === workspace_id);
    if (path.startsWith('/orders/') && isMine && workspace_id !== workspaceId()) chooseWorkspace(workspace_id);
    router.history.push(path);
  };
}
