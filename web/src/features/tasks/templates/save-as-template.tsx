import type { Task } from '@folio/contract/task-shapes';
import { taskTemplateLimits } from '@folio/contract/task-words';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { faultAt } from '../../../ui/form-errors.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { useWorkingDays } from '../core/use-working-days.ts';
import { templateOfTask } from './template-values.ts';

/** Names a template with the values of a task, without its dates and its document. */
export function SaveAsTemplate({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const days = useWorkingDays(task.workspace_id);
  const [name, setName] = useState(task.title.slice(0, taskTemplateLimits.name));
  const [key] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: () =>
      api.taskTemplates.create(
        { workspace_id: task.workspace_id, name: name.trim(), ...templateOfTask(task, days?.freeDays ?? []) },
        { context: { idempotencyKey: `${key} ${name.trim()}`.slice(0, 100) } },
      ),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'task_template.changed');
      toastSuccess(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('taskPlanning.templates.save')}
      verb={t('actions.save')}
      isBusy={save.isPending}
      isDisabled={name.trim() === '' || days === null}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <TextInput
        label={t('taskPlanning.templates.name')}
        autoComplete="off"
        data-autofocus
        maxLength={taskTemplateLimits.name}
        value={name}
        error={save.error ? faultAt(save.error, 'name') : undefined}
        onChange={({ currentTarget }) => {
          save.reset();
          setName(currentTarget.value);
        }}
      />
    </FormDialog>
  );
}
