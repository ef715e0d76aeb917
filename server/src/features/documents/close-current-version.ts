import type { Db } from '../../kernel/db/database.ts';
import { findCurrentVersion, lockDocument } from './documents.queries.ts';
import { closeVersion } from './save-version.ts';

/**
 * Closes a document's newest version, so that its text stays as it is now; saves wait until the transaction ends. With `idleSince` only one
 * that was not changed since.
 */
export async function closeCurrentVersion(tx: Db, orderDetailId: number, idleSince?: Date): Promise<void> {
  await lockDocument(tx, orderDetailId);
  const current = await findCurrentVersion(tx, orderDetailId);
  if (current?.is_open && (idleSince === undefined || current.updated_at < idleSince)) await closeVersion(tx, current.id);
}
