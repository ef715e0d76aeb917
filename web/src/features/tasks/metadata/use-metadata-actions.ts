// Actions for the metadata of a task. Each call sends the shown revision; another one is rejected.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { assignmentQuery } from './metadata.queries.ts';

/** Metadata that users edit as text. */
export type MetadataText = 'meta_title' | 'meta_description' | 'primary_kw' | 'brand' | 'category_name' | 'footer_content';
export type MetadataTexts = Record<MetadataText, string>;

export interface MetadataFailure {
  action: 'save' | 'toggle' | 'optimize' | 'create' | 'pageUrl';
  message: string;
  /** Someone else changed the task meanwhile. */
  isOverrun: boolean;
}

/** `onDone` gets the task as it is then, before the page shows it. */
export function useMetadataActions(task: TaskAssignment, onDone: (task: TaskAssignment) => void) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<MetadataFailure | null>(null);
  const key = useRef<string | null>(null);
  // Two clicks in one frame both find a page that is not busy yet.
  const isRunning = useRef(false);
  const target = { order_detail_id: task.order_detail_id ?? 0 };
  const handlers = (action: MetadataFailure['action']) => ({
    onMutate: () => setFailure(null),
    onSuccess: ({ taskAssignment, message }: { taskAssignment: TaskAssignment; message?: string | undefined }) => {
      onDone(taskAssignment);
      client.setQueryData(assignmentQuery(task.id).queryKey, taskAssignment);
      if (message) toastSuccess(message);
      return invalidate(client, action === 'optimize' || action === 'create' ? 'metadata.optimized' : 'task.changed');
    },
    onError: (error: unknown) =>
      setFailure({
        action,
        message: messageOf(error),
        isOverrun: error instanceof ApiError && error.code === 'TASK_CHANGED',
      }),
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const start = (mutate: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate();
  };

  const save = useMutation({
    mutationFn: ({ revision, texts }: { revision: number; texts: Partial<MetadataTexts> }) => {
      const { meta_title, meta_description, ...metadata } = texts;
      const pair = {
        ...(meta_title === undefined ? {} : { meta_title }),
        ...(meta_description === undefined ? {} : { meta_description }),
      };
      return api.taskAssignments.saveMetadata({ ...target, revision, metadata: { ...metadata, meta_title_description: pair } });
    },
    ...handlers('save'),
  });
  const toggle = useMutation({
    mutationFn: (switchInput: boolean) => api.taskAssignments.toggleMetadata({ ...target, revision: task.revision, switchInput }),
    ...handlers('toggle'),
  });
  const optimize = useMutation({
    mutationFn: async () => {
      // After a lost connection the same key asks for the same pair, which is not charged twice.
      key.current ??= crypto.randomUUID();
      try {
        const made = await api.taskAssignments.optimize(target, { context: { idempotencyKey: key.current } });
        key.current = null;
        return made;
      } catch (error) {
        if (error instanceof ApiError && error.status !== 0) key.current = null;
        throw error;
      }
    },
    ...handlers(task.api_output.optimized_meta_title_description ? 'optimize' : 'create'),
  });
  const setPageUrl = useMutation({
    mutationFn: (page_url: string) => api.taskAssignments.updatePageUrl({ ...target, revision: task.revision, page_url }),
    ...handlers('pageUrl'),
  });
  return {
    save: (change: { revision: number; texts: Partial<MetadataTexts> }, onSaved: () => void) =>
      start(() => save.mutate(change, { onSuccess: onSaved })),
    toggle: (isOn: boolean) => start(() => toggle.mutate(isOn)),
    optimize: () => start(() => optimize.mutate()),
    setPageUrl: (url: string, onSaved: () => void) => start(() => setPageUrl.mutate(url, { onSuccess: onSaved })),
    isSaving: save.isPending,
    isOptimizing: optimize.isPending,
    isSettingPageUrl: setPageUrl.isPending,
    isBusy: save.isPending || toggle.isPending || optimize.isPending || setPageUrl.isPending,
    failure,
    clearFailure: () => setFailure(null),
  };
}
