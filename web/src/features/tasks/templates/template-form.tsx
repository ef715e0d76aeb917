// One template: to create, or to change.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits, taskPriorities, taskTemplateLimits } from '@folio/contract/task-words';
import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ToolSelect } from '../../../base/tool-select.tsx';
import { useMe } from '../../../base/use-me.ts';
import { AskBeforeDeletion } from '../../../ui/ask-first.tsx';
import { FieldPair } from '../../../ui/field-pair.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { optionalLabel } from '../../../ui/optional-label.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { assigneeChoices } from '../core/assignee-choices.ts';
import { problemOf } from '../core/step-values.ts';
import { StepsField } from '../core/steps-field.tsx';
import { taskPeopleQuery } from '../core/tasks.queries.ts';
import { type TaskChoices, WebsiteAndVoice } from '../core/website-and-voice.tsx';
import { TemplateSchedule } from './template-schedule.tsx';
import classes from './templates.module.css';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateFormProps extends TaskChoices {
  workspaceId: number;
  /** Null for a new one. */
  template: TaskTemplate | null;
  onSaved: (id: number) => void;
  onDeleted: () => void;
}

const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };
const none = 'none';

/** The server's faults show at their field or at their step. */
export function TemplateForm({ workspaceId, template: shown, websites, voices, onSaved, onDeleted }: TemplateFormProps) {
  const { t } = useText();
  const me = useMe();
  // A change by another user does not overwrite typed text; saving then returns 409.
  const [template] = useState(shown);
  const [isDone, setDone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const members = useQuery(taskPeopleQuery(workspaceId)).data?.users ?? [];
  const people = members.filter((one) => !one.is_disabled).map(({ user_id: id, name }) => ({ id, name }));
  const { form, remove } = useTemplateForm(
    workspaceId,
    { template, saved: shown },
    {
      onSaved: (id) => {
        setDone(true);
        onSaved(id);
      },
      onDeleted: () => {
        setDone(true);
        onDeleted();
      },
    },
  );
  const { values, errors } = form;
  const submit = () => {
    const isIncomplete = values.review_steps.some((step) => problemOf(step) !== null);
    if (isIncomplete && values.name.trim() !== '') toastError(t('tasks.form.stepWithoutPeople'));
    else form.save();
  };
  const assignees = assigneeChoices(people, t);
  const tools = me.templates.filter(({ output }) => output !== 'chat');
  return (
    <Stack
      as="form"
      flex="shrink"
      gap={20}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) submit();
      }}
    >
      <LeaveGuard
        isDirty={form.isDirty() && !isDone && !form.isBusy && !remove.isPending}
        name={values.name || t('taskPlanning.templates.new')}
      />
      {form.notice}
      <Panel
        title={template?.name ?? t('taskPlanning.templates.new')}
        aside={
          <Row as="span" flex="none" gap={8} align="stretch" justify="end">
            {template ? (
              <Button variant="default" color="red" onClick={() => setAsking(true)}>
                {t('actions.delete')}
              </Button>
            ) : null}
            <Button type="submit" data-submit loading={form.isBusy}>
              {template ? t('actions.save') : t('taskPlanning.templates.create')}
            </Button>
          </Row>
        }
      >
        <FieldPair>
          <TextInput
            label={t('taskPlanning.templates.name')}
            autoComplete="off"
            maxLength={taskTemplateLimits.name}
            {...form.getInputProps('name')}
          />
          <ToolSelect
            label={t('tasks.form.tool')}
            tools={tools}
            none={{ value: none, label: t('tasks.form.noTool') }}
            value={values.tool_id ?? none}
            error={errors['fields.tool_id'] ?? errors['tool_id']}
            onChange={(chosen) => form.setFieldValue('tool_id', chosen === none ? null : chosen)}
          />
          <Select
            {...select}
            label={t('tasks.columns.assignee')}
            data={assignees}
            searchable={assignees.length > 8}
            {...form.getInputProps('assignee_id')}
          />
          <Select
            {...select}
            label={t('tasks.form.priority')}
            data={taskPriorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
            {...form.getInputProps('priority')}
          />
          <WebsiteAndVoice
            websites={websites}
            voices={voices}
            websiteId={values.website_id}
            voiceId={values.brand_voice_id}
            errors={errors}
            onChange={form.change}
          />
          <TextInput
            label={t('taskPlanning.templates.taskTitle')}
            autoComplete="off"
            maxLength={taskLimits.title}
            {...form.getInputProps('title')}
          />
          <NumberInput
            label={t('taskPlanning.templates.days')}
            labelProps={optionalLabel()}
            description={t('taskPlanning.templates.daysHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={0}
            max={taskTemplateLimits.days}
            allowDecimal={false}
            value={values.days ?? ''}
            error={errors['days']}
            onChange={(value) =>
              form.setFieldValue('days', value === '' ? null : Math.min(taskTemplateLimits.days, Math.max(0, Number(value))))
            }
          />
          <Textarea
            className={classes.wide}
            label={t('tasks.form.description')}
            rows={4}
            maxLength={taskLimits.description}
            styles={{ input: { resize: 'vertical' } }}
            {...form.getInputProps('description')}
          />
        </FieldPair>
      </Panel>
      <Panel>
        <StepsField
          people={people}
          steps={values.review_steps}
          errors={errors}
          hasDates={false}
          onChange={(steps) => {
            form.setFieldValue('review_steps', steps);
            form.clearErrors();
          }}
        />
      </Panel>
      <TemplateSchedule days={values.days} steps={values.review_steps} />
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
    </Stack>
  );
}
