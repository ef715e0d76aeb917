// Updates a task after a change of its outgoing content, in the transaction of the change.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { addAuthors } from '../core/review.queries.ts';
import { raiseTaskChanged } from '../core/task-events.ts';
import type { TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';
import { applyProgress } from './review-progress.ts';

/** Editors become authors of the round; in review or later, steps that cover the change reopen. Callers hold document and task. */
export async function followContent(
  tx: Db,
  task: TaskRow,
  author: { userId: number | null; impersonatorId: number | null },
  actor: Pick<Actor, 'id' | 'impersonator'> | null = null,
): Promise<TaskRow> {
  await addAuthors(tx, task, [author.userId, author.impersonatorId]);
  if (task.status !== 'ready' && task.status !== 'approved' && task.status !== 'published') return task;
  const now = await contentNow(tx, task);
  const after = now ? await applyProgress(tx, task, now.content) : task;
  if (after.status !== task.status) await raiseTaskChanged(tx, after, actor, { from: task.status });
  return after;
}
