// Undoing a move of tasks: each gets the days it had before, and so do its steps.
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { can } from '../../../kernel/policy.ts';
import { lockPerson } from '../../accounts/index.ts';
import { lockMembership } from '../../workspaces/index.ts';
import { refuseWhereHidden } from '../core/get-task.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { setStepDue } from '../core/task-dates.queries.ts';
import { canView } from '../core/tasks.policy.ts';
import { listSteps, listTasksById, lockTasks, type TaskRow, updateTask } from '../core/tasks.queries.ts';
import { taskRights } from '../core/tasks.rights.ts';
import { tasksMoved, tasksMoving } from './date-events.ts';
import { spanOf } from './move-dates.ts';

export interface RestoredDays {
  id: number;
  /** The state that the move left. */
  revision: number;
  start_date: string | null;
  due_date: string | null;
  steps: { id: number; due_date: string }[];
}

/**
 * Restores the days of all these tasks, or of none. Throws 403 without the permission for tasks, 404 for a task or step out of reach, 409 if
 * a task was changed since, 422 if it would be due before its start.
 */
export async function restoreDays(kernel: Kernel, actor: Actor, before: readonly RestoredDays[]): Promise<TaskRow[]> {
  await refuseWhereHidden(kernel.database, actor);
  if (!can(actor, taskRights.manage)) throw forbidden();
  const byId = new Map(before.map((one) => [one.id, one]));
  const ids = [...byId.keys()];
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    const seen = (await listTasksById(tx, ids)).filter((task) => canView(actor, task));
    if (seen.length !== ids.length) throw notFound('task_not_found');
    const workspaceIds = [...new Set(seen.map(({ workspace_id }) => workspace_id))].sort((a, b) => a - b);
    for (const workspaceId of workspaceIds)
      if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('task_not_found');
    await dispatch(kernel, tx, tasksMoving, { actor, taskIds: ids });
    const locked = await lockTasks(tx, ids);
    const ownSteps = new Map((await listSteps(tx, ids)).map((step) => [step.id, step.task_id]));
    const restored: TaskRow[] = [];
    for (const task of locked) {
      const days = byId.get(task.id);
      if (!days || days.revision !== task.revision) throw conflict('task_changed');
      const { start_date, due_date } = days;
      if (start_date && due_date && due_date < start_date) throw invalidField('due_date', 'due_before_start');
      if (days.steps.some((step) => ownSteps.get(step.id) !== task.id)) throw conflict('task_changed');
      restored.push(await updateTask(tx, task.id, { start_date, due_date }));
      await recordTaskEvent(tx, task, 'rescheduled', actor, {
        detail: `${spanOf(task)} → ${spanOf({ start_date, due_date })}`,
      });
      for (const step of days.steps) await setStepDue(tx, step.id, step.due_date);
    }
    if (restored.length !== ids.length) throw notFound('task_not_found');
    const moves = restored.map((after, at) => ({ taskId: after.id, before: locked[at] ?? after, after }));
    await dispatch(kernel, tx, tasksMoved, { actor, moves, origin: null });
    return restored;
  });
}
