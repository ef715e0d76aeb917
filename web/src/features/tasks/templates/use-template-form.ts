import type { TaskTemplate } from '@folio/contract/task-templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { useContractForm } from '../../../base/contract-form.tsx';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { blankTemplate, callOf, changesOf, valuesOfTemplate } from './template-values.ts';

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

/** The form of a template, its saving and its deletion; a second press of a button does nothing. */
export function useTemplateForm(workspaceId: number, { template, saved: newest }: Versions, { onSaved, onDeleted }: Done) {
  const { t } = useText();
  const client = useQueryClient();
  // A retry of a request lost in transit must not create a second template.
  const key = useRef({ value: crypto.randomUUID(), body: '' });
  const refresh = () => invalidate(client, 'task_template.changed');
  const form = useContractForm({
    optional: ['assignee_id', 'title', 'description'],
    values: template ? valuesOfTemplate(template) : blankTemplate,
    edited: template && { name: template.name, revision: template.revision },
    toInput: (values) => callOf(values, template),
    alsoNamed: ['fields'],
    faultsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('taskPlanning.templates.nameMissing') } : {}),
    send: ({ values, input, expected: { revision } }) => {
      if (template && newest && revision === undefined)
        return api.taskTemplates.edit({ id: template.id, revision: newest.revision, ...changesOf(values, template, newest) });
      if (template) return api.taskTemplates.edit({ id: template.id, revision: template.revision, ...input });
      const body = JSON.stringify(input);
      if (body !== key.current.body) key.current = { value: crypto.randomUUID(), body };
      return api.taskTemplates.create(
        { workspace_id: workspaceId, ...input },
        { context: { idempotencyKey: key.current.value } },
      );
    },
    refresh,
    onSaved: ({ task_template: saved }) => onSaved(saved.id),
    onKeepSaved: () => {
      // Loads the saved version into the form in place of typed text.
      if (template) void refresh().then(() => onSaved(template.id));
    },
  });
  const remove = useMutation({
    mutationFn: () => api.taskTemplates.remove({ id: template?.id ?? 0 }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      onDeleted();
      await refresh();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return { form, remove };
}
