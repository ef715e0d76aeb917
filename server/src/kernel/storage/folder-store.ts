// Files in a folder of this machine, or one that all machines share.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, type Chunks, type FileStore, isKey, itemsPerStep, type StoredItem } from './file-store.ts';
import { StorageProblem } from './storage-problem.ts';

const isMissing = (problem: unknown) => ['ENOENT', 'ENOTDIR'].includes((problem as { code?: string }).code ?? '');

/** Suffix of a file during its upload. Files of a dead process are swept like any file without a row. */
const unfinished = '.part';

async function statOf(path: string) {
  try {
    const found = await stat(path);
    return found.isFile() ? found : null;
  } catch (problem) {
    if (isMissing(problem)) return null;
    throw problem;
  }
}

async function* chunksOf(path: string, range: ByteRange | undefined): Chunks {
  for await (const chunk of createReadStream(path, range ?? {})) yield new Uint8Array(chunk as Buffer<ArrayBuffer>);
}

async function* listFolder(root: string, folder: string): AsyncIterable<StoredItem[]> {
  let items: StoredItem[] = [];
  // A folder is made with its first file.
  const directory = await opendir(join(root, folder), { recursive: true }).catch((problem: unknown) => {
    if (isMissing(problem)) return null;
    throw problem;
  });
  if (directory === null) return;
  for await (const entry of directory) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await statOf(path);
    // Deleted meanwhile.
    if (!found) continue;
    items.push({ key: relative(root, path).split(sep).join('/'), bytes: found.size, writtenAt: found.mtime });
    if (items.length < itemsPerStep) continue;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}

export function openFolder(root: string): FileStore {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`Cannot read file ${JSON.stringify(key)}`);
    return join(root, ...key.split('/'));
  };
  const write: FileStore['write'] = async (key, content) => {
    const path = pathOf(key);
    const part = `${path}-${randomUUID()}${unfinished}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const source = content instanceof Uint8Array ? [content] : content;
      await pipeline(Readable.from(source), createWriteStream(part, { flags: 'wx', flush: true }));
      await rename(part, path);
    } catch (problem) {
      await rm(part, { force: true }).catch(() => undefined);
      throw problem;
    }
  };
  return {
    name: root,
    downloadOrigin: null,
    write,
    open: async (key, range) => (isKey(key) && (await statOf(pathOf(key))) ? chunksOf(pathOf(key), range) : null),
    sizeOf: async (key) => (isKey(key) ? ((await statOf(pathOf(key)))?.size ?? null) : null),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => listFolder(root, folder),
    downloadUrl: () => Promise.resolve(null),
    check: async () => {
      const key = `check-${randomUUID()}`;
      try {
        await write(key, new Uint8Array(1));
        await rm(pathOf(key), { force: true });
      } catch (cause) {
        throw new StorageProblem(`${root} cannot be written (${(cause as { code?: string }).code ?? 'unknown reason'}).`, {
          cause,
        });
      }
    },
  };
}
