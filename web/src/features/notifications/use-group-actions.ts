import type { NotificationEvent } from '@folio/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

export interface GroupValues {
  name: string;
  /** Null is all workspaces. */
  workspace_id: number | null;
  events: NotificationEvent[];
  in_app: boolean;
  email: boolean;
  rhythm: 'instant' | 'daily';
  members: number[];
}

/** What can be done with a group; each says what it did. Faults of the form are the form's to show. */
export function useGroupActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'notice_group.changed');
  };
  return {
    save: useMutation({
      mutationFn: ({ id, ...values }: GroupValues & { id: number | null }) =>
        id === null ? api.notifications.addGroup(values) : api.notifications.editGroup({ id, ...values }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.notifications.removeGroup({ id }), onSuccess, onError }),
    test: useMutation({ mutationFn: (id: number) => api.notifications.testGroup({ id }), onSuccess, onError }),
  };
}
