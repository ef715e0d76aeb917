// SQL of tasks that follow each other.

import { taskDateLimits } from '@folio/contract/task-date-limits';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { TaskRow } from './tasks.queries.ts';
import { taskSteps, tasks } from './tasks.table.ts';

/** Open smart tasks that follow these, in the order of their ids, locked; one more than may move, so that too many are noticed. */
export const listFollowers = (tx: Db, ids: readonly number[]): Promise<TaskRow[]> =>
  tx.orm
    .select()
    .from(tasks)
    .where(
      and(
        sql`${tasks.after_task_id} = any(${sql.param(ids)}::int[])`,
        tasks.is_smart,
        sql`${tasks.status} not in ('published', 'completed')`,
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(taskDateLimits.followers + 1)
    .for('update');

export async function setStepDue(tx: Db, id: number, due: string): Promise<void> {
  await tx.orm.update(taskSteps).set({ due_date: due }).where(eq(taskSteps.id, id));
}

/** True where `id` can follow `afterId`: another task of the same workspace. */
export async function isInWorkspace(db: Db, workspaceId: number, id: number): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.workspace_id, workspaceId)));
  return row !== undefined;
}

/** True where the chain of tasks that `afterId` follows leads back to `id`. */
export async function leadsBackTo(db: Db, id: number, afterId: number): Promise<boolean> {
  const { rows } = await db.client.query(
    `with recursive chain(id) as (select $2::int union select t.after_task_id from tasks t join chain c on t.id = c.id
       where t.after_task_id is not null) select 1 from (select id from chain limit 1000) c where c.id = $1`,
    [id, afterId],
  );
  return rows.length > 0;
}
