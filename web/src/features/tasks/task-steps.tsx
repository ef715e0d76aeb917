import type { Task } from '@folio/contract/task-shapes';
import { formatDay } from '../../ui/intl-format.ts';
import { usePartName } from '../../ui/package-parts.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

const kinds = { pending: 'off', active: 'hold', passed: 'ready', returned: 'failed' } as const;

/** Reviewers of the task, their order, and the progress. */
export function TaskSteps({ task: { review_steps: steps } }: { task: Task }) {
  const { t } = useText();
  const partName = usePartName();
  return (
    <Panel title={t('tasks.steps')}>
      {steps.length === 0 ? (
        <Text size="sm" tone="quiet">
          {t('tasks.noSteps')}
        </Text>
      ) : null}
      <Stack as="ol" gap={14}>
        {steps.map((step) => (
          <Stack as="li" key={step.id} gap={4}>
            <Row as="span" weight="medium" gap={8} justify="between" wrap>
              {step.name || t('tasks.step', { number: step.position + 1 })}
              <WordBadge kind={kinds[step.state]}>{t(`tasks.stepStates.${step.state}`)}</WordBadge>
            </Row>
            <Text as="span" size="sm" tone="quiet">
              {step.guest ? `${step.guest.name} (${t('reviewLinks.step')})` : null}
              {step.group ? t(`tasks.groups.${step.group}`) : step.reviewers.map(({ name }) => name).join(', ')}
            </Text>
            <Text as="span" size="sm" tone="quiet">
              {t('tasks.approvals', { count: step.approvals, total: step.required_approvals })}
              {step.looks_at.length > 0 ? `, ${step.looks_at.map((part) => partName(part)).join(', ')}` : ''}
            </Text>
            <StepDue step={step} />
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

function StepDue({ step }: { step: Task['review_steps'][number] }) {
  const { t, language } = useText();
  if (step.due_date === null) return null;
  const due = t('taskPlanning.steps.dueOn', { day: formatDay(step.due_date, language) });
  return (
    <Text as="span" size="sm" tone="quiet">
      {due}
      {step.is_fixed ? `, ${t('taskPlanning.steps.isFixed')}` : ''}
    </Text>
  );
}
