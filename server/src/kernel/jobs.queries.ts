// SQL beside pg-boss's own: the groups that wait in a queue, and the processes to wake.

import type { Db } from './db/database.ts';

/** Runs SQL; pg-boss's own connection. */
export interface JobDatabase {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Channel of PostgreSQL by which processes are notified of new jobs; its payload is the name of a queue. */
export const wakeChannel = 'folio_jobs';

/** Groups with jobs that wait in a queue. More than this many are not looked at, and then a limit may be exceeded for a moment. */
const maxGroups = 10_000;

export async function listWaitingGroups(db: JobDatabase, name: string): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select distinct group_id from pgboss.job where name = $1 and state < 'active' and group_id is not null limit ${maxGroups}`,
    [name],
  );
  return (rows as { group_id: string }[]).map((row) => row.group_id);
}

/** Lets no try follow the one that runs. */
export async function endTries(
  db: JobDatabase,
  name: string,
  { id, retryCount }: { id: string; retryCount: number },
): Promise<void> {
  await db.executeSql(`update pgboss.job set retry_limit = retry_count where name = $1 and id = $2 and retry_count = $3`, [
    name,
    id,
    retryCount,
  ]);
}

/** Those of the queues that have a job which may run now. */
export async function listReadyQueues(db: JobDatabase, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select wanted.name from unnest($1::text[]) as wanted (name) where exists (
       select 1 from pgboss.job where job.name = wanted.name and job.state < 'active' and job.start_after <= now())`,
    [names],
  );
  return (rows as { name: string }[]).map((row) => row.name);
}

/** Wakes the workers of these queues in all processes. */
export async function notifyQueues(db: JobDatabase, names: readonly string[]): Promise<void> {
  await db.executeSql(`select pg_notify('${wakeChannel}', name) from unnest($1::text[]) as name`, [names]);
}

/** Deletes at most `limit` ended jobs with a result or input that matches one of these `like` patterns. Returns their number. */
export async function deleteEndedJobs(db: Db, patterns: readonly string[], limit: number): Promise<number> {
  const { rowCount } = await db.client.query(
    `delete from pgboss.job where (name, id) in (select name, id from pgboss.job
       where state > 'active' and (output::text ilike any($1) or data::text ilike any($1)) limit $2)`,
    [patterns, limit],
  );
  return rowCount ?? 0;
}

export interface QueueDepth {
  queue: string;
  /** Jobs that may run now, later, and that run. */
  ready: number;
  delayed: number;
  active: number;
  /** For how long the oldest ready job has been waiting; 0 where none is. */
  oldestSeconds: number;
}

/** Queues with jobs that have not ended. */
export async function listQueueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await db.client.query<QueueDepth>(
    `select name as queue, count(*) filter (where state < 'active' and start_after <= now())::int as ready,
       count(*) filter (where state < 'active' and start_after > now())::int as delayed,
       count(*) filter (where state = 'active')::int as active,
       coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
         as "oldestSeconds"
     from pgboss.job where state <= 'active' group by name order by name`,
  );
  return rows;
}
