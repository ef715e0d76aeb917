// Versions come and close here, and nowhere else: a version that closes is scored in the same transaction.
import type { Db } from '../../kernel/db/database.ts';
import { closeVersionRow, insertVersionRow, type NewVersion, setVersionName } from './documents.queries.ts';
import { saveScore, scoreOf } from './save-score.ts';
import { findScoredFacts, type ScoredFacts } from './version-scores.queries.ts';

/**
 * Scores the next version and returns a function to add it and make it the current one, in one statement. Callers hold the document's row with the
 * version's facts; `facts` are these, if the caller knows them.
 */
export async function prepareVersion(tx: Db, version: NewVersion, facts?: ScoredFacts): Promise<() => Promise<void>> {
  const known = version.is_open ? null : (facts ?? (await findScoredFacts(tx, version.order_detail_id)));
  const score = known && (await scoreOf(tx, known, version));
  return () => insertVersionRow(tx, version, score);
}

/** Adds the next version and makes it the current one. Callers hold the document's row, already with the version's facts. */
export async function insertVersion(tx: Db, version: NewVersion): Promise<void> {
  const insert = await prepareVersion(tx, version);
  await insert();
}

/** Closes a version, which is never changed again. Nothing happens where it is closed. */
export async function closeVersion(tx: Db, id: number): Promise<void> {
  if (await closeVersionRow(tx, id)) await saveScore(tx, id);
}

/** Names a version, which closes it. */
export async function nameVersion(tx: Db, id: number, name: string | null): Promise<void> {
  await closeVersion(tx, id);
  await setVersionName(tx, id, name);
}
