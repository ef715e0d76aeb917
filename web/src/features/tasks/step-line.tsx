// The review steps of a task in one line: completed, current and following ones. The panel Details shows more of each.
import type { Task } from '@folio/contract/task-shapes';
import { IconCheck } from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { useIsApproving, withApproval } from './core/held-decision.ts';
import classes from './step-line.module.css';

/** More steps than these have numbers alone, but for the one in review. */
const maxNamed = 3;

export function StepLine({ task }: { task: Task }) {
  const { t } = useText();
  const isApproving = useIsApproving()(task.id);
  const steps = isApproving ? withApproval(task) : task.review_steps;
  if (steps.length === 0) return null;
  const isTheirs = !isApproving && (task.can.decide || task.decide_refusal !== null);
  return (
    <Row as="ol" size="sm" flex="none" className={classes.steps} aria-label={t('tasks.steps')} data-only="desktop">
      {steps.map(({ id, position, name, state }) => {
        const isActive = state === 'active';
        const own = name || t('tasks.step', { number: position + 1 });
        const label = isActive && isTheirs ? t('taskPage.stepYou', { name: own }) : own;
        const isNamed = isActive || steps.length <= maxNamed;
        return (
          <li key={id} data-state={state} aria-current={isActive ? 'step' : undefined}>
            <span className={classes.number} aria-hidden="true">
              {state === 'passed' ? <IconCheck size={12} stroke={2.6} /> : position + 1}
            </span>
            <span className={isNamed ? classes.name : 'visually-hidden'}>{label}</span>
            <span className="visually-hidden">, {t(`tasks.stepStates.${state}`)}</span>
          </li>
        );
      })}
    </Row>
  );
}
