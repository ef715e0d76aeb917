// SQL of a calendar's tasks: work with its days, due reviews, and texts that are published at a time.
import { and, arrayContains, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import { conditionOf, type Reader, type TaskChoice } from './task-list.queries.ts';
import type { TaskRow, TaskStepRow } from './tasks.queries.ts';
import { taskSteps, tasks } from './tasks.table.ts';

/** First and last day, both included. */
export interface DayRange {
  from: string;
  to: string;
  /** Rows at most, and one more where there are more. */
  limit: number;
}

/** The day that it is in the workspace of a row. */
const today = sql<string>`to_char(now() at time zone ${workspaces.time_zone}, 'YYYY-MM-DD')`;
const inWorkspace = eq(workspaces.id, tasks.workspace_id);

const between = (day: SQL | typeof tasks.due_date, { from, to }: DayRange) => sql`${day} between ${from}::date and ${to}::date`;

/** Tasks that begin or are due within the days, or last over them; by due day. */
export async function listDatedTasks(
  db: Db,
  reader: Reader,
  choice: TaskChoice,
  range: DayRange,
): Promise<{ task: TaskRow; today: string }[]> {
  if (choice.workspaceIds.length === 0) return [];
  const { from, to } = range;
  // As the index of due days finds them.
  const lasts = sql`(${tasks.due_date} >= ${from}::date and coalesce(${tasks.start_date}, ${tasks.due_date}) <= ${to}::date)`;
  const begins = sql`(${tasks.due_date} is null and ${between(sql`${tasks.start_date}`, range)})`;
  return db.orm
    .select({ task: tasks, today })
    .from(tasks)
    .innerJoin(workspaces, inWorkspace)
    .where(and(conditionOf(choice, reader), or(lasts, begins)))
    .orderBy(tasks.due_date, tasks.id)
    .limit(range.limit + 1);
}

/** Current review steps that are due within the days, of tasks that are not out yet. `reviewerId` narrows to steps that name the person. */
export async function listDatedSteps(
  db: Db,
  reader: Reader,
  choice: TaskChoice,
  range: DayRange,
  reviewerId: number | undefined,
): Promise<{ task: TaskRow; step: TaskStepRow; today: string }[]> {
  if (choice.workspaceIds.length === 0) return [];
  return db.orm
    .select({ task: tasks, step: taskSteps, today })
    .from(tasks)
    .innerJoin(workspaces, inWorkspace)
    .innerJoin(taskSteps, and(eq(taskSteps.task_id, tasks.id), taskSteps.is_current))
    .where(
      and(
        conditionOf({ ...choice, assigneeId: undefined }, reader),
        reviewerId === undefined ? undefined : arrayContains(taskSteps.reviewer_ids, [reviewerId]),
        inArray(taskSteps.state, ['pending', 'active']),
        notInArray(tasks.status, ['published', 'completed']),
        between(sql`${taskSteps.due_date}`, range),
      ),
    )
    .orderBy(taskSteps.due_date, taskSteps.id)
    .limit(range.limit + 1);
}

export interface ScheduledTask {
  task: TaskRow;
  today: string;
  /** By the workspace's clock, `HH:MM`. */
  day: string;
  time: string;
}

const localTime = sql`(${tasks.publish_at} at time zone ${workspaces.time_zone})`;
const scheduled = {
  task: tasks,
  today,
  day: sql<string>`to_char(${localTime}, 'YYYY-MM-DD')`,
  time: sql<string>`to_char(${localTime}, 'HH24:MI')`,
};

/** Tasks that are sent to a website at a time within the days, as the workspace's clock has them. */
export async function listScheduledTasks(db: Db, reader: Reader, choice: TaskChoice, range: DayRange): Promise<ScheduledTask[]> {
  if (choice.workspaceIds.length === 0) return [];
  return db.orm
    .select(scheduled)
    .from(tasks)
    .innerJoin(workspaces, inWorkspace)
    .where(
      and(
        conditionOf(choice, reader),
        isNotNull(tasks.publish_at),
        // The index finds the days in any time zone; the exact day is compared after.
        sql`${tasks.publish_at} between ${range.from}::date - interval '1 day' and ${range.to}::date + interval '2 days'`,
        between(sql`${localTime}::date`, range),
      ),
    )
    .orderBy(tasks.publish_at, tasks.id)
    .limit(range.limit + 1);
}

/** A task with the day and time at which it goes out; null where it is not scheduled. */
export async function findScheduled(db: Db, taskId: number): Promise<ScheduledTask | null> {
  const [row] = await db.orm
    .select(scheduled)
    .from(tasks)
    .innerJoin(workspaces, inWorkspace)
    .where(and(eq(tasks.id, taskId), isNotNull(tasks.publish_at)));
  return row ?? null;
}

/** The time at which a scheduled task would go out on another day, at the same time of the workspace's clock; null where it is not scheduled. */
export async function findSameTimeOn(db: Db, taskId: number, day: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ at: sql<Date>`((${day}::date + ${localTime}::time) at time zone ${workspaces.time_zone})` })
    .from(tasks)
    .innerJoin(workspaces, inWorkspace)
    .where(and(eq(tasks.id, taskId), isNotNull(tasks.publish_at)));
  return row ? new Date(row.at).toISOString() : null;
}

/** The day that it is in the workspace of a task; null where the task is gone. */
export async function findToday(db: Db, taskId: number): Promise<string | null> {
  const [row] = await db.orm.select({ today }).from(tasks).innerJoin(workspaces, inWorkspace).where(eq(tasks.id, taskId));
  return row?.today ?? null;
}

/** A current step with its task; null where there is none. */
export async function findStepWithTask(db: Db, stepId: number): Promise<{ task: TaskRow; step: TaskStepRow } | null> {
  const [row] = await db.orm
    .select({ task: tasks, step: taskSteps })
    .from(taskSteps)
    .innerJoin(tasks, eq(tasks.id, taskSteps.task_id))
    .where(and(eq(taskSteps.id, stepId), taskSteps.is_current));
  return row ?? null;
}
