import type { FileStore } from './file-store.ts';

/** For the time files move between two stores: writes to the current one, and reads files from the previous one until they arrive. */
export function withPrevious(current: FileStore, previous: FileStore): FileStore {
  return {
    ...current,
    open: async (key, range) => (await current.open(key, range)) ?? previous.open(key, range),
    sizeOf: async (key) => (await current.sizeOf(key)) ?? previous.sizeOf(key),
    remove: async (key) => {
      await current.remove(key);
      await previous.remove(key);
    },
    async *list(folder) {
      yield* current.list(folder);
      yield* previous.list(folder);
    },
    downloadUrl: async (key, known) => ((await current.sizeOf(key)) === null ? null : current.downloadUrl(key, known)),
  };
}
