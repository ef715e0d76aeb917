// Versions come and close here, and nowhere else: a version that closes is scored in the same transaction.
import type { Db } from '../../kernel/db/database.ts';
import { closeVersionRow, insertVersionRow, type NewVersion, setVersionName } from './documents.queries.ts';
import { keepScore } from './keep-score.ts';

/** Adds the next version and makes it the current one. Callers hold the document's row, whose facts are already those of the version. */
export async function insertVersion(tx: Db, version: NewVersion): Promise<void> {
  const id = await insertVersionRow(tx, version);
  if (!version.is_open) await keepScore(tx, id);
}

/** Closes a version, which is never changed again. Nothing happens where it is closed. */
export async function closeVersion(tx: Db, id: number): Promise<void> {
  if (await closeVersionRow(tx, id)) await keepScore(tx, id);
}

/** Names a version, which closes it. */
export async function nameVersion(tx: Db, id: number, name: string | null): Promise<void> {
  await closeVersion(tx, id);
  await setVersionName(tx, id, name);
}
