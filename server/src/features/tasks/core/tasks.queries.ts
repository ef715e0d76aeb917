// SQL of tasks and their steps.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { taskSteps, tasks } from './tasks.table.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskStepRow = typeof taskSteps.$inferSelect;
export type NewStep = Omit<typeof taskSteps.$inferInsert, 'task_id' | 'position'>;

export async function insertTask(tx: Db, task: typeof tasks.$inferInsert): Promise<TaskRow> {
  const [row] = await tx.orm.insert(tasks).values(task).returning();
  if (!row) throw new Error('The task was not inserted');
  return row;
}

export type NewTask = typeof tasks.$inferInsert;

/** Rows of one statement: its parameters are at most 65,535. */
const rowsAtATime = 500;

/** Inserts tasks, in order, some hundred at a time. */
export async function insertTasks(tx: Db, rows: readonly NewTask[]): Promise<TaskRow[]> {
  const made: TaskRow[] = [];
  for (let at = 0; at < rows.length; at += rowsAtATime)
    made.push(
      ...(await tx.orm
        .insert(tasks)
        .values(rows.slice(at, at + rowsAtATime))
        .returning()),
    );
  return made;
}

/** Inserts the steps of new tasks, some hundred at a time. */
export async function insertSteps(tx: Db, rows: readonly (typeof taskSteps.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtATime) await tx.orm.insert(taskSteps).values(rows.slice(at, at + rowsAtATime));
}

/** Which of these documents have a task. */
export async function listDocumentsWithTask(db: Db, orderDetailIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.orm
    .select({ id: tasks.order_detail_id })
    .from(tasks)
    .where(sql`${tasks.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`);
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

export async function findTask(db: Db, id: number): Promise<TaskRow | null> {
  const [row] = await db.orm.select().from(tasks).where(eq(tasks.id, id));
  return row ?? null;
}

/** The task of a document; null where it has none. */
export async function findTaskOfDocument(db: Db, orderDetailId: number): Promise<TaskRow | null> {
  const [row] = await db.orm.select().from(tasks).where(eq(tasks.order_detail_id, orderDetailId));
  return row ?? null;
}

/** Tasks by their ids; without those that there are none of. */
export const listTasksById = (db: Db, ids: readonly number[]): Promise<TaskRow[]> =>
  db.orm
    .select()
    .from(tasks)
    .where(sql`${tasks.id} = any(${sql.param(ids)}::int[])`);

/** Holds tasks, in the order of their ids, until the transaction ends; without those that were deleted. */
export const lockTasks = (tx: Db, ids: readonly number[]): Promise<TaskRow[]> =>
  tx.orm
    .select()
    .from(tasks)
    .where(sql`${tasks.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(tasks.id))
    .for('update');

/** The task of a document, locked until the transaction ends; null where it has none. */
export async function lockTaskOfDocument(tx: Db, orderDetailId: number): Promise<TaskRow | null> {
  const [row] = await tx.orm.select().from(tasks).where(eq(tasks.order_detail_id, orderDetailId)).for('update');
  return row ?? null;
}

/** The tasks of documents, locked in the order of their ids until the transaction ends. */
export const lockTasksOfDocuments = (tx: Db, orderDetailIds: readonly number[]): Promise<TaskRow[]> =>
  tx.orm
    .select()
    .from(tasks)
    .where(sql`${tasks.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`)
    .orderBy(asc(tasks.id))
    .for('update');

/** Holds a task until the transaction ends; null where it was deleted. Callers hold its document's row first, if it has one. */
export async function lockTask(tx: Db, id: number): Promise<TaskRow | null> {
  const [row] = await tx.orm.select().from(tasks).where(eq(tasks.id, id)).for('update');
  return row ?? null;
}

/** Changes a task that the caller holds, and counts its revision on. */
export async function updateTask(tx: Db, id: number, changes: Partial<typeof tasks.$inferInsert>): Promise<TaskRow> {
  const [row] = await updateTasks(tx, [id], changes);
  if (!row) throw new Error(`Task ${id} is gone`);
  return row;
}

/** True if a task keeps its publication schedule in this status. The publication checks the approval again when it is due. */
export const keepsSchedule: Record<TaskRow['status'], boolean> = {
  waiting: false,
  on_going: true,
  ready: true,
  rejected: false,
  approved: true,
  published: false,
  completed: false,
};

/** Changes tasks that the caller holds in the same way, and counts their revisions on. A status without a schedule ends the schedule. */
export const updateTasks = (
  tx: Db,
  ids: readonly number[],
  changes: Omit<PgUpdateSetSource<typeof tasks>, 'status'> & { status?: TaskRow['status'] },
): Promise<TaskRow[]> =>
  tx.orm
    .update(tasks)
    .set({
      ...changes,
      ...(changes.status && !keepsSchedule[changes.status] ? { publish_at: null, publish_website_id: null } : {}),
      revision: sql`${tasks.revision} + 1`,
      updated_at: sql`now()`,
    })
    .where(sql`${tasks.id} = any(${sql.param(ids)}::int[])`)
    .returning();

/** Tasks that the caller holds are worked on again, in their next round. */
export const startNextRound = (tx: Db, ids: readonly number[]): Promise<TaskRow[]> =>
  updateTasks(tx, ids, { status: 'on_going', round: sql`${tasks.round} + 1` });

/** Writes the hash of the approved content, by task, for tasks locked by the caller, with a new status if one is given. */
export async function saveApprovedHashes(
  tx: Db,
  hashes: readonly { id: number; hash: string }[],
  status?: TaskRow['status'],
): Promise<TaskRow[]> {
  if (hashes.length === 0) return [];
  const hashOf = sql`(select n.hash from unnest(${sql.param(hashes.map(({ id }) => id))}::int[],
    ${sql.param(hashes.map(({ hash }) => hash))}::text[]) n (id, hash) where n.id = ${tasks.id})`;
  return updateTasks(
    tx,
    hashes.map(({ id }) => id),
    { package_hash: hashOf, ...(status ? { status } : {}) },
  );
}

export async function deleteTask(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(tasks).where(eq(tasks.id, id));
}

/** The steps of tasks as they are now, in their order. */
export function listSteps(db: Db, taskIds: number[]): Promise<TaskStepRow[]> {
  return db.orm
    .select()
    .from(taskSteps)
    .where(and(sql`${taskSteps.task_id} = any(${sql.param(taskIds)}::int[])`, taskSteps.is_current))
    .orderBy(asc(taskSteps.task_id), asc(taskSteps.position))
    .limit(taskIds.length * 6);
}

const sameStep = (a: NewStep, b: TaskStepRow) =>
  JSON.stringify([a.name ?? '', a.reviewer_ids ?? [], a.group ?? null, a.looks_at ?? [], a.guest_id ?? null]) ===
  JSON.stringify([b.name, b.reviewer_ids, b.group, b.looks_at, b.guest_id]);

/**
 * Puts these steps in place of the ones before. A step with the same name, people and parts is the same one, so that its decisions count
 * on; others that were decided on stay for the history.
 */
export async function replaceSteps(tx: Db, taskId: number, steps: readonly NewStep[]): Promise<void> {
  const before = await listSteps(tx, [taskId]);
  await tx.orm
    .update(taskSteps)
    .set({ is_current: false, state: 'pending' })
    .where(and(eq(taskSteps.task_id, taskId), taskSteps.is_current));
  for (const [position, step] of steps.entries()) {
    const index = before.findIndex((one) => sameStep(step, one));
    const [kept] = index === -1 ? [] : before.splice(index, 1);
    const { required_approvals, due_date, days, is_fixed } = step;
    if (kept)
      await tx.orm
        .update(taskSteps)
        .set({
          is_current: true,
          position,
          required_approvals: required_approvals ?? 1,
          due_date: due_date ?? null,
          days: days ?? null,
          is_fixed: is_fixed ?? false,
        })
        .where(eq(taskSteps.id, kept.id));
    else await tx.orm.insert(taskSteps).values({ ...step, task_id: taskId, position });
  }
  await tx.client.query(
    `delete from task_steps s where task_id = $1 and not is_current and not exists (select from task_events e where e.step_id = s.id)`,
    [taskId],
  );
}

export type StepReview = Pick<TaskStepRow, 'id' | 'state' | 'approvals'> & { scope_hash: string };

/** Writes how far the review of steps is. */
export async function updateSteps(tx: Db, steps: readonly StepReview[]): Promise<void> {
  if (steps.length === 0) return;
  await tx.client.query(
    `update task_steps s set state = n.state, approvals = n.approvals, scope_hash = n.scope_hash
     from unnest($1::int[], $2::text[], $3::int[], $4::text[]) n (id, state, approvals, scope_hash) where s.id = n.id`,
    [
      steps.map(({ id }) => id),
      steps.map(({ state }) => state),
      steps.map(({ approvals }) => approvals),
      steps.map(({ scope_hash }) => scope_hash),
    ],
  );
}

/** These steps asked for changes. */
export async function returnSteps(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.orm
    .update(taskSteps)
    .set({ state: 'returned' })
    .where(sql`${taskSteps.id} = any(${sql.param(ids)}::int[])`);
}

/** Nothing of the tasks is in review any more. */
export async function restSteps(tx: Db, taskIds: readonly number[]): Promise<void> {
  await tx.orm
    .update(taskSteps)
    .set({ state: 'pending' })
    .where(and(sql`${taskSteps.task_id} = any(${sql.param(taskIds)}::int[])`, taskSteps.is_current));
}

/** Names by user id. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id): id is number => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.orm.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Removes former members as assignees of a workspace's tasks. These have no assignee until one is selected. */
export async function unassign(tx: Db, workspaceId: number, userIds: readonly number[]): Promise<void> {
  await tx.orm
    .update(tasks)
    .set({ assignee_id: null, revision: sql`${tasks.revision} + 1` })
    .where(
      and(
        eq(tasks.workspace_id, workspaceId),
        sql`${tasks.assignee_id} = any(${sql.param(userIds)}::int[])`,
        sql`${tasks.status} <> 'completed'`,
      ),
    );
}

/** Open tasks of a workspace that have steps to pass, nearest due date first; at most 500. */
export const listTasksWithSteps = (db: Db, workspaceId: number): Promise<TaskRow[]> =>
  db.orm
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.workspace_id, workspaceId),
        inArray(tasks.status, ['waiting', 'on_going', 'ready']),
        sql`exists (select from ${taskSteps} s where s.task_id = ${tasks.id} and s.is_current and s.state <> 'passed')`,
      ),
    )
    .orderBy(asc(tasks.due_date), asc(tasks.id))
    .limit(500);

/** The open task that needs one of these documents; null where none does. */
export async function findOpenTaskOf(db: Db, orderDetailIds: readonly number[]): Promise<number | null> {
  const [row] = await db.orm
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(sql`${tasks.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`, sql`${tasks.status} <> 'completed'`))
    .limit(1);
  return row?.id ?? null;
}

/** Completed tasks no longer lead to documents that go elsewhere: their people need not see them there. */
export async function leaveDocuments(tx: Db, orderDetailIds: readonly number[]): Promise<void> {
  await tx.orm
    .update(tasks)
    .set({ order_detail_id: null, revision: sql`${tasks.revision} + 1` })
    .where(and(sql`${tasks.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`, sql`${tasks.status} = 'completed'`));
}

/** Names of all steps that the task has or had, by id. */
export async function listStepNames(db: Db, taskId: number): Promise<Map<number, string>> {
  const rows = await db.orm
    .select({ id: taskSteps.id, name: taskSteps.name })
    .from(taskSteps)
    .where(eq(taskSteps.task_id, taskId))
    .limit(1000);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
