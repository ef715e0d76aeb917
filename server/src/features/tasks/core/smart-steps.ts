// Smart duration: the due dates of review steps follow the day on which the work before them really ended.
import { todayIn } from '@folio/contract/working-days';
import type { Db } from '../../../kernel/db/database.ts';
import { datesOfSteps } from './step-dates.ts';
import type { StepProgress } from './step-progress.ts';
import { setStepDue } from './task-dates.queries.ts';
import type { TaskRow, TaskStepRow } from './tasks.queries.ts';
import { calendarOf } from './workspace-people.queries.ts';

/**
 * Dates the steps of a smart task from the one that its progress makes active: today in the workspace is the end before it. Steps that were
 * active already, have no days or a fixed date stay. `steps` are those before the progress was written.
 */
export async function followRealEnd(
  tx: Db,
  task: Pick<TaskRow, 'is_smart' | 'workspace_id'>,
  steps: readonly TaskStepRow[],
  progress: readonly StepProgress[],
): Promise<void> {
  const active = progress.findIndex(({ state }) => state === 'active');
  if (!task.is_smart || active === -1 || steps[active]?.state === 'active') return;
  const open = steps.slice(active);
  if (open.every(({ days }) => days === null)) return;
  const { timeZone, freeDays } = await calendarOf(tx, task.workspace_id);
  const dated = datesOfSteps(open, todayIn(timeZone, new Date()), freeDays);
  for (const [index, { id, due_date: due }] of dated.entries())
    if (due !== null && due !== open[index]?.due_date) await setStepDue(tx, id, due);
}
