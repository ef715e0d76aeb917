// Copies all files of one store to another, each verified by its SHA-256, and deletes them in the first when all are there.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { FileStore, StoredItem } from './file-store.ts';
import { StorageProblem } from './storage-problem.ts';

export interface MoveOptions {
  from: FileStore;
  to: FileStore;
  /** Journal of verified files, so that an interrupted move continues. */
  journal: string;
  /** Deletes moved files, once all are verified. */
  isDeleting: boolean;
  report?: (moved: MoveResult) => void;
}

export interface MoveResult {
  copied: number;
  /** Copied and verified by an earlier run. */
  known: number;
  bytes: number;
  deleted: number;
}

/** Files that are copied at the same time. */
const maxConcurrent = 4;

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function sumOf(store: FileStore, key: string): Promise<string | null> {
  const chunks = await store.open(key);
  if (!chunks) return null;
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** Keys that an earlier run verified; the last line may be half of one. */
async function readJournal(file: string): Promise<Set<string>> {
  const keys = new Set<string>();
  if (!existsSync(file)) return keys;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, key] = /^[0-9a-f]{64} (\S+) \.$/.exec(line) ?? [];
    if (key) keys.add(key);
  }
  return keys;
}

/** Copies one file and reads the copy; false where the file was deleted meanwhile. */
async function copyFile({ from, to, journal }: MoveOptions, key: string): Promise<boolean> {
  const chunks = await from.open(key);
  if (!chunks) return false;
  const hash = createHash('sha256');
  await to.write(key, hashed(chunks, hash));
  const sum = hash.digest('hex');
  if ((await sumOf(to, key)) !== sum) {
    await to.remove(key);
    throw new StorageProblem(`${to.name} returned other bytes than were written (${key}); nothing was deleted.`);
  }
  await appendFile(journal, `${sum} ${key} .\n`);
  return true;
}

async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await run(item);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
}

/** Files never change, so that one that was verified needs no second look as long as it has its size. */
export async function moveFiles(options: MoveOptions): Promise<MoveResult> {
  const { from, to, journal, isDeleting, report } = options;
  await mkdir(dirname(journal), { recursive: true });
  // Half a line of a run that was killed ends here.
  await appendFile(journal, '\n');
  const verified = await readJournal(journal);
  const result: MoveResult = { copied: 0, known: 0, bytes: 0, deleted: 0 };
  const moved: string[] = [];
  const move = async ({ key, bytes }: StoredItem) => {
    if (key.endsWith('.part')) return;
    if (verified.has(key) && (await to.sizeOf(key)) === bytes) result.known += 1;
    else if (await copyFile(options, key)) {
      result.copied += 1;
      result.bytes += bytes;
    } else return;
    moved.push(key);
  };
  for await (const items of from.list('')) {
    await inTurns(items, move);
    report?.(result);
  }
  if (isDeleting)
    await inTurns(moved, async (key) => {
      await from.remove(key);
      result.deleted += 1;
    });
  return result;
}
