// SQL of tasks that are published at a time, by the clock of the database.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { TaskRow } from './tasks.queries.ts';
import { tasks } from './tasks.table.ts';

/** Tasks with a due publication, at most 200. */
export const listDuePublications = (db: Db): Promise<TaskRow[]> =>
  db.orm.select().from(tasks).where(sql`${tasks.publish_at} <= now()`).orderBy(asc(tasks.publish_at)).limit(200);

/** Takes a task from the schedule where it is still there for this time; false where it is not. */
export async function clearSchedule(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx.orm
    .update(tasks)
    .set({ publish_at: null, publish_website_id: null, publish_error: null, revision: sql`${tasks.revision} + 1` })
    .where(and(eq(tasks.id, id), sql`date_trunc('milliseconds', ${tasks.publish_at}) = ${at.toISOString()}::timestamptz`))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/** True if a time has passed, or lies more than so many days ahead. */
export async function distanceOf(db: Db, at: string, maxDays: number): Promise<'past' | 'far' | 'near'> {
  const { rows } = await db.client.query<{ distance: 'past' | 'far' | 'near' }>(
    `select case when $1::timestamptz <= now() then 'past' when $1::timestamptz > now() + make_interval(days => $2) then 'far' else 'near' end as distance`,
    [at, maxDays],
  );
  return rows[0]?.distance ?? 'past';
}

/** The user that scheduled the task last; null if there is none. */
export async function findScheduler(db: Db, taskId: number): Promise<number | null> {
  const { rows } = await db.client.query<{ user_id: number | null }>(
    `select user_id from task_events where task_id = $1 and kind = 'publish_scheduled' order by id desc limit 1`,
    [taskId],
  );
  return rows[0]?.user_id ?? null;
}

/** Tasks of a workspace that are scheduled to be published on a website, locked in the order of their ids until the transaction ends. */
export const lockScheduledOn = (tx: Db, workspaceId: number, websiteId: number): Promise<TaskRow[]> =>
  tx.orm
    .select()
    .from(tasks)
    .where(and(eq(tasks.workspace_id, workspaceId), eq(tasks.publish_website_id, websiteId)))
    .orderBy(asc(tasks.id))
    .for('update');
