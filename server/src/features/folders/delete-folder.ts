// Deleting a folder: its content moves up, or goes with it. Documents are deleted by their own feature, which knows the permissions.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { isInReach, scopeOf } from '../../kernel/policy.ts';
import { folderAbilities } from './folders.policy.ts';
import {
  deleteFolderRow,
  type FolderRow,
  findFolder,
  isNameTaken,
  listChildren,
  listTree,
  lockFolders,
  lockTree,
  renameAside,
  updateFolder,
} from './folders.queries.ts';

/** The folder where the actor may delete it, its scope's tree locked until the transaction ends; 404 for one they do not see, 403 for someone else's. */
export async function getDeletableFolder(tx: Db, actor: Actor, id: number): Promise<FolderRow> {
  const seen = await findFolder(tx, id);
  if (!seen || !isInReach(actor, seen)) throw notFound('folder_not_found');
  if (!folderAbilities(actor, seen).delete) throw forbidden();
  await lockTree(tx, scopeOf(actor, seen.workspace_id));
  // Read again: it may have been deleted, renamed or moved before the lock was granted.
  const folder = await findFolder(tx, id);
  if (!folder) throw notFound('folder_not_found');
  return folder;
}

/** A folder and all folders in it, locked until the transaction ends, so that nothing is put into them meanwhile. Callers hold the tree's lock. */
export async function listFoldersWithin(tx: Db, actor: Actor, folder: FolderRow): Promise<number[]> {
  const scope = scopeOf(actor, folder.workspace_id);
  const tree = await listTree(tx, scope);
  const within = [folder.id];
  for (const id of within) within.push(...tree.filter((node) => node.parent_id === id).map((node) => node.id));
  await lockFolders(tx, within);
  return within;
}

/**
 * Deletes a folder and moves its content one level up. Folders with a taken name there get a number. Callers hold the tree's lock.
 * `moveDocuments` moves the documents and returns their number, which is the result.
 */
export async function deleteFolderAlone(
  tx: Db,
  actor: Actor,
  folder: FolderRow,
  moveDocuments: (tx: Db, folderId: number, parentId: number | null) => Promise<number>,
): Promise<number> {
  const scope = scopeOf(actor, folder.workspace_id);
  await lockFolders(tx, [folder.id]);
  const moved = await moveDocuments(tx, folder.id, folder.parent_id);
  const children = await listChildren(tx, folder.id);
  // The folder's own name becomes free for a child of the same name only when nobody has it any more.
  if (children.length > 0) await renameAside(tx, folder.id);
  for (const child of children) {
    let name = child.name;
    for (let n = 2; await isNameTaken(tx, scope, name, folder.parent_id, folder.id); n += 1)
      name = `${child.name.slice(0, 74)} (${n})`;
    await updateFolder(tx, child.id, { name, parent_id: folder.parent_id });
  }
  await deleteFolderRow(tx, folder.id);
  return moved;
}
