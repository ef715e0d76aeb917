// One task: to create, or to change.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits, taskPriorities } from '@folio/contract/task-words';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { today } from '../../base/calendar-days.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { optionalLabel } from '../../ui/optional-label.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
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

const fields = [
  'title',
  'description',
  'priority',
  'assignee_id',
  'start_date',
  'due_date',
  'order_detail_id',
  'tool_id',
  'website_id',
  'brand_voice_id',
  'after_task_id',
  'request_type',
  'type',
  'additional_content',
  'linked_keywords',
  'soft_keywords',
  'h2_headings',
  'category_name',
  'content_length',
  'language',
  'additional_source_ids',
];
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
export function TaskForm({ workspaceId, task: opened, given, websites, voices, onClose, onCreated }: TaskFormProps) {
  // What the page shows by now may be newer than what is changed here.
  const [task] = useState(opened);
  const { t } = useText();
  const client = useQueryClient();
  const me = useMe();
  const [values, setValues] = useState<TaskValues>(task ? valuesOf(task) : { ...blankTask, ...given });
  const [template, setTemplate] = useState<TaskTemplate | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<keyof TaskValues>>(
    () => new Set(Object.keys(given ?? {}) as (keyof TaskValues)[]),
  );
  const days = useWorkingDays(workspaceId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const hasHiddenFault = Object.keys(errors).some((field) => !shortFields.has(field));
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  const set = (changes: Partial<TaskValues>, field?: string) => {
    const named = new Set([...touched, ...(Object.keys(changes) as (keyof TaskValues)[])]);
    setTouched(named);
    setValues((before) => {
      const after = { ...before, ...changes };
      // The due date of a template counts from the start.
      return template && changes.startDate !== undefined && !named.has('dueDate')
        ? { ...after, dueDate: fillIn(after, named, template, days).dueDate }
        : after;
    });
    if (field) setErrors(({ [field]: _resolved, ...rest }) => rest);
  };
  /** What the form does not show comes from the template on the server. */
  const ofTemplate = () => {
    if (!template) return {};
    const isCounted = values.dueDate === '' && !touched.has('dueDate');
    return { template_id: template.id, ...(isCounted ? { due_date: undefined } : {}) };
  };
  const create = async () => {
    const answer = await api.tasks.create({ workspace_id: workspaceId, ...columnsOf(values), ...ofTemplate() });
    await attachFiles(answer.task.id, files);
    return answer;
  };
  const save = useMutation({
    mutationFn: (isForced: boolean) =>
      task
        ? api.tasks.edit({
            id: task.id,
            ...changedValues(columnsOf(valuesOf(task)), columnsOf(values)),
            ...(isForced ? {} : { revision: task.revision }),
          })
        : create(),
    onSuccess: async (answer) => {
      await invalidate(client, 'task.changed');
      if (answer.message) toastSuccess(answer.message);
      onClose();
      if (!task) onCreated?.(answer.task.id);
    },
    onError: (error, isForced) => {
      if (isForced || !isChangedMeanwhile(error))
        showFieldErrors(error, [...fields, ...values.steps.map((_, index) => `review_steps.${index}`)], setErrors);
    },
  });
  const submit = () => {
    if (values.title.trim() === '') setErrors({ title: t('tasks.form.titleMissing') });
    else if (values.steps.some((step) => problemOf(step) === 'people')) toastError(t('tasks.form.stepWithoutPeople'));
    else if (values.steps.some((step) => problemOf(step) === 'due')) toastError(t('taskPlanning.steps.dueMissing'));
    else save.mutate(false);
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
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {task ? null : (
        <TemplateSelect
          workspaceId={workspaceId}
          value={template}
          onChange={(chosen) => {
            setTemplate(chosen);
            setValues((before) => fillIn(before, touched, chosen, days));
            setErrors({});
          }}
        />
      )}
      <TextInput
        label={t('tasks.form.title')}
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={taskLimits.title}
        value={values.title}
        error={errors['title']}
        onChange={({ currentTarget }) => set({ title: currentTarget.value }, 'title')}
      />
      <div className={classes.pair}>
        <Select
          {...select}
          label={t('tasks.columns.assignee')}
          data={assignees}
          searchable={assignees.length > 8}
          value={values.assignee ?? 'nobody'}
          error={errors['assignee_id']}
          onChange={(chosen) => set({ assignee: chosen === 'nobody' ? null : chosen }, 'assignee_id')}
        />
        <DateField
          label={t('tasks.columns.due')}
          labelProps={optionalLabel()}
          description={!task && values.dueDate !== '' && values.dueDate < today() ? t('tasks.form.duePast') : null}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.dueDate}
          error={errors['due_date']}
          onChange={({ currentTarget }) => set({ dueDate: currentTarget.value }, 'due_date')}
        />
      </div>
      <Select
        {...select}
        label={t('tasks.form.tool')}
        description={t('tasks.form.toolHint')}
        data={tools}
        searchable
        value={values.tool ?? 'none'}
        error={errors['tool_id']}
        onChange={(chosen) => set({ tool: chosen === 'none' ? null : chosen }, 'tool_id')}
      />
      <details open={isOpen || hasHiddenFault} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="text-link">{t('tasks.form.more')}</summary>
        <div className={classes.moreFields}>
          <Textarea
            label={t('tasks.form.description')}
            labelProps={optionalLabel()}
            description={t('tasks.form.descriptionHint')}
            rows={4}
            maxLength={taskLimits.description}
            value={values.description}
            error={errors['description']}
            styles={{ input: { resize: 'vertical' } }}
            onChange={({ currentTarget }) => set({ description: currentTarget.value }, 'description')}
          />
          <div className={classes.pair}>
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
              value={values.startDate}
              error={errors['start_date']}
              onChange={({ currentTarget }) => set({ startDate: currentTarget.value }, 'start_date')}
            />
          </div>
          <div className={classes.pair}>
            <WebsiteAndVoice
              websites={websites}
              voices={voices}
              websiteId={values.websiteId}
              voiceId={values.voiceId}
              errors={errors}
              onChange={(changes) => set(changes, 'websiteId' in changes ? 'website_id' : 'brand_voice_id')}
            />
          </div>
          {canChooseDocument ? (
            <DocumentSelect
              workspaceId={workspaceId}
              value={values.documentId}
              error={errors['order_detail_id']}
              onChange={(documentId) => set({ documentId }, 'order_detail_id')}
            />
          ) : null}
          <FollowFields
            workspaceId={workspaceId}
            ownId={task?.id ?? null}
            afterTaskId={values.afterTaskId}
            isSmart={values.isSmart}
            error={errors['after_task_id']}
            onChange={(changes) => set(changes, 'after_task_id')}
          />
          {task ? null : <NewAttachments files={files} isBusy={save.isPending} onChange={setFiles} />}
          <TaskMore workspaceId={workspaceId} isOpen={isOpen || hasHiddenFault} values={values} errors={errors} onChange={set} />
          <StepsField
            people={people}
            steps={values.steps}
            errors={errors}
            onChange={(steps) => {
              set({ steps });
              setErrors((before) =>
                Object.fromEntries(Object.entries(before).filter(([field]) => !field.startsWith('review_steps'))),
              );
            }}
          />
        </div>
      </details>
      <ChangedMeanwhile
        name={task?.title ?? ''}
        error={save.error}
        onKeepSaved={() => {
          onClose();
          void invalidate(client, 'task.changed');
        }}
        onSaveMine={() => save.mutate(true)}
      />
    </FormDialog>
  );
}
