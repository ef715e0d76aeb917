// Files that the engine made become assets of the document: their bytes before the transaction, their rows and addresses within it.

import type { EngineOutcome } from '@folio/engine/core/engine-types';
import { addressOfFile } from '@folio/engine/document/render-document';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addressOfAsset, assetRows, storeFile } from '../assets/index.ts';

type Owner = { id: number; account_id: number; user_id: number };
type KeptFile = Awaited<ReturnType<typeof storeFile>>;

/** Stores the bytes of every file. Files left by a failed transaction do no harm but take space. */
export function saveGeneratedFiles(kernel: Kernel, owner: Owner, { files }: EngineOutcome): Promise<KeptFile[]> {
  const { id, account_id, user_id } = owner;
  return Promise.all(
    files.map((file) =>
      storeFile(kernel, file.bytes, {
        account_id,
        user_id,
        order_detail_id: id,
        role: 'result',
        key: file.key,
        file_name: file.name,
        media_type: file.mediaType,
        width: file.width ?? null,
        height: file.height ?? null,
        seconds: file.seconds ?? null,
        alt: file.alt ?? null,
      }),
    ),
  );
}

/** Inserts the rows and answers the document's text with the files' true addresses. */
export async function insertMadeFiles(tx: Db, files: KeptFile[], html: string): Promise<string> {
  const rows = await assetRows.insertAssets(tx, files);
  return rows.reduce(
    (text, row) => (row.key === null ? text : text.replaceAll(`"${addressOfFile(row.key)}"`, `"${addressOfAsset(row.id)}"`)),
    html,
  );
}
