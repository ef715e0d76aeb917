// Jobs by the time they are due, for reminders and calendars.
import type { HumanStage, JobState, RequestState } from '@folio/contract/translation-words';
import type { Db } from '../../../kernel/db/database.ts';
import { numberSql } from './request-number.ts';

export interface DueJob {
  id: number;
  request_id: number;
  linguist_id: number;
  due_at: Date;
  reminded_hours: number | null;
}

const isOpen = `j.state in ('accepted', 'in_progress', 'sent_back') and j.linguist_id is not null`;

/** Open jobs that are due until then and were not reminded of for the last time, at most 500. The time of requests on hold has stopped. */
export async function listRemindable(db: Db, now: Date, until: Date): Promise<DueJob[]> {
  const { rows } = await db.client.query<DueJob>(
    `select j.id, j.request_id, j.linguist_id, j.due_at, j.reminded_hours from translation_jobs j
     join translation_requests r on r.id = j.request_id
     where ${isOpen} and j.due_at > $1 and j.due_at <= $2 and (j.reminded_hours is null or j.reminded_hours > 2) and r.state <> 'on_hold'
     order by j.due_at, j.id limit 500`,
    [now, until],
  );
  return rows;
}

/** Writes down which reminder was sent; false where it was sent, or the job moved on, meanwhile. */
export async function markReminded(tx: Db, job: DueJob, hours: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update translation_jobs j set reminded_hours = $2 where j.id = $1 and ${isOpen} and j.linguist_id = $3 and date_trunc('milliseconds', j.due_at) = $4
       and (j.reminded_hours is null or j.reminded_hours > $2)`,
    [job.id, hours, job.linguist_id, job.due_at],
  );
  return rowCount === 1;
}

/** A job or request as shown in a calendar. */
export interface DeskDay {
  kind: 'job' | 'request';
  id: number;
  request_id: number;
  number: string;
  title: string;
  state: 'accepted' | 'in_progress' | 'sent_back' | 'authorised' | 'on_hold' | 'revision';
  due_at: Date;
  updated_at: Date;
}

/** Due dates in the calendar of the desk. */
export interface CalendarRow {
  kind: 'job' | 'request';
  id: number;
  request_id: number;
  number: string;
  title: string;
  stage: HumanStage | null;
  state: JobState | RequestState;
  linguist_id: number | null;
  linguist: string | null;
  linguist_user_id: number | null;
  due_at: Date;
}

/** Open jobs, of one linguist alone where `linguistId` is not null; for the whole desk running requests too. */
export async function listCalendarRows(
  db: Db,
  linguistId: number | null,
  from: string,
  until: string,
  limit: number,
): Promise<CalendarRow[]> {
  const { rows } = await db.client.query<CalendarRow>(
    `select * from (
       select 'job' as kind, j.id, j.request_id, ${numberSql('r')} as number, l.name as title, j.stage, j.state, j.linguist_id, u.name as linguist, u.id as linguist_user_id, j.due_at
       from translation_jobs j join translation_lines l on l.id = j.line_id join translation_requests r on r.id = j.request_id
       left join linguists g on g.id = j.linguist_id left join users u on u.id = g.user_id
       where j.state in ('new', 'offered', 'accepted', 'in_progress', 'sent_back') and ($1::int is null or j.linguist_id = $1)
       union all
       select 'request', r.id, r.id, ${numberSql('r')}, r.title, null, r.state, null, null, null, r.due_at from translation_requests r
       where $1::int is null and r.state in ('authorised', 'in_progress', 'on_hold', 'revision')) due
     where due_at >= $2::date::timestamp at time zone 'utc' and due_at < ($3::date + 1)::timestamp at time zone 'utc'
     order by due_at, kind, id limit $4`,
    [linguistId, from, until, limit],
  );
  return rows;
}

/** Words of open jobs of these linguists, with the day each is due. */
export async function listBookedWords(db: Db, linguistIds: readonly number[]) {
  const { rows } = await db.client.query<{ linguist_id: number; words: number; day: string | null }>(
    `select linguist_id, to_char(due_at at time zone 'utc', 'YYYY-MM-DD') as day, sum(words)::int as words from translation_jobs
     where linguist_id = any($1::int[]) and state in ('accepted', 'in_progress', 'sent_back') group by 1, 2 order by 1, 2 limit 10000`,
    [linguistIds],
  );
  return rows;
}

/** Open jobs of a person, the nearest due date first. */
export async function listDueJobs(db: Db, userId: number, limit: number): Promise<DeskDay[]> {
  const { rows } = await db.client.query<DeskDay>(
    `select 'job' as kind, j.id, j.request_id, ${numberSql('r')} as number, r.title, j.state, j.due_at, j.updated_at from translation_jobs j
     join linguists l on l.id = j.linguist_id join translation_requests r on r.id = j.request_id
     where l.user_id = $1 and j.state in ('accepted', 'in_progress', 'sent_back') and j.due_at is not null
     order by abs(extract(epoch from j.due_at - now())), j.id limit $2`,
    [userId, limit],
  );
  return rows;
}

/** Running requests that a person asked for, of these workspaces or personal ones, the nearest due date first. */
export async function listDueRequests(
  db: Db,
  userId: number,
  workspaceIds: readonly number[],
  isPersonal: boolean,
  limit: number,
): Promise<DeskDay[]> {
  const { rows } = await db.client.query<DeskDay>(
    `select 'request' as kind, r.id, r.id as request_id, ${numberSql('r')} as number, r.title, r.state, r.due_at, r.updated_at from translation_requests r
     where r.user_id = $1 and (r.workspace_id = any($2::int[]) or ($3 and r.workspace_id is null))
       and r.state in ('authorised', 'in_progress', 'on_hold', 'revision') and r.due_at is not null
     order by abs(extract(epoch from r.due_at - now())), r.id limit $4`,
    [userId, workspaceIds, isPersonal, limit],
  );
  return rows;
}
