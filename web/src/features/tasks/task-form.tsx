// One task: to create, or to change.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits, taskPriorities } from '@folio/contract/task-words';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { today } from '../../base/calendar-days.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Stack } from '../../ui/stack.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { assigneeChoices } from './core/assignee-choices.ts';
import { problemOf } from './core/step-values.ts';
import { StepsField } from './core/steps-field.tsx';
import { blankTask, columnsOf, fillIn, type TaskValues, valuesOf } from './core/task-form-values.ts';
import classes from './core/tasks.module.css';
import { taskPeopleQuery } from './core/tasks.queries.ts';
import { useWorkingDays } from './core/use-working-days.ts';
import { type TaskChoices, WebsiteAndVoice } from './core/website-and-voice.tsx';
import { DocumentSelect } from './document-select.tsx';
import { FollowFields } from './follow-fields.tsx';
import { attachFiles, NewAttachments } from './new-attachments.tsx';
import { TaskMore } from './task-more.tsx';
import { TemplateSelect } from './templates/template-select.tsx';

/** What stands above *More*; a fault of any other field opens it. */
const shortFields = new Set(['title', 'assignee_id', 'due_date', 'tool_id']);

interface TaskFormProps extends TaskChoices {
  workspaceId: number;
  /** Null for a new one. */
  task: Task | null;
  /** Values that a new one begins with. */
  given?: Partial<TaskValues>;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

/** What the server says of a field is at the field; what it says of a step, at the step. */
export function TaskForm({ workspaceId, task, given, websites, voices, onClose, onCreated }: TaskFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const me = useMe();
  const [template, setTemplate] = useState<TaskTemplate | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<keyof TaskValues>>(
    () => new Set(Object.keys(given ?? {}) as (keyof TaskValues)[]),
  );
  const days = useWorkingDays(workspaceId);
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  const form = useContractForm({
    values: task ? valuesOf(task) : { ...blankTask, ...given },
    edited: task && { name: task.title, revision: task.revision },
    toInput: columnsOf,
    faultsOf: ({ title }): Record<string, string> => (title.trim() === '' ? { title: t('tasks.form.titleMissing') } : {}),
    send: async ({ values, input, changes, expected }) => {
      if (task) return api.tasks.edit({ id: task.id, ...changes, ...expected });
      // What the form does not show comes from the template on the server.
      const isCounted = values.due_date === '' && !touched.has('due_date');
      const ofTemplate = template ? { template_id: template.id, ...(isCounted ? { due_date: undefined } : {}) } : {};
      const answer = await api.tasks.create({ workspace_id: workspaceId, ...input, ...ofTemplate });
      await attachFiles(answer.task.id, files);
      return answer;
    },
    refresh: () => invalidate(client, 'task.changed'),
    onSaved: (answer) => {
      onClose();
      if (!task) onCreated?.(answer.task.id);
    },
    onKeepSaved: onClose,
  });
  const { values, errors } = form;
  const hasHiddenFault = Object.keys(errors).some((field) => !shortFields.has(field));
  const set = (changes: Partial<TaskValues>) => {
    const named = new Set([...touched, ...(Object.keys(changes) as (keyof TaskValues)[])]);
    setTouched(named);
    form.change(changes);
    // The due date of a template counts from the start.
    if (template && changes.start_date !== undefined && !named.has('due_date'))
      form.change({ due_date: fillIn({ ...values, ...changes }, named, template, days).due_date });
  };
  const submit = () => {
    const problems = new Set(values.review_steps.map(problemOf));
    if (values.title.trim() === '') form.save();
    else if (problems.has('people')) toastError(t('tasks.form.stepWithoutPeople'));
    else if (problems.has('due')) toastError(t('taskPlanning.steps.dueMissing'));
    else form.save();
  };
  const assignees = assigneeChoices(people, t);
  const tools = [
    { value: 'none', label: t('tasks.form.noTool') },
    ...me.templates.filter(({ output }) => output !== 'chat').map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const canChooseDocument = !task || task.status === 'waiting' || task.status === 'on_going';
  const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
  return (
    <FormDialog
      title={task ? t('tasks.form.edit') : t('tasks.new')}
      verb={task ? t('actions.save') : t('tasks.form.create')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {task ? null : (
        <TemplateSelect
          workspaceId={workspaceId}
          value={template}
          onChange={(chosen) => {
            setTemplate(chosen);
            form.change(fillIn(values, touched, chosen, days));
            form.clearErrors();
          }}
        />
      )}
      <TextInput
        label={t('tasks.form.title')}
        autoComplete="off"
        required
        withAsterisk={false}
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
          labelProps={optionalLabel()}
          description={!task && values.due_date !== '' && values.due_date < today() ? t('tasks.form.duePast') : null}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('due_date')}
          onChange={({ currentTarget }) => set({ due_date: currentTarget.value })}
        />
      </FieldPair>
      <Select
        {...select}
        label={t('tasks.form.tool')}
        description={t('tasks.form.toolHint')}
        data={tools}
        searchable
        {...form.getInputProps('tool_id')}
        value={values.tool_id ?? 'none'}
        onChange={(chosen) => set({ tool_id: chosen === 'none' ? null : chosen })}
      />
      <details open={isOpen || hasHiddenFault} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="text-link">{t('tasks.form.more')}</summary>
        <Stack gap={16} className={classes.moreFields}>
          <Textarea
            label={t('tasks.form.description')}
            labelProps={optionalLabel()}
            description={t('tasks.form.descriptionHint')}
            rows={4}
            maxLength={taskLimits.description}
            {...form.getInputProps('description')}
            styles={{ input: { resize: 'vertical' } }}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
          <FieldPair>
            <Select
              {...select}
              label={t('tasks.form.priority')}
              data={taskPriorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
              value={values.priority}
              onChange={(chosen) => set({ priority: taskPriorities.find((one) => one === chosen) ?? 'medium' })}
            />
            <DateField
              label={t('tasks.form.start')}
              labelProps={optionalLabel()}
              {...form.getInputProps('start_date')}
              onChange={({ currentTarget }) => set({ start_date: currentTarget.value })}
            />
          </FieldPair>
          <FieldPair>
            <WebsiteAndVoice
              websites={websites}
              voices={voices}
              websiteId={values.website_id}
              voiceId={values.brand_voice_id}
              errors={errors}
              onChange={set}
            />
          </FieldPair>
          {canChooseDocument ? (
            <DocumentSelect
              workspaceId={workspaceId}
              value={values.order_detail_id}
              error={errors['order_detail_id']}
              onChange={(id) => set({ order_detail_id: id })}
            />
          ) : null}
          <FollowFields
            workspaceId={workspaceId}
            ownId={task?.id ?? null}
            afterTaskId={values.after_task_id}
            isSmart={values.is_smart}
            error={errors['after_task_id']}
            onChange={set}
          />
          {task ? null : <NewAttachments files={files} isBusy={form.isBusy} onChange={setFiles} />}
          <TaskMore workspaceId={workspaceId} isOpen={isOpen || hasHiddenFault} form={form} onChange={set} />
          <StepsField
            people={people}
            steps={values.review_steps}
            errors={errors}
            onChange={(steps) => {
              set({ review_steps: steps });
              form.setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('review_steps'))));
            }}
          />
        </Stack>
      </details>
      {form.notice}
    </FormDialog>
  );
}
