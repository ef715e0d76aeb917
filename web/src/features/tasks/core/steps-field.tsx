// The review steps of a task or a template as fields: reviewers, required number of approvals, and due date.
import {
  languageOfPart,
  type PackagePart,
  packageParts,
  taskGroups,
  taskLimits,
  translationPart,
} from '@folio/contract/task-words';
import { ActionIcon, Button, MultiSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslatorLanguages } from '../../../base/translator-languages.ts';
import { usePartName } from '../../../ui/package-parts.ts';
import { Stack } from '../../../ui/stack.tsx';
import { useText } from '../../../ui/use-text.ts';
import { StepDates } from './step-dates.tsx';
import { newStep, type StepValues } from './step-values.ts';
import classes from './steps-field.module.css';

const isTranslation = (part: PackagePart) => languageOfPart(part) !== null;

/** Options of the list of parts at once; the languages of translations are found by typing. */
const maxPartsShown = 40;

/** The choice that a guest reviews, among people and groups. */
const guestValue = 'guest';

interface StepsFieldProps {
  people: { id: number; name: string }[];
  steps: StepValues[];
  /** By field name, like "review_steps.0". */
  errors: Record<string, string>;
  /** False for templates: their steps have working days alone. */
  hasDates?: boolean;
  onChange: (steps: StepValues[]) => void;
}

/** Choosing a group takes the place of people, and the other way round. */
export function StepsField({ people, steps, errors, hasDates = true, onChange }: StepsFieldProps) {
  const { t, language } = useText();
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
  const partName = usePartName();
  const languages = useTranslatorLanguages();
  const translations = [
    ...new Set([...languages.map(translationPart), ...steps.flatMap(({ looksAt }) => looksAt.filter(isTranslation))]),
  ];
  const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, language);
  const choice = (value: PackagePart) => ({ value, label: partName(value) });
  const parts = [...packageParts.map(choice), ...translations.map(choice).sort(byName)];
  return (
    <Stack as="fieldset" flex="shrink" gap={12} className={classes.group}>
      <legend>{t('tasks.steps')}</legend>
      {steps.map((step, index) => (
        <fieldset key={step.key} className={classes.step} aria-label={t('tasks.step', { number: index + 1 })}>
          <div className={classes.head}>
            <TextInput
              label={t('tasks.form.stepName')}
              maxLength={100}
              placeholder={t('tasks.step', { number: index + 1 })}
              value={step.name}
              onChange={({ currentTarget }) => change(step.key, { name: currentTarget.value })}
            />
            <ActionIcon
              aria-label={t('tasks.form.removeStep', { number: index + 1 })}
              onClick={() => onChange(steps.filter((one) => one.key !== step.key))}
            >
              <IconTrash size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </div>
          <div className={classes.wide}>
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
          </div>
          {step.guest ? (
            <GuestFields
              guest={step.guest}
              error={errors[`review_steps.${index}`]}
              onChange={(guest) => change(step.key, { guest })}
            />
          ) : null}
          <NumberInput
            label={t('tasks.form.required')}
            min={1}
            max={step.guest ? 1 : taskLimits.reviewers}
            value={step.required}
            onChange={(value) => change(step.key, { required: Math.max(1, Math.round(Number(value)) || 1) })}
          />
          <MultiSelect
            label={t('taskPlanning.steps.looksAt')}
            data={parts}
            searchable
            limit={maxPartsShown}
            maxValues={taskLimits.parts}
            {...(step.looksAt.length === 0 ? { placeholder: t('taskPlanning.steps.everything') } : {})}
            comboboxProps={{ shadow: 'none' }}
            value={step.looksAt}
            onChange={(chosen) =>
              change(step.key, { looksAt: parts.flatMap(({ value }) => (chosen.includes(value) ? value : [])) })
            }
          />
          <StepDates step={step} hasDates={hasDates} onChange={(changes) => change(step.key, changes)} />
        </fieldset>
      ))}
      {steps.length < taskLimits.steps ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onChange([...steps, newStep()])}
          >
            {t('tasks.form.addStep')}
          </Button>
        </div>
      ) : null}
    </Stack>
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
    <>
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
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={255}
        value={guest.email}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...guest, email: currentTarget.value })}
      />
    </>
  );
}
