// A real PostgreSQL 18 of our own, for machines without one: started when needed, adopted when it already runs, started again when it dies.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { type Binaries, findBinaries, runnableBinaries } from './postgres-binaries.ts';
import { asNobody, type ClusterPaths, clusterPaths, ensureCluster } from './postgres-cluster.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  /** Paths of cluster, log and (if its path is short enough) socket. */
  folder: string;
  /** Starts the server again, within seconds, whenever it died, until `stop`. */
  watch(report: (problem: string | null) => void): void;
  /** Stops the server within 3 s, unless another process still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** `name=value` pairs for a fresh server, used by tests that need no durability. */
  settings?: string[];
  /** The programs to run instead of the package's. */
  binaries?: Binaries;
  /** Copies of the programs for a location that PostgreSQL's user can read. */
  cacheFolder?: string;
  /** Called once the server starts, or runs already: its start goes on in its own processes. */
  onLaunched?: () => void;
}

/** Maximum time processes of a server that was killed can take to end, and a start in all where nothing is recovered. */
const startWithinMs = 30_000;
/** Maximum time the server can recover after a crash. */
const recoverWithinMs = 600_000;
/** Health check interval of the server, and the longest pause between two tries to start it. */
const watchMs = 1000;
const maxPauseMs = 30_000;

function clientFor(socket: string, database = 'postgres') {
  const client = new pg.Client({
    host: socket,
    port: 5432,
    user: 'folio',
    database,
    application_name: 'folio-launcher',
    connectionTimeoutMillis: 2000,
  });
  // A server that dies meanwhile says so as an event, which would end the process if nobody listened.
  client.on('error', () => undefined);
  return client;
}

/** True if the server answers; `recovering` while it starts after a crash. */
async function stateOf(socket: string): Promise<'ready' | 'recovering' | 'away'> {
  const client = clientFor(socket);
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (problem) {
    return (problem as { code?: string }).code === '57P03' ? 'recovering' : 'away';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A process that ended and was not waited for, as happens in a container without an init, does not run. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) Z/.test(readFileSync(stat, 'utf8'));
  } catch (problem) {
    return (problem as { code?: string }).code === 'EPERM';
  }
}

function postmasterOf(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

const logFileOf = (paths: ClusterPaths) => join(dirname(paths.cluster), 'postgres.log');

/** The last line of the server's log that says why it ended, of at most 300 characters. */
function lastWords(paths: ClusterPaths): string {
  try {
    const handle = openSync(logFileOf(paths), 'r');
    const { size } = fstatSync(handle);
    const bytes = Buffer.alloc(Math.min(size, 8192));
    readSync(handle, bytes, 0, bytes.length, size - bytes.length);
    closeSync(handle);
    const words = bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => /FATAL|PANIC|could not/.test(line))
      .at(-1);
    return (words ?? '').replace(/^.*?(FATAL|PANIC): +/, '').slice(0, 300);
  } catch {
    return '';
  }
}

function launch(binaries: Binaries, paths: ClusterPaths, settings: string[]): ChildProcess {
  const log = openSync(logFileOf(paths), 'a', 0o600);
  const flags = [
    'listen_addresses=',
    `unix_socket_directories=${paths.socket}`,
    'max_connections=120',
    'shared_buffers=256MB',
    ...settings,
  ];
  const child = spawn(binaries.postgres, ['-D', paths.cluster, ...flags.flatMap((flag) => ['-c', flag])], {
    ...asNobody(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  closeSync(log);
  return child;
}

/** Transient causes: processes of a killed server that still end, or another start that was faster. */
const passing = /pre-existing shared memory block|lock file ".*" already exists/;

/** Launches the server and waits until it responds. Launches it again if it must wait for the remains of a killed server. */
async function bringUp(binaries: Binaries, paths: ClusterPaths, { settings = [], onLaunched }: EmbeddedOptions): Promise<void> {
  const begun = performance.now();
  let child: ChildProcess | null = null;
  let deaths = 0;
  const end = () => {
    child = null;
    if (!passing.test(lastWords(paths))) deaths += 1;
  };
  for (let attempt = 0; ; attempt += 1) {
    const state = await stateOf(paths.socket);
    if (state === 'ready') return;
    if (performance.now() - begun > (state === 'recovering' ? recoverWithinMs : startWithinMs) || deaths >= 3)
      throw new StartProblem(
        `The embedded PostgreSQL did not start (${lastWords(paths) || 'it does not answer'}). Its log is ${logFileOf(paths)}.`,
      );
    if (child === null && postmasterOf(paths.cluster) === null)
      child = launch(binaries, paths, settings).once('exit', end).once('error', end);
    onLaunched?.();
    await wait(attempt < 20 ? 20 : 100);
  }
}

async function createDatabase(socket: string): Promise<void> {
  const client = clientFor(socket);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'folio'");
    if (rowCount === 0)
      await client.query('create database folio').catch((problem: { code?: string }) => {
        if (problem.code !== '42P04' && problem.code !== '23505') throw problem;
      });
  } finally {
    await client.end();
  }
}

/** Milliseconds for which the backend of a connection that was closed may be seen by others. */
const closingMs = 1000;

/** True where other processes use the server; connections that were closed just now, also by this process, do not count. */
async function isShared(socket: string): Promise<boolean> {
  const begun = performance.now();
  while (await hasOtherClients(socket)) {
    if (performance.now() - begun > closingMs) return true;
    await wait(50);
  }
  return false;
}

async function hasOtherClients(socket: string): Promise<boolean> {
  const client = clientFor(socket);
  try {
    await client.connect();
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return Number(rows[0]?.count ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Supervises a server until the signal: when it is gone it is started, with pauses that double after each failure. */
async function keepRunning(
  paths: ClusterPaths,
  start: () => Promise<void>,
  report: (problem: string | null) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = watchMs; ; ) {
    try {
      await wait(pauseMs, undefined, { signal, ref: false });
    } catch {
      return;
    }
    if (postmasterOf(paths.cluster) !== null) continue;
    try {
      report('The embedded PostgreSQL ended and is started again');
      await start();
      report(null);
      pauseMs = watchMs;
    } catch (problem) {
      report(problem instanceof Error ? problem.message : String(problem));
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  }
}

/** Starts, or adopts, the PostgreSQL that belongs to a data folder. Several processes may share it. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(dataDir);
  const start = async () => {
    if ((await stateOf(paths.socket)) === 'ready') return;
    const binaries = runnableBinaries(options.binaries ?? (await findBinaries()), options.cacheFolder);
    if (postmasterOf(paths.cluster) === null)
      await ensureCluster(binaries, paths.cluster, !options.settings?.includes('fsync=off'));
    await bringUp(binaries, paths, options);
  };
  await start();
  await createDatabase(paths.socket);
  const stopping = new AbortController();
  let watching = Promise.resolve();
  return {
    connectionString: `postgresql://folio@localhost:5432/folio?host=${encodeURIComponent(paths.socket)}`,
    folder: dirname(paths.cluster),
    watch: (report) => {
      watching = keepRunning(paths, start, report, stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await watching;
      if (await isShared(paths.socket)) return;
      const pid = postmasterOf(paths.cluster);
      if (pid === null) return;
      // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk.
      process.kill(pid, 'SIGINT');
      for (let attempt = 0; attempt < 500 && isRunning(pid); attempt += 1) await wait(20);
    },
  };
}
