// Moving the due date of one review step by hand; nothing follows it.
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findStepWithTask } from '../core/dated-tasks.queries.ts';
import { lockTaskWithDocument, requireAbility } from '../core/get-task.ts';
import { recordTaskEvent } from '../core/review.queries.ts';
import { setStepDue } from '../core/task-dates.queries.ts';
import { type TaskRow, updateTask } from '../core/tasks.queries.ts';

/**
 * Gives a step another due date unless it is over. Throws 404 for a step out of reach, 403 without the permission for tasks, 409 if the task
 * has another revision or the step has passed.
 */
export async function moveStep(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; revision: number; day: string },
): Promise<TaskRow> {
  return kernel.database.transaction(async (tx) => {
    const seen = await findStepWithTask(tx, call.id);
    if (!seen) throw notFound('task_not_found');
    const locked = await lockTaskWithDocument(tx, actor, { id: seen.task.id, revision: call.revision, ability: 'edit' });
    requireAbility(actor, locked, 'edit');
    const step = locked.steps.find(({ id }) => id === call.id);
    if (!step || (step.state !== 'pending' && step.state !== 'active')) throw conflict('task_changed');
    await setStepDue(tx, step.id, call.day);
    await recordTaskEvent(tx, locked.task, 'rescheduled', actor, {
      step_id: step.id,
      detail: `/${step.due_date ?? ''} → /${call.day}`,
    });
    return updateTask(tx, locked.task.id, {});
  });
}
