// SQL of cards that list open work.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** The day that it is in a workspace; in Personal by UTC. */
export async function findDayIn(db: Db, workspaceId: number | null): Promise<string> {
  const { rows } = await db.client.query<{ day: string }>(
    `select to_char(now() at time zone coalesce((select time_zone from workspaces where id = $1), 'UTC'), 'YYYY-MM-DD') as day`,
    [workspaceId],
  );
  return rows[0]?.day ?? '';
}

/** The step that is in review, by task. */
export async function findStepsOf(
  db: Db,
  taskIds: readonly number[],
): Promise<Map<number, { name: string; due: string | null }>> {
  const { rows } = await db.client.query<{ task_id: number; name: string; due: string | null }>(
    `select task_id, name, to_char(due_date, 'YYYY-MM-DD') as due from task_steps
     where task_id = any($1::int[]) and is_current and state = 'active'`,
    [taskIds],
  );
  return new Map(rows.map(({ task_id, ...step }) => [task_id, step]));
}

interface Reviewer {
  key: string;
  name: string;
  count: number;
}

/** Reviewers and guests with waiting tasks, the most tasks first. */
export async function findReviewLoad(db: Db, workspaceIds: readonly number[], limit: number): Promise<Reviewer[]> {
  const { rows } = await db.client.query<Reviewer>(
    `with steps as (
       select s.id, s.reviewer_ids, s.guest_id, s.scope_hash from task_steps s join tasks t on t.id = s.task_id
       where t.workspace_id = any($1::int[]) and t.status = 'ready' and s.is_current and s.state = 'active'
     ), waiting as (
       select 'user-' || r.id as key, r.id as user_id, null::int as guest_id from steps s cross join unnest(s.reviewer_ids) as r (id)
       where not exists (select from task_events e where e.step_id = s.id and e.user_id = r.id and e.verdict = 'approve' and e.scope_hash = s.scope_hash)
       union all select 'guest-' || guest_id, null, guest_id from steps where guest_id is not null
     )
     select w.key, coalesce(u.name, g.name) as name, count(*)::int as count
     from waiting w left join users u on u.id = w.user_id left join guests g on g.id = w.guest_id
     group by w.key, u.name, g.name order by count(*) desc, 2 limit $2`,
    [workspaceIds, limit],
  );
  return rows;
}

export interface Trend {
  id: number;
  title: string;
  source: string;
  keyword: string;
  points: { date: string; popularity: number }[];
}

/** The newest keyword trend of the last 30 days in a scope; its first keyword. */
export async function findLatestTrend(db: Db, scope: Scope): Promise<Trend | null> {
  const [row] = await db.orm
    .select({
      id: orderDetails.id,
      title: orderDetails.title,
      source: sql<string>`coalesce(${orderDetails.content}->>'source', '')`,
      keyword: sql<string>`${orderDetails.content}->'series'->0->>'keyword'`,
      points: sql<Trend['points']>`${orderDetails.content}->'series'->0->'points'`,
    })
    .from(orderDetails)
    .where(
      and(
        inScope(scope, orderDetails),
        sql`${orderDetails.created_at} > now() - interval '30 days'`,
        eq(orderDetails.status, 'accepted'),
        eq(orderDetails.tool_slug, 'trends_interest'),
        sql`jsonb_array_length(${orderDetails.content}->'series') > 0`,
      ),
    )
    .orderBy(desc(orderDetails.created_at), desc(orderDetails.id))
    .limit(1);
  return row ?? null;
}
