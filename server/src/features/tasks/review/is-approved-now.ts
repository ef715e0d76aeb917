import type { Db } from '../../../kernel/db/database.ts';
import type { TaskRow } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';
import { passesAllSteps } from './review-progress.ts';

/** True where every step passes for the document as it is now. Callers hold document and task. */
export async function isApprovedNow(tx: Db, task: TaskRow): Promise<boolean> {
  const now = await contentNow(tx, task);
  return now !== null && passesAllSteps(tx, task, now.content);
}
