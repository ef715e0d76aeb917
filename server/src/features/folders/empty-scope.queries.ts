import type { Db } from '../../kernel/db/database.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { folders } from './folders.table.ts';

/** Deletes the folders of a removed workspace or user. Their content has moved by then. */
export async function deleteFoldersOf(tx: Db, scope: EmptiedScope): Promise<void> {
  await tx.orm.delete(folders).where(isInEmptied(scope, folders));
}
