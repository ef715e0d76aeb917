import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';
import type { BucketSettings } from './s3-store.ts';
import type { StoreLocation } from './storage-url.ts';
import { withPrevious } from './two-stores.ts';

export interface StorageSettings extends BucketSettings {
  location: StoreLocation;
  /** Former location of files, while they are moved. */
  previous: StoreLocation | null;
}

export interface StoreConfig {
  dataDir: string;
  storage: StorageSettings;
}

/** The folder of files in a data folder. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

export async function openStoreAt(location: StoreLocation, { dataDir, storage }: StoreConfig): Promise<FileStore> {
  if (location.kind === 'local') return openFolder(filesFolder(dataDir));
  const { openBucket } = await import('./s3-store.ts');
  return openBucket(location, storage);
}

/** Opens the configured store, together with the previous one while files move. */
export async function openStore(config: StoreConfig): Promise<FileStore> {
  const { location, previous } = config.storage;
  const store = await openStoreAt(location, config);
  return previous === null ? store : withPrevious(store, await openStoreAt(previous, config));
}
