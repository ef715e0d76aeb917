// Stores the bytes of a file beside its facts. Bytes are written before their row. Bytes without a row are swept after a day.
import { createHash } from 'node:crypto';
import type { Asset } from '@folio/contract/assets';
import type { Kernel } from '../../kernel/kernel.ts';
import type { NewAsset } from './assets.queries.ts';

export const assetArea = 'assets';

type Known = Pick<NewAsset, 'account_id' | 'user_id' | 'role' | 'file_name' | 'media_type'> & Partial<NewAsset>;

/** The row to insert; nothing names the bytes before. */
export async function storeFile(kernel: Kernel, bytes: Uint8Array, known: Known): Promise<NewAsset> {
  return {
    ...known,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: await kernel.storage.save(assetArea, bytes),
  };
}

export const addressOfAsset = (id: number) => `/api/services/orders/asset/${id}`;

export const addressOfThumbnail = (id: number) => `${addressOfAsset(id)}?size=thumb`;

/** Metadata of a file. */
export type AssetFacts = Omit<Asset, 'url'>;

/** An asset as the contract has it. */
export function presentAsset(row: AssetFacts): Asset {
  const { id, key, file_name, media_type, bytes, width, height, seconds, words, alt } = row;
  return { id, key, file_name, media_type, bytes, width, height, seconds, words, alt, url: addressOfAsset(id) };
}
