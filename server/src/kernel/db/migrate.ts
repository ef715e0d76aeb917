// Brings the database to the newest shape. An advisory lock lets only one of several starting processes do it.
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { readBuild } from '../build.ts';
import { StartProblem } from '../start-problem.ts';
import { sqlErrorCode } from './database.ts';
import {
  lastMigration,
  listVersions,
  lockNotAvailable,
  migrationOptions,
  recordVersion,
  runMigrations,
} from './run-migration.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

const oldestPostgres = 150_000;

const connectTimeoutMs = 10_000;

export interface Examined {
  /** True behind a pooler: the server's name for the connection differs from the client's. */
  isPooled: boolean;
}

function clientOf(connectionString: string, name: string): pg.Client {
  const client = new pg.Client({ connectionString, application_name: name, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that is lost between two statements says so as an event, which would end the process if nobody listened.
  client.on('error', () => undefined);
  return client;
}

/** Connects once and identifies the server. Throws `StartProblem` if its PostgreSQL is too old. */
export async function examineDatabase(connectionString: string): Promise<Examined> {
  const client = clientOf(connectionString, 'folio-start');
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; version: number; name: string; isStandby: boolean }>(
      `select pg_backend_pid() as pid, current_setting('server_version_num')::int as version, current_setting('server_version') as name,
        pg_is_in_recovery() as "isStandby"`,
    );
    const found = rows[0];
    if (!found || found.version < oldestPostgres)
      throw new StartProblem(`The database is PostgreSQL ${found?.name ?? ''}; Folio needs 15 or newer.`);
    if (found.isStandby)
      throw new StartProblem(
        `PostgreSQL at ${client.host}:${client.port} is read-only, because it is a standby server. Set DATABASE_URL to the primary; DATABASE_READ_URL names standbys.`,
      );
    return { isPooled: (client as unknown as { processID: number }).processID !== found.pid };
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface MigrationState {
  /** Number of this version's migrations that are missing in the database. */
  pending: number;
  /** False for a database without any migration. */
  hasAny: boolean;
  /** The database was migrated by a newer version than this one. */
  isNewer: boolean;
  /** Versions that migrated the database, as far as they noted themselves (2.1.0 was the first). */
  versions: string[];
}

/** Migration state of the database, without changing it. */
export async function examineMigrations(connectionString: string): Promise<MigrationState> {
  const client = clientOf(connectionString, 'folio-migrations');
  try {
    await client.connect();
    const last = await lastMigration(client);
    const moments = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
    return {
      pending: moments.filter((moment) => moment > last).length,
      hasAny: last > 0,
      isNewer: last > Math.max(0, ...moments),
      versions: await listVersions(client),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Runs the migrations that the database has not seen yet, up to the one of the moment `until` (milliseconds since 1970, as drizzle notes them).
 * Throws `StartProblem` when another process holds the lock, or a table, longer than `lockTimeoutMs`.
 */
export async function migrateDatabase(
  connectionString: string,
  { lockTimeoutMs = 60_000, until = Number.POSITIVE_INFINITY }: { lockTimeoutMs?: number; until?: number } = {},
): Promise<void> {
  const client = clientOf(connectionString, 'folio-migrate');
  try {
    await client.connect();
    const last = await lastMigration(client);
    const missing = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis }) => folderMillis > last && folderMillis <= until,
    );
    await runMigrations(client, missing, migrationOptions(lockTimeoutMs), async () => {
      const other = clientOf(connectionString, 'folio-migrate-lock');
      await other.connect();
      return other;
    });
    if (until === Number.POSITIVE_INFINITY) await recordVersion(client, readBuild().version);
  } catch (cause) {
    if (sqlErrorCode(cause) !== lockNotAvailable) throw cause;
    throw new StartProblem(
      `Another process has held the lock for migrations, or a table they change, for ${lockTimeoutMs / 1000} s. Start again when it is done.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
