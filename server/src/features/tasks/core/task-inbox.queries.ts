// SQL of tasks that wait for a person: for their review, because they are late, or because they were not published.
import { maxInboxItems } from '@folio/contract/inbox';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import type { InboxReader } from '../../../kernel/inbox.ts';
import { users } from '../../accounts/accounts.table.ts';
import { taskEvents } from './review.table.ts';
import { conditionOf } from './task-list.queries.ts';
import type { TaskRow } from './tasks.queries.ts';
import { taskSteps, tasks } from './tasks.table.ts';

/** Items that end when the account hides tasks. `account` is a parameter of SQL. */
const areShown = (account: string) =>
  `not exists (select from accounts a where a.id = ${account} and (a.branding->>'hide_generic_task_assignment')::boolean)`;

/** The events by which a review comes to the active step: a hand-in, an edit that reopens it, the decision that ended the step before. */
const reviewBegan = sql`${taskEvents.task_id} = ${tasks.id} and (${taskEvents.kind} in ('submitted', 'reopened_by_edit')
  or (${taskEvents.kind} = 'decided' and ${taskEvents.step_id} is distinct from ${taskSteps.id}))`;

/** Tasks with an active step that waits for the reader, with that step; the newest submission first. */
export async function listWaitingReviews(db: Db, reader: InboxReader) {
  const began = sql<number | null>`(select max(${taskEvents.id}) from ${taskEvents} where ${reviewBegan})`;
  const at = sql<Date | null>`(select max(${taskEvents.created_at}) from ${taskEvents} where ${reviewBegan})`;
  return db.orm
    .select({
      id: tasks.id,
      workspace_id: tasks.workspace_id,
      title: tasks.title,
      order_detail_id: tasks.order_detail_id,
      due_date: tasks.due_date,
      updated_at: tasks.updated_at,
      step_id: taskSteps.id,
      step: taskSteps.name,
      position: taskSteps.position,
      step_due: taskSteps.due_date,
      submitter: users.name,
      steps: sql<number>`(select count(*)::int from task_steps every where every.task_id = ${tasks.id} and every.is_current)`,
      began,
      at: at.mapWith(tasks.created_at),
    })
    .from(tasks)
    .innerJoin(taskSteps, and(eq(taskSteps.task_id, tasks.id), taskSteps.is_current, eq(taskSteps.state, 'active')))
    .leftJoin(users, eq(users.id, tasks.submitter_id))
    .where(
      and(conditionOf({ workspaceIds: reader.workspaceIds, view: 'review' }, reader), sql.raw(areShown('"tasks"."account_id"'))),
    )
    .orderBy(desc(tasks.updated_at), desc(tasks.id))
    .limit(maxInboxItems);
}

export interface OverdueRow {
  id: number;
  workspace_id: number;
  title: string;
  status: TaskRow['status'];
  assignee_id: number | null;
  assignee: string | null;
  creator_id: number;
  order_detail_id: number | null;
  due: string;
  /** The morning after, by the workspace's clock. */
  since: Date;
}

/**
 * Open tasks past their due date, for assignee and creator. A task in review is late by the date of its active step, for its creator. Its
 * reviewers have it as a review, with that date.
 */
export async function listOverdue(db: Db, reader: InboxReader, now: Date): Promise<OverdueRow[]> {
  const { rows } = await db.client.query<OverdueRow>(
    `select t.id, t.workspace_id, t.title, t.status, t.assignee_id, u.name as assignee, t.creator_id, t.order_detail_id,
       late.due::text as due, least((late.due + 1 + time '09:00') at time zone w.time_zone, $3::timestamptz) as since
     from tasks t join workspaces w on w.id = t.workspace_id left join users u on u.id = t.assignee_id
     cross join lateral (select case when t.status = 'ready' then (select s.due_date from task_steps s
       where s.task_id = t.id and s.is_current and s.state = 'active' and not s.reviewer_ids @> array[$1::int] limit 1)
       else t.due_date end as due) late
     where t.workspace_id = any($2::int[])
       and ((t.status in ('waiting', 'on_going', 'rejected') and (t.assignee_id = $1 or t.creator_id = $1))
         or (t.status = 'ready' and t.creator_id = $1))
       and late.due < ($3::timestamptz at time zone w.time_zone)::date and ${areShown('t.account_id')}
     order by late.due desc, t.id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds, now.toISOString()],
  );
  return rows;
}

export interface UnpublishedRow {
  id: number;
  workspace_id: number;
  title: string;
  order_detail_id: number | null;
  publish_error: string;
  revision: number;
  updated_at: Date;
}

/** Approved tasks with a failed scheduled publication, for assignee and creator. Publications refused by the website are in its own list. */
export async function listUnpublished(db: Db, reader: InboxReader): Promise<UnpublishedRow[]> {
  const { rows } = await db.client.query<UnpublishedRow>(
    `select t.id, t.workspace_id, t.title, t.order_detail_id, t.publish_error, t.revision, t.updated_at from tasks t
     where t.workspace_id = any($2::int[]) and t.status = 'approved' and t.publish_error is not null
       and (t.assignee_id = $1 or t.creator_id = $1) and ${areShown('t.account_id')}
       and not exists (select from publications p where p.order_detail_id = t.order_detail_id and p.user_id = $1 and p.state = 'failed')
     order by t.updated_at desc, t.id desc limit ${maxInboxItems}`,
    [reader.id, reader.workspaceIds],
  );
  return rows;
}
