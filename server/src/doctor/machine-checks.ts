// Checks of the machine: Node, the data folder, free space and the secret key.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listParts, type OptionalPart } from '@folio/engine/parts/optional-parts';
import type { Settings } from '../kernel/config.ts';
import { type CheckResult, ok, problem, warning } from './check-result.ts';

const oldestNode = 24;

export function checkNode(version: string): CheckResult {
  const major = Number(version.split('.')[0]);
  if (major < oldestNode)
    return problem(
      'Node',
      `Node ${version} is too old.`,
      `Start Folio by npm start, which brings Node ${oldestNode}, or install it.`,
    );
  return ok('Node', `Node ${version}.`);
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the user is used up',
};

/** Writes a file of a few bytes and deletes it; answers why that is impossible, or null. */
export function whyNotWritable(folder: string): string | null {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    writeFileSync(file, 'Written by npm run doctor\n', { mode: 0o600 });
    return null;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return reasons[code] ?? message;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Type of the entry at a path; null if there is none, or if a part of the path is a file. */
export function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** The nearest folder on the way to a path that is there. */
function nearestFolder(path: string): string {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const modeOf = (stats: Stats) => (stats.mode & 0o777).toString(8).padStart(3, '0');

export function checkDataFolder(dataDir: string): CheckResult {
  const name = 'Data folder';
  const stats = statOf(dataDir);
  if (!stats) {
    const above = nearestFolder(dataDir);
    const reason = statOf(above)?.isDirectory() ? whyNotWritable(above) : 'a part of the path is a file';
    if (reason !== null)
      return problem(name, `${dataDir} cannot be made: ${reason}.`, 'Set DATA_DIR to a folder that the user of Folio may write.');
    return warning(name, `${dataDir} does not exist yet.`, 'The first start makes it. If Folio ran before, DATA_DIR is wrong.');
  }
  if (!stats.isDirectory()) return problem(name, `${dataDir} is a file.`, 'Set DATA_DIR to a folder.');
  const reason = whyNotWritable(dataDir);
  if (reason !== null)
    return problem(
      name,
      `${dataDir} cannot be written: ${reason}.`,
      'Give the folder to the user of Folio (chown), or set DATA_DIR.',
    );
  const user = process.getuid?.();
  if (user !== undefined && stats.uid !== user)
    return warning(
      name,
      `${dataDir} belongs to user ${stats.uid}, and this command runs as user ${user}.`,
      'Run this command as the user that runs Folio, and give the folder to that user (chown).',
    );
  if (stats.mode & 0o002)
    return warning(name, `Every user of this machine may write ${dataDir} (mode ${modeOf(stats)}).`, `Run: chmod o-w ${dataDir}`);
  return ok(name, `${dataDir}, mode ${modeOf(stats)}, user ${stats.uid}.`);
}

const gigabyte = 1024 ** 3;
const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;

/** Below 16 MB nothing can be relied on; below 1 GB an upload or a local model may fill the disk. */
export function checkSpace(freeBytes: number): CheckResult {
  const name = 'Free disk space';
  const found = `${inGigabytes(freeBytes)} are free for DATA_DIR.`;
  if (freeBytes < gigabyte / 64) return problem(name, found, 'Free some space: nothing can be saved on a full disk.');
  if (freeBytes < gigabyte) return warning(name, found, 'Free some space, or move DATA_DIR to a larger disk.');
  return ok(name, found);
}

export async function checkFreeSpace(dataDir: string): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir));
  return checkSpace(bavail * bsize);
}

/** The key that Folio would use; null where there is none, or none that can be read. */
export function secretKeyOf({ dataDir, givenKeys }: Settings): string | null {
  if (givenKeys.current !== null) return givenKeys.current;
  try {
    const [key = ''] = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim().split(/\s+/);
    return key.length < 32 ? null : key;
  } catch {
    return null;
  }
}

export function checkSecretKey(settings: Settings): CheckResult {
  const name = 'Secret key';
  if (settings.givenKeys.current !== null) return ok(name, 'SECRET_KEY is set.');
  const file = join(settings.dataDir, 'secret.key');
  const stats = statOf(file);
  if (!stats)
    return warning(
      name,
      `SECRET_KEY is not set, and ${file} does not exist.`,
      'The first start makes it. If Folio ran before, put it back from a backup before you start: without it stored provider keys cannot be read.',
    );
  if (secretKeyOf(settings) === null)
    return problem(
      name,
      `${file} cannot be read or contains no whole key.`,
      'Put it back from a backup, readable for the user of Folio.',
    );
  if (stats.mode & 0o077)
    return warning(name, `Other users of this machine may read ${file} (mode ${modeOf(stats)}).`, `Run: chmod 600 ${file}`);
  return ok(name, `${file}, mode ${modeOf(stats)}.`);
}

const namesOf = (parts: readonly OptionalPart[]) => parts.map(({ name }) => name).join(', ');

/** Missing parts are no fault: the first order that needs one installs it, unless that is forbidden. */
export function checkParts(installsParts: boolean, parts: readonly OptionalPart[] = listParts()): CheckResult {
  const name = 'Optional parts';
  const missing = parts.filter(({ isInstalled }) => !isInstalled);
  if (missing.length === 0) return ok(name, 'All are installed.');
  const installed = parts.filter(({ isInstalled }) => isInstalled);
  const found = `Installed: ${namesOf(installed) || 'none'}. Missing: ${namesOf(missing)}.`;
  if (installsParts) return ok(name, `${found} Folio installs a missing part when it first needs it.`);
  return warning(
    name,
    `${found} FOLIO_INSTALL_PARTS is off.`,
    `Orders that need a missing part fail. To install it, run: npm run parts add ${missing[0]?.name ?? ''}`,
  );
}
