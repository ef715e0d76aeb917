// The editor's data on the device beside unsaved texts: it works without a connection, also after the page was left. Without
// storage, as in private windows, nothing is saved.

const databaseName = 'folio-editor';
const storeNames = ['matches', 'jobs'] as const;
type StoreName = (typeof storeNames)[number];
/** Milliseconds that something is kept for: longer than a job usually takes, and no archive of a memory. */
const maxAgeMs = 14 * 24 * 60 * 60 * 1000;

interface Kept<Value> {
  value: Value;
  /** Milliseconds since 1970. */
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
  const request = indexedDB.open(databaseName, 2);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const name of result.objectStoreNames) result.deleteObjectStore(name);
    for (const name of storeNames) result.createObjectStore(name).createIndex('at', 'at');
  });
  request.addEventListener('success', () => {
    // Another tab has a newer version of the page.
    request.result.addEventListener('versionchange', () => {
      request.result.close();
      opened = null;
    });
  });
  opened = done(request);
  return opened;
}

async function within<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  try {
    return await work((await open()).transaction(name, mode).objectStore(name));
  } catch {
    opened = null;
    return null;
  }
}

/** One kind of things that are kept, each of one person by a key. */
export function deviceStore<Value>(name: StoreName) {
  const keyOf = (userId: number, key: string) => `${userId} ${key}`;
  return {
    keep: async (userId: number, key: string, value: Value): Promise<void> => {
      await within(name, 'readwrite', (store) => done(store.put({ value, at: Date.now() }, keyOf(userId, key))));
    },
    /** Null where the device has none. */
    read: async (userId: number, key: string): Promise<Kept<Value> | null> => {
      const kept = await within(name, 'readonly', (store) => done<Kept<Value> | undefined>(store.get(keyOf(userId, key))));
      return kept && kept.at > Date.now() - maxAgeMs ? kept : null;
    },
    remove: async (userId: number, key: string): Promise<void> => {
      await within(name, 'readwrite', (store) => done(store.delete(keyOf(userId, key))));
    },
  };
}

/** Deletes expired data, and the data of other users of this device. */
export async function tidyDevice(userId: number): Promise<void> {
  for (const name of storeNames)
    await within(name, 'readwrite', async (store) => {
      const old = await done(store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - maxAgeMs)));
      const others = (await done(store.getAllKeys())).filter((key) => typeof key !== 'string' || !key.startsWith(`${userId} `));
      for (const key of [...old, ...others]) store.delete(key);
    });
}
