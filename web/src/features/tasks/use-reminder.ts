import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Reminds those who work on a task, or review it, in the server's words; the server allows it once a person and day. */
export function useReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.taskDates.remind({ id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'task.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
}
