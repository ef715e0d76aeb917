// One template: to create, or to change.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits, taskPriorities, taskTemplateLimits } from '@folio/contract/task-words';
import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../base/changed-meanwhile.tsx';
import { useMe } from '../../../base/use-me.ts';
import { AskBeforeDeletion } from '../../../ui/ask-first.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { assigneeChoices } from '../core/assignee-choices.ts';
import { problemOf } from '../core/step-values.ts';
import { StepsField } from '../core/steps-field.tsx';
import { taskPeopleQuery } from '../core/tasks.queries.ts';
import { type TaskChoices, WebsiteAndVoice } from '../core/website-and-voice.tsx';
import { TemplateSchedule } from './template-schedule.tsx';
import { blankTemplate, type TemplateValues, valuesOfTemplate } from './template-values.ts';
import classes from './templates.module.css';
import { useTemplateActions } from './use-template-actions.ts';

interface TemplateFormProps extends TaskChoices {
  workspaceId: number;
  /** Null for a new one. */
  template: TaskTemplate | null;
  onSaved: (id: number) => void;
  onDeleted: () => void;
}

const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
const none = 'none';

/** What the server says of a field is at the field; what it says of a step, at the step. */
export function TemplateForm({ workspaceId, template: shown, websites, voices, onSaved, onDeleted }: TemplateFormProps) {
  const { t } = useText();
  const me = useMe();
  // A template that someone else changes meanwhile is not loaded over what is typed; saving then answers 409.
  const [template] = useState(shown);
  const [values, setValues] = useState<TemplateValues>(() => (template ? valuesOfTemplate(template) : blankTemplate));
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  const { save, keepSaved, remove, errors, setErrors } = useTemplateActions(
    workspaceId,
    { template, saved: shown },
    {
      onSaved: (id) => {
        setDirty(false);
        onSaved(id);
      },
      onDeleted: () => {
        setDirty(false);
        onDeleted();
      },
    },
  );
  const set = (changes: Partial<TemplateValues>) => {
    setDirty(true);
    setErrors({});
    setValues((before) => ({ ...before, ...changes }));
  };
  const submit = () => {
    if (values.name.trim() === '') setErrors({ name: t('taskPlanning.templates.nameMissing') });
    else if (values.steps.some((step) => problemOf(step) !== null)) toastError(t('tasks.form.stepWithoutPeople'));
    else save.mutate({ values, isForced: false });
  };
  const assignees = assigneeChoices(people, t);
  const tools = me.templates.filter(({ output }) => output !== 'chat');
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      <LeaveGuard
        isDirty={isDirty && !save.isPending && !remove.isPending}
        name={values.name || t('taskPlanning.templates.new')}
      />
      {template ? (
        <ChangedMeanwhile
          name={template.name}
          error={save.error}
          onKeepSaved={() => void keepSaved(template.id)}
          onSaveMine={() => save.mutate({ values, isForced: true })}
        />
      ) : null}
      <Panel
        title={template?.name ?? t('taskPlanning.templates.new')}
        aside={
          <span className={classes.acts}>
            {template ? (
              <Button variant="default" color="red" onClick={() => setAsking(true)}>
                {t('actions.delete')}
              </Button>
            ) : null}
            <Button type="submit" data-submit loading={save.isPending}>
              {template ? t('actions.save') : t('taskPlanning.templates.create')}
            </Button>
          </span>
        }
      >
        <div className={classes.fields}>
          <TextInput
            label={t('taskPlanning.templates.name')}
            autoComplete="off"
            maxLength={taskTemplateLimits.name}
            value={values.name}
            error={errors['name']}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <Select
            {...select}
            label={t('tasks.form.tool')}
            data={[
              { value: none, label: t('tasks.form.noTool') },
              ...tools.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            searchable
            value={values.tool ?? none}
            error={errors['fields.tool_id'] ?? errors['tool_id']}
            onChange={(chosen) => set({ tool: chosen === none ? null : chosen })}
          />
          <Select
            {...select}
            label={t('tasks.columns.assignee')}
            data={assignees}
            searchable={assignees.length > 8}
            value={values.assignee}
            error={errors['assignee_id']}
            onChange={(chosen) => set({ assignee: chosen ?? 'nobody' })}
          />
          <Select
            {...select}
            label={t('tasks.form.priority')}
            data={taskPriorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
            value={values.priority}
            onChange={(chosen) => set({ priority: taskPriorities.find((one) => one === chosen) ?? 'medium' })}
          />
          <WebsiteAndVoice
            websites={websites}
            voices={voices}
            websiteId={values.websiteId}
            voiceId={values.voiceId}
            errors={errors}
            onChange={set}
          />
          <TextInput
            label={t('taskPlanning.templates.taskTitle')}
            autoComplete="off"
            maxLength={taskLimits.title}
            value={values.title}
            error={errors['title']}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <NumberInput
            label={t('taskPlanning.templates.days')}
            description={t('taskPlanning.templates.daysHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={0}
            max={taskTemplateLimits.days}
            allowDecimal={false}
            value={values.days ?? ''}
            error={errors['days']}
            onChange={(value) =>
              set({ days: value === '' ? null : Math.min(taskTemplateLimits.days, Math.max(0, Number(value))) })
            }
          />
          <Textarea
            className={classes.wide}
            label={t('tasks.form.description')}
            rows={4}
            maxLength={taskLimits.description}
            value={values.description}
            error={errors['description']}
            styles={{ input: { resize: 'vertical' } }}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
        </div>
      </Panel>
      <Panel>
        <StepsField people={people} steps={values.steps} errors={errors} hasDates={false} onChange={(steps) => set({ steps })} />
      </Panel>
      <TemplateSchedule days={values.days} steps={values.steps} />
      {template ? (
        <AskBeforeDeletion
          isAsking={isAsking}
          loss={t('taskPlanning.templates.loss', { name: template.name })}
          verb={t('taskPlanning.templates.delete')}
          isBusy={remove.isPending}
          onConfirm={(done) => remove.mutate(undefined, { onSettled: done })}
          onEnd={() => setAsking(false)}
        />
      ) : null}
    </form>
  );
}
