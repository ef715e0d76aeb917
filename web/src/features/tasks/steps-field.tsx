// The review steps of a task as fields: a name, who decides, and how many of them must approve.
import type { Task } from '@folio/contract/task-shapes';
import { taskGroups, taskLimits } from '@folio/contract/task-words';
import { ActionIcon, Button, MultiSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './tasks.module.css';

export interface StepValues {
  key: string;
  name: string;
  /** Ids, or one group as "group:admin". */
  reviewers: string[];
  required: number;
  /** Kept as it was; empty is everything. */
  looksAt: Task['review_steps'][number]['looks_at'];
}

/** The steps of a task as the form holds them. */
export const stepsOf = (task: Task): StepValues[] =>
  task.review_steps.map((step) => ({
    key: String(step.id),
    name: step.name,
    reviewers: step.group ? [`group:${step.group}`] : step.reviewers.map(({ id }) => String(id)),
    required: step.required_approvals,
    looksAt: step.looks_at,
  }));

/** The same as the call takes them. */
export const toSteps = (steps: readonly StepValues[]) =>
  steps.map(({ name, reviewers, required, looksAt }) => {
    const group = taskGroups.find((one) => reviewers.includes(`group:${one}`)) ?? null;
    return {
      name,
      group,
      reviewer_ids: group ? [] : reviewers.map(Number),
      required_approvals: required,
      looks_at: looksAt,
    };
  });

interface StepsFieldProps {
  people: { id: number; name: string }[];
  steps: StepValues[];
  /** By field name, like "review_steps.0". */
  errors: Record<string, string>;
  onChange: (steps: StepValues[]) => void;
}

/** Choosing a group takes the place of people, and the other way round. */
export function StepsField({ people, steps, errors, onChange }: StepsFieldProps) {
  const { t } = useText();
  const change = (key: string, changes: Partial<StepValues>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)));
  const data = [
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
    ...taskGroups.map((group) => ({ value: `group:${group}`, label: t(`tasks.groups.${group}`) })),
  ];
  const choose = (key: string, chosen: string[]) => {
    const last = chosen.at(-1);
    const isGroup = last?.startsWith('group:') ?? false;
    change(key, { reviewers: isGroup && last ? [last] : chosen.filter((one) => !one.startsWith('group:')) });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('tasks.steps')}</legend>
      {steps.map((step, index) => (
        <div key={step.key} className={classes.stepForm}>
          <TextInput
            label={t('tasks.form.stepName')}
            maxLength={100}
            placeholder={t('tasks.step', { number: index + 1 })}
            value={step.name}
            onChange={({ currentTarget }) => change(step.key, { name: currentTarget.value })}
          />
          <MultiSelect
            label={t('tasks.form.reviewers')}
            data={data}
            searchable
            maxValues={taskLimits.reviewers}
            comboboxProps={{ shadow: 'none' }}
            value={step.reviewers}
            error={errors[`review_steps.${index}`]}
            onChange={(chosen) => choose(step.key, chosen)}
          />
          <NumberInput
            label={t('tasks.form.required')}
            min={1}
            max={taskLimits.reviewers}
            value={step.required}
            onChange={(value) => change(step.key, { required: Math.max(1, Math.round(Number(value)) || 1) })}
          />
          <ActionIcon
            size={36}
            aria-label={t('tasks.form.removeStep', { number: index + 1 })}
            onClick={() => onChange(steps.filter((one) => one.key !== step.key))}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {steps.length < taskLimits.steps ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onChange([...steps, { key: crypto.randomUUID(), name: '', reviewers: [], required: 1, looksAt: [] }])}
          >
            {t('tasks.form.addStep')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
