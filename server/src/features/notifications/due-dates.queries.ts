// SQL of the due dates that notification emails name: of open work, as long as its reader can still see it.
import type { Db } from '../../kernel/db/database.ts';

/** A task's due day; `today` is the day in the time zone of its workspace. */
export interface DueTask {
  id: number;
  due: string;
  today: string;
}

/** In review the due day of the active step counts, if it has one. */
export async function listDueTasks(db: Db, userId: number, ids: readonly number[], now: Date): Promise<DueTask[]> {
  const { rows } = await db.client.query<DueTask>(
    `select * from (
       select t.id, to_char($3::timestamptz at time zone w.time_zone, 'YYYY-MM-DD') as today,
         coalesce((select s.due_date from task_steps s
           where s.task_id = t.id and s.is_current and s.state = 'active' and t.status = 'ready' limit 1), t.due_date)::text as due
       from tasks t
       join workspaces w on w.id = t.workspace_id
       join workspace_members m on m.workspace_id = w.id and m.user_id = $1
       where t.id = any($2::int[]) and t.status in ('waiting', 'on_going', 'ready', 'rejected')) open
     where due is not null`,
    [userId, ids, now.toISOString()],
  );
  return rows;
}

/** When a job or request is due, and the time zone in which its reader is told so. */
export interface DueWork {
  id: number;
  due: Date;
  time_zone: string;
}

/** Jobs of a linguist, and those that are offered to them. Linguists work in no workspace, so that their time zone is UTC. */
export async function listDueJobs(db: Db, userId: number, ids: readonly number[]): Promise<DueWork[]> {
  const { rows } = await db.client.query<DueWork>(
    `select j.id, j.due_at as due, 'UTC' as time_zone from translation_jobs j join linguists l on l.user_id = $1
     where j.id = any($2::int[]) and j.due_at is not null
       and ((j.linguist_id = l.id and j.state in ('accepted', 'in_progress', 'sent_back'))
         or exists (select from job_offers o where o.job_id = j.id and o.linguist_id = l.id and o.state = 'open'))`,
    [userId, ids],
  );
  return rows;
}

export async function listDueRequests(db: Db, userId: number, ids: readonly number[]): Promise<DueWork[]> {
  const { rows } = await db.client.query<DueWork>(
    `select r.id, r.due_at as due, coalesce(w.time_zone, 'UTC') as time_zone
     from translation_requests r left join workspaces w on w.id = r.workspace_id
     where r.id = any($2::int[]) and r.user_id = $1 and r.due_at is not null
       and r.state in ('authorised', 'in_progress', 'on_hold', 'revision')`,
    [userId, ids],
  );
  return rows;
}
