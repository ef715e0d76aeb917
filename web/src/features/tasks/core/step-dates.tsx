import { taskLimits } from '@folio/contract/task-words';
import { NumberInput, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { DateField } from '../../../ui/date-field.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { StepValues } from './step-values.ts';
import classes from './steps-field.module.css';

interface StepDatesProps {
  step: StepValues;
  hasDates: boolean;
  onChange: (changes: Partial<StepValues>) => void;
}

/** Until when a step is to be done: working days after the end before it, or a date of its own, which may be fixed. */
export function StepDates({ step, hasDates, onChange }: StepDatesProps) {
  const { t } = useText();
  const isCounted = step.days !== null && !step.isFixed;
  return (
    <>
      {step.isFixed ? null : (
        <NumberInput
          label={t('taskPlanning.steps.days')}
          min={0}
          max={taskLimits.stepDays}
          allowDecimal={false}
          value={step.days ?? ''}
          onChange={(value) =>
            onChange({ days: value === '' ? null : Math.min(taskLimits.stepDays, Math.max(0, Number(value))) })
          }
        />
      )}
      {hasDates && !isCounted ? (
        <DateField
          label={t('taskPlanning.steps.due')}
          value={step.dueDate}
          onChange={({ currentTarget }) => onChange({ dueDate: currentTarget.value })}
        />
      ) : null}
      {hasDates ? (
        <Switch
          className={classes.fixed}
          label={t('taskPlanning.steps.fixed')}
          checked={step.isFixed}
          onChange={({ currentTarget }) =>
            onChange({ isFixed: currentTarget.checked, ...(currentTarget.checked ? { days: null } : {}) })
          }
        />
      ) : null}
    </>
  );
}
