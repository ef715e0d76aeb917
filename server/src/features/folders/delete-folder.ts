// Deleting a folder: what lies inside moves up, or goes with it. Documents are deleted by their own feature, which knows who may.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { folderAbilities } from './folders.policy.ts';
import {
  deleteFolderRow,
  emptyInto,
  type FolderRow,
  isNameTaken,
  listChildren,
  listTree,
  lockTree,
  updateFolder,
} from './folders.queries.ts';
import { getVisibleFolder } from './get-folder.ts';

/** The folder where the actor may delete it; 404 for one they do not see, 403 for somebody else's. */
export async function getDeletableFolder(kernel: Kernel, actor: Actor, id: number): Promise<FolderRow> {
  const folder = await getVisibleFolder(kernel, actor, id);
  if (!folderAbilities(actor, folder).delete) throw forbidden();
  return folder;
}

/** A folder and all folders in it; its place's tree is locked until the transaction ends. */
export async function listFoldersWithin(tx: Db, actor: Actor, folder: FolderRow): Promise<number[]> {
  const scope = scopeOf(actor, folder.workspace_id);
  await lockTree(tx, scope);
  const tree = await listTree(tx, scope);
  const within = [folder.id];
  for (const id of within) within.push(...tree.filter((node) => node.parent_id === id).map((node) => node.id));
  return within;
}

/** Deletes a folder and moves what lies in it one level up; folders whose name is taken there get a number. Answers how many documents moved. */
export async function keepContents(tx: Db, actor: Actor, folder: FolderRow): Promise<number> {
  const scope = scopeOf(actor, folder.workspace_id);
  await lockTree(tx, scope);
  const moved = await emptyInto(tx, folder.id, folder.parent_id);
  for (const child of await listChildren(tx, folder.id)) {
    let name = child.name;
    // Its own parent's name does not count: that one goes.
    for (let n = 2; await isNameTaken(tx, scope, name, folder.parent_id, folder.id); n += 1)
      name = `${child.name.slice(0, 74)} (${n})`;
    await updateFolder(tx, child.id, { name, parent_id: folder.parent_id });
  }
  await deleteFolderRow(tx, folder.id);
  return moved;
}
