import type { Asset } from '@folio/contract/assets';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockPerson } from '../accounts/index.ts';
import { assetRows, presentAsset, storeFile } from '../assets/index.ts';
import { lockDocument } from './documents.queries.ts';

export type NewFile = Parameters<typeof storeFile>[2];

/** Keeps an upload with its row; its bytes go where the row is refused. Throws 404 for a document that was deleted meanwhile. */
export async function saveAsset(kernel: Kernel, known: NewFile, bytes: Uint8Array): Promise<Asset> {
  const kept = await storeFile(kernel, bytes, known);
  return keepStored(kernel, [kept.storage_key], () =>
    kernel.database.transaction(async (tx) => {
      await lockPerson(tx, known.user_id);
      if (typeof known.order_detail_id === 'number') await lockDocument(tx, known.order_detail_id);
      const [row] = await assetRows.insertAssets(tx, [kept]);
      if (!row) throw new Error('The file was not kept');
      return presentAsset(row);
    }),
  );
}
