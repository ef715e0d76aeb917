// Small pictures of files, made when first asked for and kept in memory; a process makes one at a time, since each unpacks a whole picture.
import { makeThumbnail } from '@folio/engine/files/thumbnail';
import type { Storage } from '../../kernel/storage.ts';
import type { AssetRow } from './assets.queries.ts';

/** Thumbnails that a process keeps; one is some 10 kB and at most about 60 kB. */
const maxKept = 400;

/** Returns the thumbnail of an image as WebP, or null if the file is not an image or its bytes are gone. The caller has checked the permission. */
export function createThumbnails(storage: Pick<Storage, 'find'>, max = maxKept) {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  let turn: Promise<unknown> = Promise.resolve();
  const make = ({ storage_key: key }: Pick<AssetRow, 'storage_key'>): Promise<Uint8Array | null> => {
    const made = turn.then(async () => {
      const bytes = await storage.find(key);
      return bytes && makeThumbnail(bytes);
    });
    turn = made.catch(() => undefined);
    return made;
  };
  return async (asset: Pick<AssetRow, 'media_type' | 'sha256' | 'storage_key'>): Promise<Uint8Array | null> => {
    const { media_type: type, sha256 } = asset;
    if (!type.startsWith('image/')) return null;
    const thumbnail = kept.get(sha256) ?? make(asset);
    // Set again, so that the last request stays longest.
    kept.delete(sha256);
    kept.set(sha256, thumbnail);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    let bytes: Uint8Array | null = null;
    try {
      bytes = await thumbnail;
    } finally {
      // Gone, or the storage did not answer: asked for again with the next call.
      if (bytes === null && kept.get(sha256) === thumbnail) kept.delete(sha256);
    }
    return bytes;
  };
}
