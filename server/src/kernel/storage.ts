// Files people upload, kept in a folder under the data folder (flydrive, so that a bucket can take its place).
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';

export interface Storage {
  /** Keeps the bytes and answers the key under which they are found. */
  save(area: string, bytes: Uint8Array): Promise<string>;
  /** Keeps bytes that are made while they are written; where that fails nothing is kept. */
  saveStream(area: string, chunks: AsyncIterable<Uint8Array>): Promise<string>;
  read(key: string): Promise<Uint8Array>;
  /** The bytes in pieces, so that a large file is never in memory whole. */
  readStream(key: string): AsyncIterable<Uint8Array<ArrayBuffer>>;
  remove(key: string): Promise<void>;
  /** In bytes; 0 where the file is gone. */
  sizeOf(key: string): Promise<number>;
  /** False when the disk of the data folder has less room than one small file needs. */
  hasSpace(): Promise<boolean>;
  /** Keys of an area's files that were last written before a moment, a few hundred at a time. */
  listOlderThan(area: string, before: Date): AsyncIterable<string[]>;
}

const maxKeysPerStep = 500;

async function* listOlderThan(disk: Disk, area: string, before: Date): AsyncIterable<string[]> {
  // An area begins to be with its first file.
  const found = await disk.listAll(area).catch(() => null);
  let old: string[] = [];
  for (const file of found?.objects ?? []) {
    if (!file.isFile) continue;
    // Gone in between, as a rule deleted with its document.
    const known = await disk.getMetaData(file.key).catch(() => null);
    if (known && known.lastModified < before) old.push(file.key);
    if (old.length < maxKeysPerStep) continue;
    yield old;
    old = [];
  }
  if (old.length > 0) yield old;
}

async function* readStream(disk: Disk, key: string): AsyncIterable<Uint8Array<ArrayBuffer>> {
  for await (const chunk of await disk.getStream(key)) yield new Uint8Array(chunk as Buffer<ArrayBuffer>);
}

/** Less free than this, in bytes, counts as full. */
const fullBelow = 1024 * 1024;

/** Keys are random, so that a file's name never decides where it lies. */
export function createStorage(config: Config): Storage {
  const disk = new Disk(new FSDriver({ location: join(config.dataDir, 'files'), visibility: 'private' }));
  return {
    save: async (area, bytes) => {
      const key = `${area}/${randomUUID()}`;
      await disk.put(key, bytes);
      return key;
    },
    saveStream: async (area, chunks) => {
      const key = `${area}/${randomUUID()}`;
      try {
        await disk.putStream(key, Readable.from(chunks));
      } catch (problem) {
        await disk.delete(key).catch(() => undefined);
        // The disk names its key; why the chunks or the write ended is the cause.
        throw problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
      }
      return key;
    },
    read: (key) => disk.getBytes(key),
    readStream: (key) => readStream(disk, key),
    remove: (key) => disk.delete(key),
    sizeOf: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : 0),
    hasSpace: async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize >= fullBelow;
    },
    listOlderThan: (area, before) => listOlderThan(disk, area, before),
  };
}
