// The product as processes of its own, to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { databaseNamed } from './database-for-tests.ts';
import { findFreePort } from './free-port.ts';

/** The bundle that `npm test` has made, as `npm start` runs it; else the sources, which take several times as long to start. */
export const mainFile = process.env.PRODUCT_MAIN ?? fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ChildProduct {
  url: string;
  pid: number;
  /** Sends the signal and waits for the end; answers the exit code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  output: () => string;
}

/** Starts the product, or the given script, with this environment and waits until it is ready. */
export async function startChildProduct(environment: Record<string, string>, script = mainFile): Promise<ChildProduct> {
  const port = await findFreePort();
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) return;
      if (!(await fetch(`${url}/readyz`)).ok) throw new Error('Not ready yet');
    },
    { timeout: 90_000, interval: 50 },
  );
  if (child.exitCode !== null) throw new Error(`The product ended: ${output}`);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export interface TestDatabase {
  connectionString: string;
  dataDir: string;
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

async function asAdmin<Answer>(connectionString: string, run: (admin: pg.Client) => Promise<Answer>): Promise<Answer> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}

/**
 * Drops an unused database: hundreds of them would keep autovacuum busy during the tests. A database with connections stays, because
 * ending them would fail their tests.
 */
const dropUnused = (server: string, name: string): Promise<void> =>
  asAdmin(server, async (admin) => {
    const users = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;
    if ((await admin.query(users, [name])).rowCount !== 0) return;
    await admin.query(`drop database ${name}`).catch((problem: pg.DatabaseError) => {
      // A connection was opened meanwhile.
      if (problem.code !== '55006') throw problem;
    });
  });

/** A fresh, migrated database and data folder for child products; `close` drops both. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied by file: four times as fast as through the log where nothing need survive a crash.
  await asAdmin(server, (admin) => admin.query(`create database ${name} template folio_template strategy file_copy`));
  const connectionString = databaseNamed(server, name);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const dataDir = mkdtempSync(join(inject('dataFolder'), 'data-'));
  return {
    connectionString,
    dataDir,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    close: async () => {
      await client.end();
      await dropUnused(server, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Secret key of processes that share a database. */
export const secretOfChildren = 'a-key-of-tests-0123456789-abcdefghijklmn';

/** A process of the product on that database; all on one share their key. */
export const startChildOn = (
  database: TestDatabase,
  role: 'web' | 'worker' | 'all',
  more: Record<string, string> = {},
): Promise<ChildProduct> =>
  startChildProduct({
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    FOLIO_ROLE: role,
    SECRET_KEY: secretOfChildren,
    ...more,
  });
