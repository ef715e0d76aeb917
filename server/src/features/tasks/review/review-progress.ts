// Brings the steps and the state of tasks in line with their content: in the transaction of every save, submit and decision.
import type { Db } from '../../../kernel/db/database.ts';
import type { Package } from '../core/package-parts.ts';
import { listDecisions, recordEachTaskEvent } from '../core/review.queries.ts';
import { followRealEnd } from '../core/smart-steps.ts';
import { hasPassed, progressOf, type StepProgress, scopeHash } from '../core/step-progress.ts';
import {
  listSteps,
  type StepReview,
  saveApprovedHashes,
  type TaskRow,
  type TaskStepRow,
  updateSteps,
  updateTasks,
} from '../core/tasks.queries.ts';

/** True where every step of the task passes for this content. */
export async function passesAllSteps(db: Db, task: Pick<TaskRow, 'id'>, content: Package): Promise<boolean> {
  const decisions = (await listDecisions(db, [task.id])).get(task.id) ?? [];
  return hasPassed(progressOf(await listSteps(db, [task.id]), decisions, content.hashes));
}

/** A task and the content that it has now. */
export interface TaskContent {
  task: TaskRow;
  content: Package;
}

interface Progress {
  /** As they were before. */
  steps: TaskStepRow[];
  progress: StepProgress[];
  changedSteps: StepReview[];
  isPassed: boolean;
}

/** Review progress of each task for its content, and the steps with an outdated row. */
async function listProgress(tx: Db, about: readonly TaskContent[]): Promise<Map<number, Progress>> {
  const ids = about.map(({ task }) => task.id);
  const steps = Map.groupBy(await listSteps(tx, ids), ({ task_id }) => task_id);
  const decisions = await listDecisions(tx, ids);
  return new Map(
    about.map(({ task, content }) => {
      const own = steps.get(task.id) ?? [];
      const progress = progressOf(own, decisions.get(task.id) ?? [], content.hashes);
      const changedSteps = own.flatMap((step, index) => {
        const { state, approvals } = progress[index] ?? { state: 'pending' as const, approvals: 0 };
        const scope_hash = scopeHash(step, content.hashes);
        const isSame = step.state === state && step.approvals === approvals && step.scope_hash === scope_hash;
        return isSame ? [] : [{ id: step.id, state, approvals, scope_hash }];
      });
      return [task.id, { steps: own, progress, changedSteps, isPassed: hasPassed(progress) }];
    }),
  );
}

/**
 * Checks for each step of each task if enough users approve its parts. Tasks with all steps passed are approved. Tasks with a step that fails
 * now go back into review. Callers hold documents and tasks. Returns the tasks afterwards, in the same order.
 */
export async function applyProgressToAll(tx: Db, about: readonly TaskContent[]): Promise<TaskRow[]> {
  if (about.length === 0) return [];
  const progress = await listProgress(tx, about);
  await updateSteps(
    tx,
    [...progress.values()].flatMap(({ changedSteps }) => changedSteps),
  );
  for (const { task } of about) {
    const own = progress.get(task.id);
    if (own) await followRealEnd(tx, task, own.steps, own.progress);
  }
  const isPassed = ({ task }: TaskContent) => progress.get(task.id)?.isPassed === true;
  const approved = about.filter((one) => one.task.status === 'ready' && isPassed(one));
  const reopened = about.filter((one) => ['approved', 'published'].includes(one.task.status) && !isPassed(one));
  const renewed = about.filter(
    (one) => one.task.status === 'approved' && isPassed(one) && one.task.package_hash !== one.content.hash,
  );
  const factsOf = ({ task, content }: TaskContent) => ({ task, facts: { package_hash: content.hash } });
  await recordEachTaskEvent(tx, approved.map(factsOf), 'approved', null);
  await recordEachTaskEvent(tx, reopened.map(factsOf), 'reopened_by_edit', null);
  const hashOf = ({ task, content }: TaskContent) => ({ id: task.id, hash: content.hash });
  const changed = [
    ...(await saveApprovedHashes(tx, approved.map(hashOf), 'approved')),
    ...(await saveApprovedHashes(tx, renewed.map(hashOf))),
    ...(reopened.length === 0
      ? []
      : await updateTasks(
          tx,
          reopened.map(({ task }) => task.id),
          { status: 'ready' },
        )),
  ];
  const rows = new Map(changed.map((row) => [row.id, row]));
  return about.map(({ task }) => rows.get(task.id) ?? task);
}

/** The same of one task. */
export async function applyProgress(tx: Db, task: TaskRow, content: Package): Promise<TaskRow> {
  const [after] = await applyProgressToAll(tx, [{ task, content }]);
  return after ?? task;
}
