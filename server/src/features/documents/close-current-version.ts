import type { Db } from '../../kernel/db/database.ts';
import { closeVersion, findCurrentVersion, lockDocument } from './documents.queries.ts';

/** Closes a document's newest version, so that its text stays as it is now; saves wait until the transaction ends. */
export async function closeCurrentVersion(tx: Db, orderDetailId: number): Promise<void> {
  await lockDocument(tx, orderDetailId);
  const current = await findCurrentVersion(tx, orderDetailId);
  if (current?.is_open) await closeVersion(tx, current.id);
}
