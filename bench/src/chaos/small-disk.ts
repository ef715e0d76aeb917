// A disk that can be filled: a file system in memory, of its own, where this process may mount one (root on Linux).
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** False where nothing could be mounted: the folder then lies on the machine's own disk and is never filled. */
  canBeFull: boolean;
  fill: () => void;
  empty: () => void;
  remove: () => void;
}

const block = Buffer.alloc(64 * 1024);

/** Without a size the folder lies on the machine's own disk. */
export function mountSmallDisk(folder: string, megabytes: number | null): SmallDisk {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  const canBeFull = megabytes !== null && spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
  const filler = join(folder, 'filler');
  return {
    folder,
    canBeFull,
    fill: () => {
      if (!canBeFull) return;
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, block);
      } catch (problem) {
        if ((problem as { code?: string }).code !== 'ENOSPC') throw problem;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      if (canBeFull) spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
