// Folders as other features see them: places for documents, and the defaults of an order in one.
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Scope } from '../../kernel/policy.ts';
import { type FolderRow, findFolder, lockFolder } from './folders.queries.ts';

const liesIn = (folder: FolderRow, scope: Scope) =>
  folder.workspace_id === scope.workspaceId && (scope.workspaceId !== null || folder.user_id === scope.userId);

/** The folder of a place with its defaults; throws 404 for one that is elsewhere. */
export async function getFolderInScope(db: Db, scope: Scope, id: number): Promise<FolderRow> {
  const folder = await findFolder(db, id);
  if (!folder || !liesIn(folder, scope)) throw notFound('folder_not_found');
  return folder;
}

/** Keeps a folder from being deleted until the transaction ends; throws 404 when it is gone or is elsewhere. */
export async function lockScopeFolder(tx: Db, scope: Scope, id: number): Promise<void> {
  if ((await lockFolder(tx, scope, id)) === null) throw notFound('folder_not_found');
}
