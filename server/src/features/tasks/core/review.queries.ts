// SQL of task events, of decisions with their content, and of its authors.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import type { Package } from './package-parts.ts';
import { taskAuthors, taskEvents, taskPackages } from './review.table.ts';
import type { StepDecision } from './step-progress.ts';
import type { TaskRow } from './tasks.queries.ts';

export type TaskEventRow = typeof taskEvents.$inferSelect;
export type TaskPackageRow = typeof taskPackages.$inferSelect;
type Facts = Partial<Omit<typeof taskEvents.$inferInsert, 'task_id' | 'kind' | 'round'>>;

/** An event and the task that it happened to. */
export interface TaskFacts {
  task: Pick<TaskRow, 'id' | 'round'>;
  facts: Facts;
}

/** Records an actor's act. `actor` is null for automatic events. */
export const recordTaskEvent = (
  tx: Db,
  task: Pick<TaskRow, 'id' | 'round'>,
  kind: TaskEventRow['kind'],
  actor: Pick<Actor, 'id' | 'impersonator'> | null,
  facts: Facts = {},
): Promise<void> => recordTaskEvents(tx, [task], kind, actor, facts);

/** The same of several tasks. */
export const recordTaskEvents = (
  tx: Db,
  about: readonly Pick<TaskRow, 'id' | 'round'>[],
  kind: TaskEventRow['kind'],
  actor: Pick<Actor, 'id' | 'impersonator'> | null,
  facts: Facts = {},
): Promise<void> =>
  recordEachTaskEvent(
    tx,
    about.map((task) => ({ task, facts })),
    kind,
    actor,
  );

/** Rows of one statement: its parameters are at most 65,535. */
const rowsAtATime = 1000;

/** The same of several tasks, each with facts of its own. */
export async function recordEachTaskEvent(
  tx: Db,
  events: readonly TaskFacts[],
  kind: TaskEventRow['kind'],
  actor: Pick<Actor, 'id' | 'impersonator'> | null,
): Promise<void> {
  for (let at = 0; at < events.length; at += rowsAtATime)
    await tx.orm.insert(taskEvents).values(
      events.slice(at, at + rowsAtATime).map(({ task, facts }) => ({
        task_id: task.id,
        kind,
        round: task.round,
        user_id: actor?.id ?? null,
        impersonator_id: actor?.impersonator?.id ?? null,
        ...facts,
      })),
    );
}

/** Events of a task, newest first. */
export async function listTaskEvents(db: Db, taskId: number, page: number, perPage: number) {
  const rows = await db.orm
    .select()
    .from(taskEvents)
    .where(eq(taskEvents.task_id, taskId))
    .orderBy(desc(taskEvents.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(taskEvents)
    .where(eq(taskEvents.task_id, taskId));
  return { rows, total: total?.count ?? 0 };
}

/** The last move of a task's days, with its user; null if they never moved. */
export async function findLastMove(db: Db, taskId: number): Promise<{ name: string } | null> {
  const [row] = await db.orm
    .select({ name: users.name })
    .from(taskEvents)
    .innerJoin(users, eq(users.id, taskEvents.user_id))
    .where(and(eq(taskEvents.task_id, taskId), eq(taskEvents.kind, 'rescheduled')))
    .orderBy(desc(taskEvents.id))
    .limit(1);
  return row ?? null;
}

/** Submissions, decisions and their effects, oldest first: the approval record. At most 2,000, the newest of them. */
export async function listRecordedEvents(db: Db, taskId: number): Promise<TaskEventRow[]> {
  const rows = await db.orm
    .select()
    .from(taskEvents)
    .where(
      and(
        eq(taskEvents.task_id, taskId),
        inArray(taskEvents.kind, [
          'submitted',
          'withdrawn',
          'decided',
          'reopened',
          'reopened_by_edit',
          'approved',
          'published',
          'link_waived',
          'question_waived',
        ]),
      ),
    )
    .orderBy(desc(taskEvents.id))
    .limit(2000);
  return rows.toReversed();
}

/** The comments with questions that were waived for a task. */
export async function listWaivedQuestions(db: Db, taskId: number): Promise<Set<number>> {
  const rows = await db.orm
    .select({ detail: taskEvents.detail })
    .from(taskEvents)
    .where(and(eq(taskEvents.task_id, taskId), eq(taskEvents.kind, 'question_waived')));
  return new Set(rows.map(({ detail }) => Number(detail)));
}

/**
 * The last decision of each person at each step on each content, in their order, by task: all that the progress of a review is made from.
 */
export async function listDecisions(db: Db, taskIds: readonly number[]): Promise<Map<number, StepDecision[]>> {
  const { rows } = await db.client.query<StepDecision & { task_id: number }>(
    `select task_id, step_id, coalesce('u' || user_id, 'g' || guest_id) as person, verdict, scope_hash from (
       select distinct on (task_id, step_id, user_id, guest_id, scope_hash) id, task_id, step_id, user_id, guest_id, verdict, scope_hash
       from task_events where task_id = any($1::int[]) and kind = 'decided'
       order by task_id, step_id, user_id, guest_id, scope_hash, id desc) last
     order by id`,
    [taskIds],
  );
  return Map.groupBy(rows, ({ task_id }) => task_id);
}

/** A decision of a task by its id, the actor's last approval, or a guest's last decision; null where there is none. */
export async function findDecision(
  db: Db,
  taskId: number,
  which: { id: number } | { approvedBy: number } | { approvedByGuest: number } | { decidedByGuest: number },
): Promise<TaskEventRow | null> {
  const isApproval = eq(taskEvents.verdict, 'approve');
  const picked =
    'id' in which
      ? eq(taskEvents.id, which.id)
      : 'approvedBy' in which
        ? and(eq(taskEvents.user_id, which.approvedBy), isApproval)
        : 'approvedByGuest' in which
          ? and(eq(taskEvents.guest_id, which.approvedByGuest), isApproval)
          : eq(taskEvents.guest_id, which.decidedByGuest);
  const [row] = await db.orm
    .select()
    .from(taskEvents)
    .where(and(eq(taskEvents.task_id, taskId), eq(taskEvents.kind, 'decided'), picked))
    .orderBy(desc(taskEvents.id))
    .limit(1);
  return row ?? null;
}

/** Keeps a state of the content; one that is kept already stays as it is. */
export const savePackage = (tx: Db, taskId: number, versionId: number | null, content: Package): Promise<void> =>
  savePackages(tx, [{ taskId, versionId, content }]);

/** The same of several tasks. */
export async function savePackages(
  tx: Db,
  states: readonly { taskId: number; versionId: number | null; content: Package }[],
): Promise<void> {
  if (states.length === 0) return;
  await tx.orm
    .insert(taskPackages)
    .values(
      states.map(({ taskId, versionId, content: { hash, hashes, lines } }) => ({
        task_id: taskId,
        package_hash: hash,
        part_hashes: hashes,
        lines,
        version_id: versionId,
      })),
    )
    .onConflictDoNothing();
}

export async function findPackage(db: Db, taskId: number, hash: string): Promise<TaskPackageRow | null> {
  const [row] = await db.orm
    .select()
    .from(taskPackages)
    .where(and(eq(taskPackages.task_id, taskId), eq(taskPackages.package_hash, hash)));
  return row ?? null;
}

/** Records the authors of the present round. */
export async function addAuthors(tx: Db, task: Pick<TaskRow, 'id' | 'round'>, ids: readonly (number | null | undefined)[]) {
  const people = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  if (people.length === 0) return;
  await tx.orm
    .insert(taskAuthors)
    .values(people.map((id) => ({ task_id: task.id, round: task.round, user_id: id })))
    .onConflictDoNothing();
}

/** Authors of a version of the document count as authors of the present round; the engine does not. */
export async function addAuthorsOfDocument(tx: Db, task: Pick<TaskRow, 'id' | 'round'>, orderDetailId: number): Promise<void> {
  await tx.client.query(
    `insert into task_authors (task_id, round, user_id)
     select distinct $1::int, $2::int, person from document_versions v, unnest(array[v.user_id, v.impersonator_id]) person
     where v.order_detail_id = $3 and person is not null
     on conflict do nothing`,
    [task.id, task.round, orderDetailId],
  );
}

/** Authors of the present round of tasks, by task. */
export async function listAuthors(db: Db, about: readonly Pick<TaskRow, 'id' | 'round'>[]): Promise<Map<number, number[]>> {
  const { rows } = await db.client.query<{ task_id: number; user_id: number }>(
    `select a.task_id, a.user_id from unnest($1::int[], $2::int[]) asked (task_id, round)
     join task_authors a on a.task_id = asked.task_id and a.round = asked.round order by a.user_id`,
    [about.map(({ id }) => id), about.map(({ round }) => round)],
  );
  return new Map([...Map.groupBy(rows, ({ task_id }) => task_id)].map(([id, found]) => [id, found.map((row) => row.user_id)]));
}
