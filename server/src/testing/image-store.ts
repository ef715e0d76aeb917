// Images of buildah in a mount namespace: mounts, and files where memory is enough for them, are gone when the test's process ends.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface ImageStore {
  /** A folder that only commands of this store see. */
  folder: string;
  run: (command: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  start: (command: readonly string[], env: NodeJS.ProcessEnv) => ChildProcess;
  buildah: (...words: string[]) => Promise<string>;
  close: () => Promise<void>;
}

/** Prints the storage driver that works in $1 (`vfs` copies a whole image for each container), and lives until its input ends. */
const holder = `
  [ "$2" = 0 ] || mount -t tmpfs -o size=$2,mode=755 tmpfs "$1" || exit 1
  cd "$1" && mkdir lower upper work merged || exit 1
  if mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work merged 2>/dev/null
  then umount merged && echo overlay; else echo vfs; fi
  cd / && exec cat`;

/** `maxBytes` is the space for the images. They are in memory if three times as much is free. */
export async function openImageStore(maxBytes: number): Promise<ImageStore> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-images-'));
  const isInMemory = process.availableMemory() > 3 * maxBytes;
  const words = ['--mount', '--propagation=private', '/bin/sh', '-c', holder, 'holder', folder, isInMemory ? `${maxBytes}` : '0'];
  const child = spawn('/usr/bin/unshare', words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const driver = await Promise.race([once(child.stdout, 'data').then(String), ended.then(() => '')]);
  if (driver === '') throw new Error('No mount namespace can be made here');
  const entering = (command: readonly string[]) => [`--mount=/proc/${child.pid}/ns/mnt`, '--', ...command];
  const run: ImageStore['run'] = async (command, env = process.env) =>
    (await execute('/usr/bin/nsenter', entering(command), { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  const storage = ['--storage-driver', driver.trim(), '--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  return {
    folder,
    run,
    start: (command, env) => spawn('/usr/bin/nsenter', entering(command), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    buildah: (...more) => run(['buildah', ...storage, ...more]),
    close: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
