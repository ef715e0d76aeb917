// Matches of segments, kept on the device: the editor offers them without a connection, also after a reload. Without storage, as in private
// windows, they are in the memory of the page alone.
import type { SegmentMatch } from '@folio/contract/translation-segments';

const databaseName = 'folio-editor';
const storeName = 'matches';
/** Milliseconds that matches are kept for: longer than a job usually takes, and no archive of a memory. */
const maxAgeMs = 14 * 24 * 60 * 60 * 1000;

interface KeptMatches {
  matches: SegmentMatch[];
  at: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage of the device failed')));
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  if (opened) return opened;
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName).createIndex('at', 'at'));
  opened = done(request);
  return opened;
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    return await work((await open()).transaction(storeName, mode).objectStore(storeName));
  } catch {
    opened = null;
    return null;
  }
}

const keyOf = (userId: number, jobId: number, segmentId: number) => `${userId} ${jobId} ${segmentId}`;

export async function keepMatches(userId: number, jobId: number, segmentId: number, matches: SegmentMatch[]): Promise<void> {
  await within('readwrite', (store) => done(store.put({ matches, at: Date.now() }, keyOf(userId, jobId, segmentId))));
}

/** Null where the device has none. */
export async function readMatches(userId: number, jobId: number, segmentId: number): Promise<SegmentMatch[] | null> {
  const kept = await within('readonly', (store) => done<KeptMatches | undefined>(store.get(keyOf(userId, jobId, segmentId))));
  return kept && kept.at > Date.now() - maxAgeMs ? kept.matches : null;
}

/** Forgets what is too old, and what other people of this device had. */
export async function tidyMatches(userId: number): Promise<void> {
  await within('readwrite', async (store) => {
    const old = await done(store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - maxAgeMs)));
    const others = (await done(store.getAllKeys())).filter((key) => typeof key !== 'string' || !key.startsWith(`${userId} `));
    for (const key of [...old, ...others]) store.delete(key);
  });
}
