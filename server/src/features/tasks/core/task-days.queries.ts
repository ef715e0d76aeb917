// SQL of the days on which something is due from one person: work that is theirs, and reviews that wait for them.
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { conditionOf, type Reader } from './task-list.queries.ts';
import type { TaskRow } from './tasks.queries.ts';
import { taskSteps, tasks } from './tasks.table.ts';

export interface DueDay extends Pick<TaskRow, 'id' | 'title' | 'status' | 'round' | 'updated_at'> {
  /** The step that waits for the person; null for their own task. */
  step_id: number | null;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Days from today, past or future. */
  distance: number;
}

const columns = { id: tasks.id, title: tasks.title, status: tasks.status, round: tasks.round, updated_at: tasks.updated_at };
const reviewDay = sql<string>`coalesce(${taskSteps.due_date}, ${tasks.due_date})`;
const distanceOf = (day: SQL | typeof tasks.due_date) => sql<number>`abs(${day} - current_date)`;

/** The nearest days on which open tasks of the person, or their reviews, are due; at most `limit`, nearest first. */
export async function listDueDays(db: Db, reader: Reader, workspaceIds: readonly number[], limit: number): Promise<DueDay[]> {
  if (workspaceIds.length === 0) return [];
  const own = await db.orm
    .select({ ...columns, step_id: sql<null>`null`, day: sql<string>`${tasks.due_date}`, distance: distanceOf(tasks.due_date) })
    .from(tasks)
    .where(
      and(
        conditionOf({ workspaceIds, view: 'all', assigneeId: reader.id }, reader),
        sql`${tasks.status} not in ('published', 'completed')`,
        isNotNull(tasks.due_date),
      ),
    )
    .orderBy(distanceOf(tasks.due_date), tasks.id)
    .limit(limit);
  const reviews = await db.orm
    .select({ ...columns, step_id: taskSteps.id, day: reviewDay, distance: distanceOf(reviewDay) })
    .from(tasks)
    .innerJoin(taskSteps, and(eq(taskSteps.task_id, tasks.id), taskSteps.is_current, eq(taskSteps.state, 'active')))
    .where(and(conditionOf({ workspaceIds, view: 'review' }, reader), isNotNull(reviewDay)))
    .orderBy(distanceOf(reviewDay), tasks.id)
    .limit(limit);
  return [...own, ...reviews].sort((a, b) => a.distance - b.distance || a.id - b.id).slice(0, limit);
}
