import type { TaskRow } from '@folio/contract/task-shapes';
import classes from './step-bars.module.css';

/** One short bar a review step: passed, in review, to come. Only of tasks in review; the text beside it says the same. */
export function StepBars({ task: { active_step: active } }: { task: Pick<TaskRow, 'active_step'> }) {
  if (!active) return null;
  return (
    <span className={classes.bars} aria-hidden="true">
      {Array.from({ length: active.total }, (_, index) => (
        <span key={index} data-state={index < active.position ? 'passed' : index === active.position ? 'active' : undefined} />
      ))}
    </span>
  );
}
