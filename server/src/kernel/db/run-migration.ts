// Runs a migration beside processes that work: it waits for a table for two seconds at most, so that nobody waits behind it for longer, and
// builds indexes without locking writers out (CONTRIBUTING.md, "A migration").
import { setTimeout as delay } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { sqlErrorCode } from './database.ts';

/** Any number, the same in every process, that no other advisory lock of the product uses. */
export const migrationLock = 7_316_001;

/** The first line of a migration with statements that run one by one, since an index cannot be built concurrently in a transaction. */
const outsideMark = '-- outside of a transaction';

const isOutside = ({ sql }: MigrationMeta) => (sql[0] ?? '').trimStart().startsWith(outsideMark);

/** Lock timeout of a statement: later statements wait behind it. */
const maxTableWaitMs = 2000;
/** Pause for waiting statements before the next try. */
const pauseMs = 1000;
const pollMs = 100;

/** SQLSTATE of a lock that was not free in time. */
export const lockNotAvailable = '55P03';

export interface MigrationOptions {
  /** The moment (milliseconds since 1970) after which it no longer waits for tables and other processes. */
  deadline: number;
  tableWaitMs: number;
}

export const migrationOptions = (lockTimeoutMs: number): MigrationOptions => ({
  deadline: Date.now() + lockTimeoutMs,
  tableWaitMs: Math.min(maxTableWaitMs, lockTimeoutMs),
});

export async function lastMigration(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!found[0]?.exists) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

const hasVersions = async (client: pg.Client) =>
  (await client.query<{ exists: boolean }>("select to_regclass('drizzle.folio_versions') is not null as exists")).rows[0]
    ?.exists ?? false;

/** Versions of Folio that migrated this database; none before 2.1.0 noted itself. */
export async function listVersions(client: pg.Client): Promise<string[]> {
  if (!(await hasVersions(client))) return [];
  const { rows } = await client.query<{ version: string }>('select version from drizzle.folio_versions order by migrated_at');
  return rows.map(({ version }) => version);
}

/** Notes that this version migrated the database. Starts of other processes wait for the lock of migrations. */
export async function recordVersion(client: pg.Client, version: string): Promise<void> {
  if ((await listVersions(client)).includes(version)) return;
  await client.query(
    `begin; select pg_advisory_xact_lock(${migrationLock});
     create table if not exists drizzle.folio_versions (version text primary key, migrated_at timestamptz not null default now())`,
  );
  await client.query('insert into drizzle.folio_versions (version) values ($1) on conflict do nothing', [version]);
  await client.query('commit');
}

const record = (client: pg.Client, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);

/**
 * Begins a transaction that locks out other processes that migrate. Nothing of it has a snapshot while the lock is not free, or afterwards
 * while nothing runs in it, since the build of an index waits for the end of every older one: it polls, and the statement has no parameters,
 * which would leave its portal open.
 */
async function beginLocked(client: pg.Client, { deadline, tableWaitMs }: MigrationOptions): Promise<void> {
  for (;;) {
    await client.query(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${tableWaitMs}`,
    );
    const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_xact_lock(${migrationLock}) as locked`);
    if (rows[0]?.locked) return;
    await client.query('rollback');
    if (Date.now() >= deadline)
      throw Object.assign(new Error('The lock for migrations is not available'), { code: lockNotAvailable });
    await delay(pollMs);
  }
}

/** Creates where migrations are recorded. */
async function createRecord(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/** Runs migrations in one transaction, lock included: it works behind a pooler too, and half a migration is none. */
async function runInside(client: pg.Client, migrations: readonly MigrationMeta[], options: MigrationOptions): Promise<void> {
  try {
    await beginLocked(client, options);
    await createRecord(client);
    const last = await lastMigration(client);
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
      for (const statement of migration.sql) await client.query(statement);
      await record(client, migration);
    }
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    if (sqlErrorCode(problem) !== lockNotAvailable || Date.now() >= options.deadline) throw problem;
    await delay(pauseMs);
    await runInside(client, migrations, options);
  }
}

const buildsIndex = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

const withoutComments = (statement: string) => statement.replaceAll(/^\s*--.*$/gm, '');

/** Drops the remains of an interrupted build. Waits for a build that continues although its process died. */
async function dropInvalidIndex(client: pg.Client, name: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_valid: boolean; is_running: boolean }>(
      `select i.indisvalid as is_valid, exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as is_running
       from pg_index i where i.indexrelid = to_regclass(quote_ident($1))`,
      [name],
    );
    const [found] = rows;
    if (!found || found.is_valid) return;
    if (!found.is_running) break;
    await delay(pollMs);
  }
  await client.query(`drop index concurrently if exists "${name}"`);
}

/** Runs a migration statement by statement; one that was interrupted begins with the first statement, each of which can be repeated. */
async function runOutside(
  client: pg.Client,
  migration: MigrationMeta,
  options: MigrationOptions,
  connect: () => Promise<pg.Client>,
): Promise<void> {
  // The transaction with the lock is one of another connection, which has no snapshot meanwhile.
  const lock = await connect();
  try {
    await beginLocked(lock, options);
    if ((await lastMigration(lock)) >= migration.folderMillis) return;
    await client.query('set statement_timeout = 0');
    for (const statement of migration.sql) {
      const name = buildsIndex.exec(withoutComments(statement))?.[1];
      if (name !== undefined) await dropInvalidIndex(client, name);
      await client.query(statement);
    }
    await record(lock, migration);
    await lock.query('commit');
  } finally {
    await lock.end().catch(() => undefined);
  }
}

/**
 * Runs these migrations, which the database has not seen, in their order. A new database gets as many as possible in one transaction; one that
 * works already gets each in its own, so that no table is locked for longer than its migration needs.
 */
export async function runMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  options: MigrationOptions,
  connect: () => Promise<pg.Client>,
): Promise<void> {
  const isNew = (await lastMigration(client)) === 0;
  const groups: MigrationMeta[][] = [];
  for (const migration of migrations) {
    const group = groups.at(-1);
    if (isNew && group && !isOutside(migration) && !group.some(isOutside)) group.push(migration);
    else groups.push([migration]);
  }
  for (const group of groups) {
    const [first] = group;
    if (first && isOutside(first)) await runOutside(client, first, options, connect);
    else await runInside(client, group, options);
  }
}
