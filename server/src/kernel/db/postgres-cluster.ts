// The folders of the embedded PostgreSQL: made whole or not at all, and owned by the user under which it runs.
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../start-problem.ts';
import { type Binaries, isReachableByOthers, isRoot, removeLeftOvers } from './postgres-binaries.ts';

const run = promisify(execFile);

/** Uid and gid of `nobody`, under which PostgreSQL runs when Folio runs as root: it refuses root. */
const nobody = 65_534;
/** Longest path of a socket on Linux and macOS, less PostgreSQL's own file name. */
const maxSocketFolderLength = 107 - '/.s.PGSQL.5432'.length;

export interface ClusterPaths {
  cluster: string;
  socket: string;
}

export const asNobody = () => (isRoot() ? { uid: nobody, gid: nobody } : {});

/** Location of a data folder's cluster and socket: below it, or keyed by its hash if `nobody` could not enter it. Creates nothing. */
export function locateCluster(dataDir: string): ClusterPaths & { home: string } {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = isRoot() && !isReachableByOthers(dataDir) ? join('/var/lib', `folio-${key}`) : join(dataDir, 'postgres');
  const socket = join(home, 'socket');
  return {
    home,
    cluster: join(home, 'cluster'),
    socket: socket.length > maxSocketFolderLength ? join(tmpdir(), `folio-${key}`) : socket,
  };
}

/** The same folders, made where they are missing. */
export function clusterPaths(dataDir: string): ClusterPaths {
  mkdirSync(dataDir, { recursive: true });
  const { home, cluster, socket } = locateCluster(dataDir);
  for (const folder of [home, socket]) {
    mkdirSync(folder, { recursive: true });
    if (isRoot()) lchownSync(folder, nobody, nobody);
    chmodSync(folder, 0o700);
  }
  if (isRoot()) chmodSync(home, 0o711);
  return { cluster, socket };
}

/** A backup that was copied back by root belongs to root; PostgreSQL wants to own all of its cluster, closed to others. */
function ownCluster(cluster: string): void {
  if (isRoot()) {
    const entries = readdirSync(cluster, { withFileTypes: true, recursive: true });
    for (const path of [cluster, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
      const found = statSync(path, { throwIfNoEntry: false });
      if (found && found.uid !== nobody) lchownSync(path, nobody, nobody);
    }
  }
  chmodSync(cluster, 0o700);
}

/** Written into a cluster when it is whole. PostgreSQL leaves files that it does not know alone. */
const wholeMark = 'folio-initialised';

/** A cluster is whole when it is marked, or (made by an earlier version of Folio) when a server ran on it. */
const isWhole = (cluster: string) => existsSync(join(cluster, wholeMark)) || existsSync(join(cluster, 'postmaster.opts'));

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves the remains of a killed initdb out of the way. */
function setAside(cluster: string): void {
  const aside = `${cluster}.new-${randomUUID()}`;
  renameSync(cluster, aside);
  // Another start may have put a whole one there just now.
  if (isWhole(aside)) renameSync(aside, cluster);
  else rmSync(aside, { recursive: true, force: true });
}

/**
 * Leaves a whole cluster in its place, whichever of several starts made it. It is made beside, written to the disk and renamed: a start that
 * is killed leaves nothing that a later one takes for a cluster.
 */
export async function ensureCluster(binaries: Binaries, cluster: string, isDurable: boolean): Promise<void> {
  removeLeftOvers(dirname(cluster), 'cluster.new-');
  if (isWhole(cluster)) return ownCluster(cluster);
  if (existsSync(cluster)) setAside(cluster);
  const beside = `${cluster}.new-${randomUUID()}`;
  try {
    const flags = ['-D', beside, '-U', 'folio', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...(isDurable ? [] : ['--no-sync'])];
    await run(binaries.initdb, flags, { ...asNobody(), cwd: '/' });
    writeFileSync(join(beside, wholeMark), '');
    if (isRoot()) lchownSync(join(beside, wholeMark), nobody, nobody);
    chmodSync(beside, 0o700);
    syncFolder(beside);
    renameSync(beside, cluster);
    syncFolder(dirname(cluster));
  } catch (problem) {
    rmSync(beside, { recursive: true, force: true });
    if (isWhole(cluster)) return;
    const { stderr } = problem as { stderr?: string };
    const words = stderr?.split('\n').findLast((line) => /error|FATAL|could not/.test(line));
    if (words === undefined) throw problem;
    throw new StartProblem(`The embedded PostgreSQL could not make its folder ${cluster} (${words.trim()}).`, { cause: problem });
  }
}
