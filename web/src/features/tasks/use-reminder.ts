import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Reminds assignees or reviewers of a task, in the server's words. The server allows one reminder per user and day. */
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
