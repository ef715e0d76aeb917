import type { TaskRow } from '@folio/contract/task-shapes';
import { Row } from '../../../ui/row.tsx';
import classes from './step-bars.module.css';

/** One short bar a review step: passed, in review, to come. Only of tasks in review; the text beside it says the same. */
export function StepBars({ task: { active_step: active } }: { task: Pick<TaskRow, 'active_step'> }) {
  if (!active) return null;
  return (
    <Row as="span" flex="none" gap={4} align="stretch" inline className={classes.bars} aria-hidden="true">
      {Array.from({ length: active.total }, (_, index) => (
        <span key={index} data-state={index < active.position ? 'passed' : index === active.position ? 'active' : undefined} />
      ))}
    </Row>
  );
}
