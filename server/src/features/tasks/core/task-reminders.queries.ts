// SQL of reminders: the day in a workspace, due tasks, and reminded users.

import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import { taskReminders } from './task-extras.table.ts';

export type ReminderKind = (typeof taskReminders.$inferSelect)['kind'];

/** Calendar settings of a workspace; `today` and `hour` (0 to 23) are in its time zone. */
export interface WorkspaceDay {
  id: number;
  today: string;
  hour: number;
  freeDays: string[];
}

const columnsAt = (now: SQL) => ({
  id: workspaces.id,
  today: sql<string>`to_char(${now} at time zone ${workspaces.time_zone}, 'YYYY-MM-DD')`,
  hour: sql<number>`extract(hour from ${now} at time zone ${workspaces.time_zone})::int`,
  freeDays: workspaces.free_days,
});

/** The day that it is in workspaces after an id, at most 500, without those of accounts that hide tasks. */
export const listWorkspaceDays = (db: Db, now: Date, afterId: number): Promise<WorkspaceDay[]> =>
  db.orm
    .select(columnsAt(sql`${now.toISOString()}::timestamptz`))
    .from(workspaces)
    .where(
      and(
        gt(workspaces.id, afterId),
        sql`exists (select from tasks t where t.workspace_id = ${workspaces.id} and t.status in ('waiting', 'on_going', 'ready', 'rejected'))`,
        sql`not exists (select from accounts a where a.id = ${workspaces.account_id} and (a.branding->>'hide_generic_task_assignment')::boolean)`,
      ),
    )
    .orderBy(asc(workspaces.id))
    .limit(500);

/** The day in a workspace by the clock of the database. */
export async function findWorkspaceDay(db: Db, id: number): Promise<WorkspaceDay> {
  const [row] = await db.orm.select(columnsAt(sql`now()`)).from(workspaces).where(eq(workspaces.id, id));
  if (!row) throw new Error(`Workspace ${id} is gone`);
  return row;
}

/**
 * Ids after one of tasks with a date from one day up to another, at most 500, in order. In review, the date of the active step counts.
 */
export async function listDueTasks(db: Db, workspaceId: number, from: string, to: string, afterId: number): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select t.id from tasks t where t.workspace_id = $1 and t.id > $4
       and ((t.status in ('waiting', 'on_going', 'rejected') and t.due_date between $2 and $3)
         or (t.status = 'ready' and exists (select from task_steps s where s.task_id = t.id and s.is_current and s.state = 'active'
           and s.due_date between $2 and $3)))
     order by t.id limit 500`,
    [workspaceId, from, to, afterId],
  );
  return rows.map(({ id }) => id);
}

/** Records the reminded users. Returns those without a reminder on this day. */
export async function insertReminders(
  tx: Db,
  taskId: number,
  people: readonly number[],
  kind: ReminderKind,
  day: string,
): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await tx.orm
    .insert(taskReminders)
    .values(people.map((id) => ({ task_id: taskId, reminded_id: id, kind, day })))
    .onConflictDoNothing()
    .returning({ id: taskReminders.reminded_id });
  return rows.map(({ id }) => id);
}
