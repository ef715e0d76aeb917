// Actions for a task; every change is shown as the server reports it.
import type { Task } from '@folio/contract/task-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';

export const taskMoves = ['start', 'submit', 'withdraw', 'reopen', 'publish', 'close'] as const;
export type TaskMove = (typeof taskMoves)[number];

/** Moves a task on; `onStarted` gets the page on which its work begins. What is there already is loaded again after a refusal. */
export function useTaskMove(task: Pick<Task, 'id' | 'revision'>, onStarted: (path: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (move: TaskMove) => {
      const answer = await api.tasks[move]({ id: task.id, revision: task.revision });
      return { message: answer.message, path: 'path' in answer && typeof answer.path === 'string' ? answer.path : null };
    },
    onSuccess: ({ message, path }) => {
      if (message) toastSuccess(message);
      if (path) onStarted(path);
      return invalidate(client, 'task.changed');
    },
    onError: (error) => {
      toastError(messageOf(error));
      return invalidate(client, 'task.changed');
    },
  });
}

export function useTaskDeletion(id: number, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.tasks.remove({ id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDeleted();
      return invalidate(client, 'task.deleted');
    },
    onError: (error) => toastError(messageOf(error)),
  });
}
