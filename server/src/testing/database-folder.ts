// Database folder of tests.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory: copying the template for each test file takes a quarter of the time there. */
const memory = '/dev/shm';
const neededBytes = 3 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}

/** A fresh folder, in memory where there is room. PostgreSQL's own user may enter it, so that its cluster lies inside and goes with the folder. */
export function makeDatabaseFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
