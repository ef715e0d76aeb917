// One task: to create, or to change.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits } from '@folio/contract/task-words';
import { Button, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { today } from '../../base/calendar-days.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { taskKeys } from '../../base/query-keys.ts';
import { showAtOnce } from '../../base/show-at-once.ts';
import { invalidate } from '../../base/stale-after.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { assigneeChoices } from './core/assignee-choices.ts';
import { problemOf } from './core/step-values.ts';
import { blankTask, columnsOf, fillIn, type TaskValues, valuesOf } from './core/task-form-values.ts';
import { taskPeopleQuery } from './core/tasks.queries.ts';
import { useWorkingDays } from './core/use-working-days.ts';
import type { TaskChoices } from './core/website-and-voice.tsx';
import { FoldedTaskFields } from './folded-task-fields.tsx';
import { attachFiles } from './new-attachments.tsx';
import { TemplateSelect } from './templates/template-select.tsx';

interface TaskFormProps extends TaskChoices {
  workspaceId: number;
  /** Null for a new one. */
  task: Task | null;
  /** Values that a new one begins with. */
  given?: Partial<TaskValues>;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

/** The server's faults show at their field or at their step. */
export function TaskForm({ workspaceId, task, given, websites, voices, onClose, onCreated }: TaskFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [template, setTemplate] = useState<TaskTemplate | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<keyof TaskValues>>(
    () => new Set(Object.keys(given ?? {}) as (keyof TaskValues)[]),
  );
  const days = useWorkingDays(workspaceId);
  const navigate = useNavigate();
  const isStarting = useRef(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  const form = useContractForm({
    optional: [
      'assignee_id',
      'due_date',
      'description',
      'start_date',
      'content_length',
      'category_name',
      'linked_keywords',
      'soft_keywords',
      'h2_headings',
      'additional_content',
      'additional_source_ids',
    ],
    values: task ? valuesOf(task) : { ...blankTask, ...given },
    edited: task && { name: task.title, revision: task.revision },
    toInput: columnsOf,
    faultsOf: ({ title }): Record<string, string> => (title.trim() === '' ? { title: t('tasks.form.titleMissing') } : {}),
    send: async ({ values, input, changes, expected }) => {
      if (task) return withTitle(changes.title, () => api.tasks.edit({ id: task.id, ...changes, ...expected }));
      // The server takes fields missing in the form from the template.
      const isCounted = values.due_date === '' && !touched.has('due_date');
      const ofTemplate = template ? { template_id: template.id, ...(isCounted ? { due_date: undefined } : {}) } : {};
      const answer = await api.tasks.create({ workspace_id: workspaceId, ...input, ...ofTemplate });
      await attachFiles(answer.task.id, files);
      return isStarting.current ? { ...answer, path: await start(answer.task) } : answer;
    },
    refresh: () => invalidate(client, 'task.changed'),
    onSaved: (answer) => {
      onClose();
      const path = 'path' in answer ? answer.path : null;
      if (path) void navigate({ to: path });
      else if (!task) onCreated?.(answer.task.id);
    },
    onKeepSaved: onClose,
  });
  const { values } = form;
  /** The task is there: that it cannot be started is said, and its page opens. */
  const start = async ({ id, revision }: Task): Promise<string | null> => {
    isStarting.current = false;
    try {
      return (await api.tasks.start({ id, revision })).path;
    } catch (reason) {
      toastError(messageOf(reason));
      return null;
    }
  };
  /** The title shows at once, and is taken back where the server refuses the changes. */
  const withTitle = async <Answer,>(title: string | undefined, send: () => Promise<Answer>): Promise<Answer> => {
    if (title === undefined) return send();
    const end = await showAtOnce(client, taskKeys.all, (row) =>
      row['id'] === task?.id && 'title' in row && 'priority' in row ? { ...row, title } : row,
    );
    try {
      const answer = await send();
      end(true);
      return answer;
    } catch (error) {
      end(false);
      throw error;
    }
  };
  const set = (changes: Partial<TaskValues>) => {
    const named = new Set([...touched, ...(Object.keys(changes) as (keyof TaskValues)[])]);
    setTouched(named);
    form.change(changes);
    // The due date of a template counts from the start.
    if (template && changes.start_date !== undefined && !named.has('due_date'))
      form.change({ due_date: fillIn({ ...values, ...changes }, named, template, days).due_date });
  };
  const assignees = assigneeChoices(people, t);
  const submit = () => {
    const problems = new Set(values.review_steps.map(problemOf));
    if (values.title.trim() === '') form.save();
    else if (problems.has('people')) toastError(t('tasks.form.stepWithoutPeople'));
    else if (problems.has('due')) toastError(t('taskPlanning.steps.dueMissing'));
    else form.save();
  };
  const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
  return (
    <FormSheet
      title={task ? t('tasks.form.edit') : t('tasks.new')}
      aside={
        task ? null : (
          <TemplateSelect
            workspaceId={workspaceId}
            value={template}
            isInHead
            onChange={(chosen) => {
              setTemplate(chosen);
              form.change(fillIn(values, touched, chosen, days));
              form.clearErrors();
            }}
          />
        )
      }
      verb={task ? t('actions.save') : t('tasks.form.create')}
      isBusy={form.isBusy}
      others={
        task ? null : (
          <Button
            type="submit"
            variant="default"
            disabled={form.isBusy}
            data-only="desktop"
            onClick={() => {
              isStarting.current = true;
            }}
          >
            {t('tasks.form.createAndStart')}
          </Button>
        )
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t('tasks.form.title')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        maxLength={taskLimits.title}
        {...form.getInputProps('title')}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <FieldPair>
        <Select
          {...select}
          label={t('tasks.columns.assignee')}
          data={assignees}
          searchable={assignees.length > 8}
          {...form.getInputProps('assignee_id')}
          value={values.assignee_id ?? 'nobody'}
          onChange={(chosen) => set({ assignee_id: chosen === 'nobody' ? null : chosen })}
        />
        <DateField
          label={t('tasks.columns.due')}
          description={!task && values.due_date !== '' && values.due_date < today() ? t('tasks.form.duePast') : null}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('due_date')}
          onChange={({ currentTarget }) => set({ due_date: currentTarget.value })}
        />
      </FieldPair>
      <FoldedTaskFields
        workspaceId={workspaceId}
        task={task}
        template={template}
        form={form}
        people={people}
        websites={websites}
        voices={voices}
        files={task ? null : files}
        onFiles={setFiles}
        onChange={set}
      />
      {form.notice}
    </FormSheet>
  );
}
