// SQL of the board, the calendar, the counts of the views, and the views that people saved.
import { type TaskStatus, taskViewLimits } from '@folio/contract/task-words';
import { and, asc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import { taskViews } from './task-extras.table.ts';
import { conditionOf, type Reader, type TaskChoice } from './task-list.queries.ts';
import type { TaskRow } from './tasks.queries.ts';
import { tasks } from './tasks.table.ts';

export type TaskViewRow = typeof taskViews.$inferSelect;

const inDueOrder = [sql`${tasks.due_date} asc`, asc(tasks.id)];

/** A page of cards of one status, by due date; those without one come last. */
export const listCards = (db: Db, reader: Reader, choice: TaskChoice, status: TaskStatus, page: number): Promise<TaskRow[]> =>
  db.orm
    .select()
    .from(tasks)
    .where(and(conditionOf({ ...choice, statuses: undefined }, reader), eq(tasks.status, status)))
    .orderBy(...inDueOrder)
    .limit(taskViewLimits.cards)
    .offset((page - 1) * taskViewLimits.cards);

/** Number of tasks in the selection, by status. */
export async function countByStatus(db: Db, reader: Reader, choice: TaskChoice): Promise<Map<TaskStatus, number>> {
  const rows = await db.orm
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(conditionOf(choice, reader))
    .groupBy(tasks.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Tasks that are due in the days `from` to `to`, by due date; one more than the calendar shows, where there are more. */
export const listDueBetween = (db: Db, reader: Reader, choice: TaskChoice, from: string, to: string): Promise<TaskRow[]> =>
  db.orm
    .select()
    .from(tasks)
    .where(and(conditionOf(choice, reader), isNotNull(tasks.due_date), gte(tasks.due_date, from), lte(tasks.due_date, to)))
    .orderBy(...inDueOrder)
    .limit(taskViewLimits.calendar + 1);

/** Number of tasks in each view. `choice` is that of the whole list; the reader's own work is counted in all of `everywhere`. */
export async function countViews(db: Db, reader: Reader, choice: TaskChoice, everywhere: readonly number[]) {
  const count = async (view: TaskChoice['view'], more?: SQL, workspaceIds = choice.workspaceIds) => {
    const [row] = await db.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(tasks)
      .where(and(conditionOf({ ...choice, workspaceIds, view }, reader), more));
    return row?.count ?? 0;
  };
  const today = sql`(select (now() at time zone ${workspaces.time_zone})::date from ${workspaces} where ${workspaces.id} = ${tasks.workspace_id})`;
  const isOverdue = sql`${tasks.status} in ('waiting', 'on_going', 'ready', 'rejected') and ${tasks.due_date} < ${today}`;
  return {
    all: await count(choice.view),
    mine: await count('mine', undefined, everywhere),
    review: await count('review', undefined, everywhere),
    asked: await count('asked'),
    overdue: await count(choice.view, isOverdue),
  };
}

/** A person's saved views of a workspace, in the order in which they were saved. */
export const listTaskViews = (db: Db, ownerId: number, workspaceId: number): Promise<TaskViewRow[]> =>
  db.orm
    .select()
    .from(taskViews)
    .where(and(eq(taskViews.owner_id, ownerId), eq(taskViews.workspace_id, workspaceId)))
    .orderBy(asc(taskViews.id))
    .limit(taskViewLimits.saved);

/** Saves a view of a user with a locked row; null if the user has the maximum number of views. */
export async function insertTaskView(tx: Db, view: typeof taskViews.$inferInsert): Promise<TaskViewRow | null> {
  const own = await listTaskViews(tx, view.owner_id, view.workspace_id);
  if (own.length >= taskViewLimits.saved) return null;
  const [row] = await tx.orm.insert(taskViews).values(view).returning();
  return row ?? null;
}

/** Waits for other views that the person is saving, and holds them off until the transaction ends. */
export async function lockTaskViews(tx: Db, ownerId: number): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('task_views'), $1)`, [ownerId]);
}

const own = (id: number, ownerId: number) => and(eq(taskViews.id, id), eq(taskViews.owner_id, ownerId));

/** Renames a view of the person; null where they have none with the id. */
export async function renameTaskView(db: Db, id: number, ownerId: number, name: string): Promise<TaskViewRow | null> {
  const [row] = await db.orm.update(taskViews).set({ name }).where(own(id, ownerId)).returning();
  return row ?? null;
}

/** True where the person had such a view. */
export async function deleteTaskView(db: Db, id: number, ownerId: number): Promise<boolean> {
  return (await db.orm.delete(taskViews).where(own(id, ownerId)).returning({ id: taskViews.id })).length > 0;
}

/** Views of a leaving user, or of a deleted workspace. */
export async function deleteTaskViewsOf(tx: Db, whose: { ownerId: number } | { workspaceId: number }): Promise<void> {
  const those = 'ownerId' in whose ? eq(taskViews.owner_id, whose.ownerId) : eq(taskViews.workspace_id, whose.workspaceId);
  await tx.orm.delete(taskViews).where(those);
}
