import type { Task } from '@folio/contract/task-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** Schedules a task for an ISO instant, or with null cancels that; `onDone` is called when it is kept. */
export function usePublishSchedule(task: Pick<Task, 'id' | 'revision'>, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (publishAt: string | null) => api.tasks.publish({ id: task.id, revision: task.revision, publish_at: publishAt }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
      return invalidate(client, 'task.changed');
    },
    onError: (error) => {
      toastError(messageOf(error));
      return invalidate(client, 'task.changed');
    },
  });
}
