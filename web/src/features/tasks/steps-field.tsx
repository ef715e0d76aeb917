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
  /** Instead of members: a person without a seat. */
  guest: { name: string; email: string } | null;
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
    guest: step.guest && { name: step.guest.name, email: step.guest.email },
    looksAt: step.looks_at,
  }));

/** The same as the call takes them. */
export const toSteps = (steps: readonly StepValues[]) =>
  steps.map(({ name, reviewers, required, looksAt, guest }) => {
    const group = taskGroups.find((one) => reviewers.includes(`group:${one}`)) ?? null;
    if (guest) return { name, guest, looks_at: looksAt };
    return {
      name,
      group,
      reviewer_ids: group ? [] : reviewers.map(Number),
      required_approvals: required,
      looks_at: looksAt,
    };
  });

/** The choice that a guest reviews, among people and groups. */
const guestValue = 'guest';

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
    { value: guestValue, label: t('reviewLinks.kinds.guest') },
  ];
  const choose = (key: string, chosen: string[]) => {
    const last = chosen.at(-1);
    if (last === guestValue) return change(key, { guest: { name: '', email: '' }, reviewers: [], required: 1 });
    const isGroup = last?.startsWith('group:') ?? false;
    change(key, {
      guest: null,
      reviewers: isGroup && last ? [last] : chosen.filter((one) => one !== guestValue && !one.startsWith('group:')),
    });
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
            value={step.guest ? [guestValue] : step.reviewers}
            error={step.guest ? undefined : errors[`review_steps.${index}`]}
            onChange={(chosen) => choose(step.key, chosen)}
          />
          <NumberInput
            label={t('tasks.form.required')}
            min={1}
            max={step.guest ? 1 : taskLimits.reviewers}
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
          {step.guest ? (
            <GuestFields
              guest={step.guest}
              error={errors[`review_steps.${index}`]}
              onChange={(guest) => change(step.key, { guest })}
            />
          ) : null}
        </div>
      ))}
      {steps.length < taskLimits.steps ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() =>
              onChange([...steps, { key: crypto.randomUUID(), name: '', reviewers: [], required: 1, guest: null, looksAt: [] }])
            }
          >
            {t('tasks.form.addStep')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface GuestFieldsProps {
  guest: { name: string; email: string };
  error: string | undefined;
  onChange: (guest: { name: string; email: string }) => void;
}

function GuestFields({ guest, error, onChange }: GuestFieldsProps) {
  const { t } = useText();
  return (
    <div className={classes.guestFields}>
      <TextInput
        label={t('reviewLinks.name')}
        maxLength={100}
        value={guest.name}
        onChange={({ currentTarget }) => onChange({ ...guest, name: currentTarget.value })}
      />
      <TextInput
        type="email"
        label={t('reviewLinks.email')}
        description={t('reviewLinks.stepHint')}
        maxLength={255}
        value={guest.email}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...guest, email: currentTarget.value })}
      />
    </div>
  );
}
