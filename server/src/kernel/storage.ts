// Files that people upload and orders make, in a folder or a bucket; no feature knows which.
import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import type { Chunks, FileStore } from './storage/file-store.ts';
import { openStore } from './storage/open-store.ts';
import { StoredFile } from './storage/stored-file.ts';

export interface Storage {
  /** Base URL of signed downloads; null if they are off. */
  readonly downloadOrigin: string | null;
  /** Keeps the bytes and answers the key under which they are found. */
  save(area: string, bytes: Uint8Array): Promise<string>;
  /** Keeps bytes that are made while they are written; where that fails nothing is kept. */
  saveStream(area: string, chunks: AsyncIterable<Uint8Array>): Promise<string>;
  /** Throws where the file is gone. */
  read(key: string): Promise<Uint8Array>;
  /** Null where the file is gone; throws where the storage does not answer. */
  find(key: string): Promise<Uint8Array | null>;
  /** The bytes in pieces, so that a large file is never in memory whole. */
  readStream(key: string): Chunks;
  /** The file as the answer of a call, with ranges; null where it is gone. */
  findFile(key: string, name: string, type: string): Promise<File | null>;
  remove(key: string): Promise<void>;
  /** In bytes; 0 where the file is gone. */
  sizeOf(key: string): Promise<number>;
  /** False when the disk of the data folder has less room than one small file needs. */
  hasSpace(): Promise<boolean>;
  /** Keys of an area's files that were last written before a moment, a few hundred at a time. */
  listOlderThan(area: string, before: Date): AsyncIterable<string[]>;
}

/** Less free than this, in bytes, counts as full. */
const fullBelow = 1024 * 1024;

async function* readStream(store: FileStore, key: string): Chunks {
  const chunks = await store.open(key);
  if (chunks === null) throw new Error(`Cannot read file ${key}: it does not exist`);
  yield* chunks;
}

async function readWhole(chunks: Chunks): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

async function find(store: FileStore, key: string): Promise<Uint8Array | null> {
  const chunks = await store.open(key);
  return chunks && readWhole(chunks);
}

async function* listOlderThan(store: FileStore, area: string, before: Date): AsyncIterable<string[]> {
  for await (const items of store.list(area)) {
    const old = items.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key);
    if (old.length > 0) yield old;
  }
}

/** Keys are random, so that a file's name never decides where it lies. */
export async function createStorage(config: Pick<Config, 'dataDir' | 'storage'>): Promise<Storage> {
  const store = await openStore(config);
  const write = async (area: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    const key = `${area}/${randomUUID()}`;
    await store.write(key, content);
    return key;
  };
  return {
    downloadOrigin: store.downloadOrigin,
    save: write,
    saveStream: write,
    read: (key) => readWhole(readStream(store, key)),
    find: (key) => find(store, key),
    readStream: (key) => readStream(store, key),
    findFile: (key, name, type) => StoredFile.find(store, key, name, type),
    remove: (key) => store.remove(key),
    sizeOf: async (key) => (await store.sizeOf(key)) ?? 0,
    hasSpace: async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize >= fullBelow;
    },
    listOlderThan: (area, before) => listOlderThan(store, area, before),
  };
}
