// The storage of a device for tests that render pages: the parts of IndexedDB used by the editor, in memory.

type Row = { at: number };

class Answer<T> extends EventTarget {
  readonly error = null;
  readonly result: T;
  constructor(result: T, events: readonly string[] = ['success']) {
    super();
    this.result = result;
    queueMicrotask(() => {
      for (const name of events) this.dispatchEvent(new Event(name));
    });
  }
}

class Store {
  readonly rows = new Map<string, Row>();
  createIndex(): void {}
  put(value: Row, key: string) {
    this.rows.set(key, structuredClone(value));
    return new Answer(key);
  }
  get(key: string) {
    return new Answer(structuredClone(this.rows.get(key)));
  }
  delete(key: string) {
    return new Answer(this.rows.delete(key));
  }
  getAllKeys() {
    return new Answer([...this.rows.keys()]);
  }
  index() {
    return {
      getAllKeys: ({ upper }: { upper: number }) =>
        new Answer([...this.rows].filter(([, { at }]) => at <= upper).map(([key]) => key)),
    };
  }
}

class Database extends EventTarget {
  readonly stores = new Map<string, Store>();
  get objectStoreNames() {
    return [...this.stores.keys()];
  }
  createObjectStore(name: string): Store {
    const store = new Store();
    this.stores.set(name, store);
    return store;
  }
  transaction(name: string) {
    return { objectStore: () => this.stores.get(name) };
  }
}

const database = new Database();

/** Gives the page a storage; call it before the page is drawn. */
export function installDevice(): void {
  const events = () => (database.stores.size === 0 ? ['upgradeneeded', 'success'] : ['success']);
  Object.assign(globalThis, {
    indexedDB: { open: () => new Answer(database, events()) },
    IDBKeyRange: { upperBound: (upper: number) => ({ upper }) },
  });
}

/** Forgets everything that a test before has kept. */
export function clearDevice(): void {
  for (const store of database.stores.values()) store.rows.clear();
}

/** Returns the keys in a store. */
export const keptOnDevice = (store: string): string[] => [...(database.stores.get(store)?.rows.keys() ?? [])];
