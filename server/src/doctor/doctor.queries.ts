// Database queries of the checks; nothing is written.
import type { Db } from '../kernel/db/database.ts';

export interface ServerFacts {
  version: string;
  isReadOnly: boolean;
  canCreate: boolean;
  /** Milliseconds since 1970 by the clock of the database. */
  now: number;
  connections: number;
  maxConnections: number;
}

export async function readServerFacts(db: Pick<Db, 'client'>): Promise<ServerFacts> {
  const { rows } = await db.client.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('transaction_read_only') = 'on' as "isReadOnly",
       has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as "canCreate",
       extract(epoch from clock_timestamp())::float8 * 1000 as now,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('max_connections')::int as "maxConnections"`,
  );
  return rows[0] as ServerFacts;
}

export interface ConnectionFacts {
  name: string;
  state: 'unknown' | 'ok' | 'failing';
  testedAt: Date | null;
  /** Folio calls it no more until then. */
  pausedUntil: Date | null;
  isChosen: boolean;
}

/** At most 50 connections of models, those in use first. */
export async function listConnectionFacts(db: Db): Promise<ConnectionFacts[]> {
  const { rows } = await db.client.query<ConnectionFacts>(
    `select name, state, tested_at as "testedAt",
       (select open_until from model_breakers where connection_id = id and open_until > now()) as "pausedUntil",
       exists (select from model_choices where connection_id = id) as "isChosen"
     from model_connections order by 5 desc, id limit 50`,
  );
  return rows;
}

/** Keys of the files that were stored last. */
export async function listNewestFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.client.query<{ storage_key: string }>('select storage_key from assets order by id desc limit $1', [
    limit,
  ]);
  return rows.map(({ storage_key }) => storage_key);
}

/** Seconds for which the oldest job that may run has been waiting; null where none waits. */
export async function secondsOfOldestJob(db: Db): Promise<number | null> {
  const { rows } = await db.client.query<{ seconds: number | null }>(
    `select extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
     where state < 'active' and start_after <= now()`,
  );
  return rows[0]?.seconds ?? null;
}

/** Events that failed and wait for another try, and the name of the one that failed most. */
export async function deferredEvents(db: Db): Promise<{ count: number; name: string | null }> {
  const { rows } = await db.client.query<{ count: number; name: string | null }>(
    `select count(*)::int as count, (array_agg(name order by failures desc))[1] as name from raised_events where failures > 1`,
  );
  return rows[0] ?? { count: 0, name: null };
}
