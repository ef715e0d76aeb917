import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Actions on a group; each reports its result. */
export function useGroupActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'notice_group.changed');
  };
  return {
    remove: useMutation({ mutationFn: (id: number) => api.notifications.removeGroup({ id }), onSuccess, onError }),
    test: useMutation({ mutationFn: (id: number) => api.notifications.testGroup({ id }), onSuccess, onError }),
  };
}
