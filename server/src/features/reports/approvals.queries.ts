// SQL of the first approvals of tasks: those not counted yet, the facts for their rows, and the rows.
import type { EngineMark } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { reportApprovals, reportWaits } from './reports.table.ts';
import type { TaskFact } from './task-phases.ts';

/** An approved task that is not counted yet, with the facts for its row. */
export interface ApprovedTask {
  task_id: number;
  account_id: number;
  workspace_id: number;
  tool_slug: string;
  assignee_id: number | null;
  time_zone: string;
  free_days: string[];
  engine: EngineMark | null;
  /** Of the approved version, which is closed. */
  html: string | null;
  first_score: number | null;
  first_rules: number | null;
  approved_score: number | null;
  approved_rules: number | null;
}

/** Tasks with a first approval since `from` that is not counted yet; with their text, so a few at a time. */
export async function listUncounted(db: Db, from: string, limit: number): Promise<ApprovedTask[]> {
  const { rows } = await db.client.query<ApprovedTask>(
    `select t.id as task_id, t.account_id, t.workspace_id, coalesce(d.tool_slug, t.tool_id, '') as tool_slug, t.assignee_id, w.time_zone,
       w.free_days::text[] as free_days, d.engine, v.html, first.score as first_score, first.rule_version as first_rules,
       last.score as approved_score, last.rule_version as approved_rules
     from (select distinct on (e.task_id) e.task_id, e.package_hash from task_events e
         where e.kind = 'approved' and e.created_at >= $1::date and not exists (select 1 from report_approvals r where r.task_id = e.task_id)
         order by e.task_id, e.id limit $2) a
     join tasks t on t.id = a.task_id join workspaces w on w.id = t.workspace_id
     left join order_details d on d.id = t.order_detail_id
     left join task_packages p on p.task_id = t.id and p.package_hash = a.package_hash
     left join document_versions v on v.id = p.version_id
     left join version_scores last on last.version_id = v.id
     left join document_versions f on f.order_detail_id = t.order_detail_id and f.number = 1
     left join version_scores first on first.version_id = f.id
     order by t.id`,
    [from, limit],
  );
  return rows;
}

/** Task events, oldest first, as far as times are read from them. */
export async function listTaskFacts(db: Db, taskIds: number[]): Promise<Map<number, TaskFact[]>> {
  const { rows } = await db.client.query<TaskFact & { task_id: number }>(
    `select e.task_id, e.kind, e.round, e.user_id, e.verdict, s.name as step_name, s.position as step_position, e.created_at
     from task_events e left join task_steps s on s.id = e.step_id
     where e.task_id = any($1::int[]) and e.kind in ('started', 'submitted', 'decided', 'approved') order by e.task_id, e.id`,
    [taskIds],
  );
  return Map.groupBy(rows, ({ task_id }) => task_id);
}

type Approval = typeof reportApprovals.$inferInsert;
type Wait = typeof reportWaits.$inferInsert;

/** Keeps approvals with their waits; those that are kept already stay as they are. */
export async function insertApprovals(tx: Db, approvals: Approval[], waits: Wait[]): Promise<void> {
  if (approvals.length === 0) return;
  await tx.orm.insert(reportApprovals).values(approvals).onConflictDoNothing();
  if (waits.length > 0) await tx.orm.insert(reportWaits).values(waits).onConflictDoNothing();
}
