import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { StepValues } from '../core/step-values.ts';
import classes from './templates.module.css';

interface TemplateScheduleProps {
  /** Working days of the work itself. */
  days: number | null;
  steps: readonly StepValues[];
}

/** Duration of the work and of each review step, in sequence, in working days. */
export function TemplateSchedule({ days, steps }: TemplateScheduleProps) {
  const { t } = useText();
  const parts = [
    { key: 'work', name: t('taskPlanning.templates.work'), days: days ?? 0 },
    ...steps.map((step, index) => ({
      key: step.key,
      name: step.name || t('tasks.step', { number: index + 1 }),
      days: step.days ?? 0,
    })),
  ];
  const total = parts.reduce((sum, part) => sum + part.days, 0);
  let before = 0;
  return (
    <Panel
      title={t('taskPlanning.templates.runs')}
      aside={
        <Text as="span" size="sm" tone="quiet" breaks>
          {t('taskPlanning.templates.runsLead')}
        </Text>
      }
    >
      {total === 0 ? (
        <Text size="sm" tone="quiet" breaks>
          {t('taskPlanning.templates.noDays')}
        </Text>
      ) : null}
      <Stack as="ol" gap={8} className={classes.schedule}>
        {total === 0
          ? null
          : parts.map((part) => {
              const left = (before / total) * 100;
              before += part.days;
              return (
                <li key={part.key}>
                  <Text as="span" weight="medium" truncate>
                    {part.name}
                  </Text>
                  <span className={classes.track} aria-hidden="true">
                    <span
                      className={classes.bar}
                      data-work={part.key === 'work' || undefined}
                      style={{ insetInlineStart: `${left}%`, width: `${(part.days / total) * 100}%` }}
                    />
                  </span>
                  <Text as="span" tone="quiet">
                    {t('taskPlanning.templates.lasts', { count: part.days })}
                  </Text>
                </li>
              );
            })}
      </Stack>
    </Panel>
  );
}
