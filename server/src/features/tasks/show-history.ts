import type { TaskEvent } from '@folio/contract/task-shapes';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { getVisibleTask } from './core/get-task.ts';
import { listTaskEvents } from './core/review.queries.ts';
import { presentEvents } from './core/tasks.present.ts';
import { listStepNames } from './core/tasks.queries.ts';

/** History of a task, newest first; 404 if the caller cannot see it. */
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
