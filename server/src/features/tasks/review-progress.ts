// Brings a task's steps and state in line with its content: in the transaction of every save, submit and decision.
import type { Db } from '../../kernel/db/database.ts';
import type { Package } from './package-parts.ts';
import { listDecisions, recordTaskEvent } from './review.queries.ts';
import { followRealEnd } from './smart-steps.ts';
import { hasPassed, progressOf, scopeHash } from './step-progress.ts';
import { listSteps, type TaskRow, updateStep, updateTask } from './tasks.queries.ts';

/** True where every step of the task passes for this content. */
export async function passesAllSteps(db: Db, task: Pick<TaskRow, 'id'>, content: Package): Promise<boolean> {
  return hasPassed(progressOf(await listSteps(db, [task.id]), await listDecisions(db, task.id), content.hashes));
}

/**
 * Asks each step again whether enough people approve what it looks at. A task whose steps all pass is approved; one of whose steps does
 * not any more goes back into review. Callers hold document and task. Answers the task as it is then.
 */
export async function applyProgress(tx: Db, task: TaskRow, content: Package): Promise<TaskRow> {
  const steps = await listSteps(tx, [task.id]);
  const progress = progressOf(steps, await listDecisions(tx, task.id), content.hashes);
  for (const [index, step] of steps.entries()) {
    const { state, approvals } = progress[index] ?? { state: 'pending' as const, approvals: 0 };
    const scope_hash = scopeHash(step, content.hashes);
    if (step.state !== state || step.approvals !== approvals || step.scope_hash !== scope_hash)
      await updateStep(tx, step.id, { state, approvals, scope_hash });
  }
  await followRealEnd(tx, task, steps, progress);
  const isPassed = hasPassed(progress);
  if (task.status === 'ready' && isPassed) {
    await recordTaskEvent(tx, task, 'approved', null, { package_hash: content.hash });
    return updateTask(tx, task.id, { status: 'approved', package_hash: content.hash });
  }
  if ((task.status === 'approved' || task.status === 'published') && !isPassed) {
    await recordTaskEvent(tx, task, 'reopened_by_edit', null, { package_hash: content.hash });
    return updateTask(tx, task.id, { status: 'ready' });
  }
  if (task.status === 'approved' && task.package_hash !== content.hash)
    return updateTask(tx, task.id, { package_hash: content.hash });
  return task;
}
