// SQL of the lists of tasks: a workspace's, or those of all workspaces that are someone's to do, to review or to follow.
import type { TaskStatus } from '@folio/contract/task-words';
import type { Role } from '@folio/contract/users';
import { and, arrayContains, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { rank } from '../../../kernel/actor.ts';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { workspaces } from '../../workspaces/workspaces.table.ts';
import { taskAuthors, taskEvents } from './review.table.ts';
import type { TaskRow } from './tasks.queries.ts';
import { taskSteps, tasks } from './tasks.table.ts';

/** Which tasks are looked at. */
export interface TaskChoice {
  /** Workspaces in reach of the caller; the one of the call, or all of theirs. */
  workspaceIds: readonly number[];
  view: 'all' | 'mine' | 'review' | 'asked';
  statuses?: readonly TaskStatus[] | undefined;
  assigneeId?: number | undefined;
  tool?: string | undefined;
  websiteId?: number | undefined;
  documentId?: number | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
  search?: string | undefined;
}

export interface TaskFilter extends TaskChoice {
  sort: 'due_date' | '-due_date' | 'updated_at' | '-updated_at' | 'title' | '-title' | 'priority';
  page: number;
  perPage: number;
}

export interface Reader {
  id: number;
  role: Role;
  /** The impersonating user. */
  impersonator: { id: number } | null;
}

const order: Record<TaskFilter['sort'], SQL> = {
  due_date: sql`${tasks.due_date} asc nulls last`,
  '-due_date': sql`${tasks.due_date} desc nulls last`,
  updated_at: sql`${tasks.updated_at} asc`,
  // As its index has them; there are no nulls.
  '-updated_at': sql`${tasks.updated_at} desc nulls last`,
  title: sql`lower(${tasks.title}) asc`,
  '-title': sql`lower(${tasks.title}) desc`,
  priority: sql`array_position(array['high','medium','low'], ${tasks.priority}) asc`,
};

/** Groups of the reader's role. */
const groupsOf = (role: Role) => (['user', 'admin', 'master'] as const).filter((group) => rank[role] >= rank[group]);

/** The reader, or their impersonator, wrote in the task's present round, and its workspace forbids approval of own work. */
const isOwnWork = ({
  id,
  impersonator,
}: Reader): SQL => sql`exists (select from ${taskAuthors} join ${workspaces} on ${workspaces.id} = ${tasks.workspace_id}
  where ${taskAuthors.task_id} = ${tasks.id} and ${taskAuthors.round} = ${tasks.round}
    and ${inArray(taskAuthors.user_id, impersonator ? [id, impersonator.id] : [id])} and not ${workspaces.allow_self_approval})`;

/** Tasks with an active step that lacks the reader's approval of the present content, if the reader has permission. */
function waitsFor(reader: Reader): SQL {
  const mine = or(arrayContains(taskSteps.reviewer_ids, [reader.id]), inArray(taskSteps.group, groupsOf(reader.role)));
  return sql`${tasks.status} = 'ready' and not ${isOwnWork(reader)} and exists (select from ${taskSteps} where ${taskSteps.task_id} = ${tasks.id}
    and ${taskSteps.is_current} and ${taskSteps.state} = 'active' and ${mine} and not exists (select from ${taskEvents}
      where ${taskEvents.step_id} = ${taskSteps.id} and ${taskEvents.user_id} = ${reader.id} and ${taskEvents.verdict} = 'approve'
        and ${taskEvents.scope_hash} = ${taskSteps.scope_hash}))`;
}

function inView(view: TaskFilter['view'], reader: Reader): SQL | undefined {
  if (view === 'review') return waitsFor(reader);
  if (view === 'asked') return eq(tasks.creator_id, reader.id);
  if (view === 'all') return undefined;
  const free = and(
    sql`${tasks.assignee_id} is null`,
    inArray(tasks.assignees_group, groupsOf(reader.role)),
    eq(tasks.status, 'waiting'),
  );
  const own = and(eq(tasks.assignee_id, reader.id), sql`${tasks.status} not in ('completed')`);
  return or(own, free);
}

/** A single workspace is compared directly, so that its index gives the rows in order. */
const reachOf = ({ workspaceIds }: Pick<TaskFilter, 'workspaceIds'>): SQL =>
  workspaceIds.length === 1
    ? sql`${tasks.workspace_id} = ${workspaceIds[0]}`
    : sql`${tasks.workspace_id} = any(${sql.param(workspaceIds)}::int[])`;

/** Which tasks a filter finds for a reader. */
export function conditionOf(filter: TaskChoice, reader: Reader): SQL | undefined {
  const { statuses, assigneeId, tool, websiteId, documentId, dueFrom, dueTo, search } = filter;
  return and(
    reachOf(filter),
    inView(filter.view, reader),
    statuses && statuses.length > 0 ? inArray(tasks.status, [...statuses]) : undefined,
    assigneeId === undefined ? undefined : eq(tasks.assignee_id, assigneeId),
    tool ? eq(tasks.tool_id, tool) : undefined,
    websiteId === undefined ? undefined : eq(tasks.website_id, websiteId),
    documentId === undefined ? undefined : eq(tasks.order_detail_id, documentId),
    dueFrom ? gte(tasks.due_date, dueFrom) : undefined,
    dueTo ? lte(tasks.due_date, dueTo) : undefined,
    search ? sql`${tasks.title} ilike ${containing(search)}` : undefined,
  );
}

/** Since when the review that a task waits for can be done: the hand-in, or the decision that ended the step before. */
const reviewBegan = sql`select max(${taskEvents.created_at}) from ${taskEvents} where ${taskEvents.task_id} = ${tasks.id}
  and (${taskEvents.kind} = 'submitted' or (${taskEvents.kind} = 'decided' and not exists (
    select from ${taskSteps} where ${taskSteps.id} = ${taskEvents.step_id} and ${taskSteps.state} = 'active')))`;

/** Since when the longest waiting of the tasks that a choice finds is in review; null where none is. */
export async function findOldestReview(db: Db, reader: Reader, choice: TaskChoice): Promise<Date | null> {
  const oldest = sql<Date | null>`min((${reviewBegan}))`.mapWith(tasks.created_at);
  const [row] = await db.orm.select({ oldest }).from(tasks).where(conditionOf(choice, reader));
  return row?.oldest ?? null;
}

/** One page of tasks, how many the filter finds and how many there are without it. */
export async function listTasks(
  db: Db,
  reader: Reader,
  filter: TaskFilter,
): Promise<{ rows: TaskRow[]; total: number; filtered: number }> {
  const where = conditionOf(filter, reader);
  const count = async (condition: SQL | undefined) =>
    (await db.orm.select({ count: sql<number>`count(*)::int` }).from(tasks).where(condition))[0]?.count ?? 0;
  const rows = await db.orm
    .select()
    .from(tasks)
    .where(where)
    .orderBy(order[filter.sort], tasks.id)
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  return { rows, total: await count(reachOf(filter)), filtered: await count(where) };
}
