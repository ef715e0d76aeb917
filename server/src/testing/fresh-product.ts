// Empties the database and the folders of a product that test files share, so that each file begins as on a new one.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Permanent rows of a start: queues and the version of their schema. */
const kept = `('pgboss.queue', 'pgboss.version', 'public.platform_flags')`;

/** Tables above this size are truncated, smaller ones deleted from: truncation makes new files for a table and all its indexes. */
const maxDeletedBytes = 1024 * 1024;

/**
 * Events go first: their deletion waits for running deliveries, and later statements see the rows of these. In the replica role no trigger
 * and no foreign key refuses (rows of the audit log cannot be deleted otherwise).
 */
const emptyTables = `do $$
declare
  place text;
  is_filled boolean;
begin
  set local session_replication_role = replica;
  delete from raised_events;
  for place in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname in ('public', 'pgboss') and schemaname || '.' || tablename not in ${kept}
    order by schemaname desc, tablename
  loop
    execute format('select exists (select from %s)', place) into is_filled;
    if is_filled and pg_relation_size(place::regclass) > ${maxDeletedBytes} then
      execute format('truncate %s cascade', place);
    elsif is_filled then
      execute format('delete from %s', place);
    end if;
  end loop;
end $$`;

const restartSequences = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`;

const deadlock = '40P01';

/** Maximum time jobs that run can take to end, in milliseconds. */
const maxDrainMs = 60_000;

/** Drops waiting jobs until none runs. */
async function drainJobs(pool: pg.Pool): Promise<void> {
  const until = Date.now() + maxDrainMs;
  for (;;) {
    await pool.query(`delete from pgboss.job where state < 'active'`);
    const { rows } = await pool.query<{ name: string }>(`select name from pgboss.job where state = 'active'`);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`Jobs do not end: ${rows.map(({ name }) => name).join(', ')}`);
    await delay(20);
  }
}

/** Tries to empty it while something still writes, which PostgreSQL may resolve by ending this transaction. */
const maxTries = 5;

async function empty(pool: pg.Pool, flags: unknown[], triesLeft = maxTries): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${emptyTables}; delete from platform_flags; ${restartSequences}`);
    const insert = 'insert into platform_flags select * from json_populate_recordset(null::platform_flags, $1)';
    await client.query(insert, [JSON.stringify(flags)]);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback');
    if (triesLeft <= 1 || (problem as pg.DatabaseError).code !== deadlock) throw problem;
    await empty(pool, flags, triesLeft - 1);
  } finally {
    client.release();
  }
}

/** Remembers the database of a freshly started product. The returned function restores it. */
export async function rememberFresh(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows: flags } = await pool.query('select * from platform_flags');
  // A schedule would start a sweep in the middle of some test.
  await pool.query('delete from pgboss.schedule');
  return async () => {
    await drainJobs(pool);
    await empty(pool, flags);
  };
}

/** Removes the content of a folder's folders. Its own files (keys) stay. */
export function emptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true });
  }
}
