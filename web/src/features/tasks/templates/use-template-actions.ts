import type { TaskTemplate } from '@folio/contract/task-templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { isChangedMeanwhile } from '../../../base/changed-meanwhile.tsx';
import { invalidate } from '../../../base/stale-after.ts';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { callOf, changesOf, type TemplateValues } from './template-values.ts';

const fields = ['name', 'title', 'description', 'tool_id', 'assignee_id', 'website_id', 'brand_voice_id', 'days'];

interface Done {
  onSaved: (id: number) => void;
  onDeleted: () => void;
}

interface Versions {
  /** As the form was opened with it; null creates one. */
  template: TaskTemplate | null;
  /** As it is saved by now. */
  saved: TaskTemplate | null;
}

/** Saving and deleting a template; a second press of a button does nothing. */
export function useTemplateActions(workspaceId: number, { template, saved: newest }: Versions, { onSaved, onDeleted }: Done) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  // What was lost on the way and is sent again makes no second template.
  const key = useRef({ value: crypto.randomUUID(), body: '' });
  const save = useMutation({
    mutationFn: ({ values, isForced }: { values: TemplateValues; isForced: boolean }) => {
      if (template && newest && isForced)
        return api.taskTemplates.edit({ id: template.id, revision: newest.revision, ...changesOf(values, template, newest) });
      const call = callOf(values, template);
      if (template) return api.taskTemplates.edit({ id: template.id, revision: template.revision, ...call });
      const body = JSON.stringify(call);
      if (body !== key.current.body) key.current = { value: crypto.randomUUID(), body };
      return api.taskTemplates.create({ workspace_id: workspaceId, ...call }, { context: { idempotencyKey: key.current.value } });
    },
    onSuccess: async ({ message, task_template: saved }) => {
      await invalidate(client, 'task_template.changed');
      if (message) toastSuccess(message);
      onSaved(saved.id);
    },
    onError: async (error, { values }) => {
      // The next try is on what someone else saved, and changes only what was changed here.
      if (isChangedMeanwhile(error)) await invalidate(client, 'task_template.changed');
      else showFieldErrors(error, [...fields, ...values.steps.map((_, index) => `review_steps.${index}`)], setErrors);
    },
  });
  const remove = useMutation({
    mutationFn: () => api.taskTemplates.remove({ id: template?.id ?? 0 }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      onDeleted();
      await invalidate(client, 'task_template.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  /** Loads the saved version into the form in place of what was typed. */
  const keepSaved = async (id: number) => {
    await invalidate(client, 'task_template.changed');
    onSaved(id);
  };
  return { save, keepSaved, remove, errors, setErrors };
}
