// The files of a backup: copied into its folder, or named, where they are in a bucket that has backups of its own.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gzipSync } from 'node:zlib';
import { StartProblem } from '../kernel/start-problem.ts';
import type { FileStore } from '../kernel/storage/file-store.ts';
import { openFolder } from '../kernel/storage/folder-store.ts';

export interface FilesOfBackup {
  store: FileStore;
  /** False names the files alone. */
  isCopied: boolean;
}

interface ListedFile {
  /** SHA-256; null where the file was not copied. */
  sha256: string | null;
  bytes: number;
}

export type ListedFiles = Map<string, ListedFile>;

const listFile = (folder: string) => join(folder, 'files.gz');
const copiesIn = (folder: string) => openFolder(join(folder, 'files'));

/** Copies a file and answers its sum; null where it is gone. */
async function copy(from: FileStore, to: FileStore, key: string): Promise<string | null> {
  const chunks = await from.open(key);
  if (!chunks) return null;
  const hash = createHash('sha256');
  async function* hashed(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await to.write(key, hashed(chunks));
  return hash.digest('hex');
}

/** Adds the present files of the store. Files never change, so listed ones are whole. */
export async function addFiles({ store, isCopied }: FilesOfBackup, folder: string, listed: ListedFiles): Promise<void> {
  for await (const items of store.list(''))
    for (const { key, bytes } of items) {
      if (listed.has(key) || key.endsWith('.part')) continue;
      const sha256 = isCopied ? await copy(store, copiesIn(folder), key) : null;
      // Deleted meanwhile, it belongs to nothing any more.
      if (sha256 !== null || !isCopied) listed.set(key, { sha256, bytes });
    }
}

export function writeFileList(folder: string, listed: ListedFiles): void {
  const lines = [...listed].map(([key, { sha256, bytes }]) => `${sha256 ?? '-'} ${bytes} ${key}\n`);
  writeFileSync(listFile(folder), gzipSync(lines.join('')), { mode: 0o600 });
}

async function readFileList(folder: string): Promise<ListedFiles> {
  const listed: ListedFiles = new Map();
  for await (const line of createInterface({ input: createReadStream(listFile(folder)).pipe(createGunzip()) })) {
    const [, sha256 = '', bytes = '', key = ''] = /^(\S+) (\d+) (\S+)$/.exec(line) ?? [];
    listed.set(key, { sha256: sha256 === '-' ? null : sha256, bytes: Number(bytes) });
  }
  return listed;
}

async function isEmpty(store: FileStore): Promise<boolean> {
  for await (const items of store.list('')) return items.length === 0;
  return true;
}

/** Every named file must be in the store: a restored document without its pictures would be noticed too late. */
async function refuseMissing(store: FileStore, listed: ListedFiles): Promise<void> {
  const wanted = new Map(listed);
  for await (const items of store.list(''))
    for (const { key, bytes } of items) if (wanted.get(key)?.bytes === bytes) wanted.delete(key);
  if (wanted.size > 0)
    throw new StartProblem(
      `${wanted.size} of the ${listed.size} files that the backup names are missing in ${store.name}; set STORAGE_URL to the bucket that it was made from, or restore that bucket first.`,
    );
}

/** Checked before anything is restored. Throws `StartProblem`. */
export async function refuseStore(store: FileStore, folder: string): Promise<void> {
  const listed = existsSync(listFile(folder)) ? await readFileList(folder) : null;
  if (listed && [...listed.values()].some(({ sha256 }) => sha256 === null)) return refuseMissing(store, listed);
  if (!(await isEmpty(store))) throw new StartProblem(`${store.name} holds files; restore into an empty one.`);
}

/** Writes the copied files into the store, each compared with its sum. Throws `StartProblem` for a damaged one. */
export async function restoreFiles(store: FileStore, folder: string): Promise<void> {
  const copies = copiesIn(folder);
  // Backups of earlier versions have no list.
  const listed = existsSync(listFile(folder)) ? await readFileList(folder) : null;
  if (!listed) {
    for await (const items of copies.list('')) for (const { key } of items) await copy(copies, store, key);
    return;
  }
  for (const [key, { sha256 }] of listed) {
    if (sha256 === null) continue;
    const restored = await copy(copies, store, key);
    if (restored !== sha256) throw new StartProblem(`The backup in ${folder} is damaged: ${key} is missing or was changed.`);
  }
}
