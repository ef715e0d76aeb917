// What features above tasks need of them: the same rules as the calls of tasks follow.
import type { TaskEvent } from '@folio/contract/task-shapes';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { getVisibleTask } from './core/get-task.ts';
import { listTaskEvents } from './core/review.queries.ts';
import { presentEvents } from './core/tasks.present.ts';
import { listStepNames, type TaskRow } from './core/tasks.queries.ts';
import { contentNow } from './review/content-now.ts';
import { passesAllSteps } from './review/review-progress.ts';

export { areTasksHidden, getVisibleTask, lockTaskWithDocument, refuseWhereHidden, requireAbility } from './core/get-task.ts';
export { countingPair, metadataNow } from './core/metadata-now.ts';
export { listWaivedQuestions, recordTaskEvent } from './core/review.queries.ts';
export { type DueDay, listDueDays } from './core/task-days.queries.ts';
export { raiseTaskChanged } from './core/task-events.ts';
export { findOldestReview, listTasks } from './core/task-list.queries.ts';
export { mayChangeMetadata, maySee, taskAbilities } from './core/tasks.policy.ts';
export { presentTask, presentTasks } from './core/tasks.present.ts';
export { type Approval, type ApprovedPackage, type ApprovedText, readApprovedPackage } from './review/approved-package.ts';
export { contentNow } from './review/content-now.ts';
export { followContent } from './review/follow-content.ts';
export { canCreateIn, choiceOf } from './task-choice.ts';

/** True where every step passes for the document as it is now. Callers hold document and task. */
export async function isApprovedNow(tx: Db, task: TaskRow): Promise<boolean> {
  const now = await contentNow(tx, task);
  return now !== null && passesAllSteps(tx, task, now.content);
}

/** What happened to a task, newest first, for someone who sees it; 404 otherwise. */
export async function showHistory(
  db: Db,
  actor: Actor,
  page: { id: number; page: number; per_page: number },
): Promise<{ taskHistory: TaskEvent[]; recordsTotal: number }> {
  const task = await getVisibleTask(db, actor, page.id);
  const { rows, total } = await listTaskEvents(db, task.id, page.page, page.per_page);
  const steps = await listStepNames(db, task.id);
  return { taskHistory: await presentEvents(db, rows, steps), recordsTotal: total };
}
