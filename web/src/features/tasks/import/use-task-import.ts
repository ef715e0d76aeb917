// From a file or a bulk order to tasks: judged with every change, created once.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { importCall, type TaskSource, taskValidationQuery } from './import.queries.ts';

export type TaskImport = ReturnType<typeof useTaskImport>;

/** `onCreated` is called when all tasks are there. */
export function useTaskImport(workspaceId: number, onCreated: () => void) {
  const { language } = useText();
  const client = useQueryClient();
  const [source, setSource] = useState<TaskSource | null>(null);
  const [template, setTemplate] = useState<TaskTemplate | null>(null);
  const attempt = useRef({ key: '', of: '' });
  const isCreating = useRef(false);
  const judged = useQuery(taskValidationQuery(workspaceId, source, template?.id ?? null, language));
  const create = useMutation({
    mutationFn: () => {
      if (!source) throw new Error('Nothing was chosen');
      const of = `${source.key} ${template?.id ?? ''}`;
      // The same choice is created once, also where its answer was lost on the way.
      if (attempt.current.of !== of) attempt.current = { key: crypto.randomUUID(), of };
      const context = { idempotencyKey: attempt.current.key };
      return api.taskBulk.create(importCall(workspaceId, source, template?.id ?? null), { context });
    },
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      onCreated();
      await invalidate(client, 'task.changed');
    },
    onError: (error) => {
      toastError(messageOf(error));
      // A refusal is judged again: someone may have left, or a template may be gone.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        attempt.current = { key: '', of: '' };
        void judged.refetch();
      }
    },
  });
  /** A second click does nothing, also before the first one is drawn. */
  const createOnce = () => {
    if (isCreating.current) return;
    isCreating.current = true;
    create.mutate(undefined, {
      onError: () => {
        isCreating.current = false;
      },
    });
  };
  return {
    source,
    choose: (chosen: { file: File } | { bulkOrderId: number } | null) =>
      setSource(chosen && { ...chosen, key: crypto.randomUUID() }),
    template,
    setTemplate,
    judged: source ? judged.data : undefined,
    isJudging: source !== null && judged.isFetching,
    fault: source ? judged.error : null,
    retry: () => void judged.refetch(),
    isCreating: create.isPending,
    create: createOnce,
  };
}
