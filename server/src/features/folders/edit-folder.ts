// Making, renaming and moving folders: no two of one name beside each other, no circle, no endless depth.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { lockUsableVoice } from '../brand-voices/index.ts';
import { lockUsableGuideline } from '../guidelines/index.ts';
import { sourceRows } from '../sources/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import {
  findFolder,
  insertFolder,
  isNameTaken,
  listTree,
  lockTree,
  maxFolderDepth,
  maxFolders,
  updateFolder,
} from './folders.queries.ts';
import { getVisibleFolder } from './get-folder.ts';

interface Node {
  id: number;
  parent_id: number | null;
}

/** Ids from a folder up to the outermost. */
function pathTo(tree: Node[], id: number | null): number[] {
  const parents = new Map(tree.map((node) => [node.id, node.parent_id]));
  const path: number[] = [];
  for (let at = id; at !== null && path.length <= tree.length; at = parents.get(at) ?? null) path.push(at);
  return path;
}

/** Number of levels below a folder, itself included. */
function heightOf(tree: Node[], id: number): number {
  const children = tree.filter((node) => node.parent_id === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(tree, child.id)));
}

/** Throws where a folder may not lie: in another place, in itself, or too deep. */
function checkParent(tree: Node[], parentId: number | null, moved: number | null): void {
  if (parentId !== null && !tree.some((node) => node.id === parentId)) throw notFound('folder_not_found');
  const path = pathTo(tree, parentId);
  if (moved !== null && path.includes(moved)) throw invalidField('parent_id', 'folder_in_itself');
  if (path.length + (moved === null ? 1 : heightOf(tree, moved)) > maxFolderDepth)
    throw invalidField('parent_id', 'folder_too_deep', { max: maxFolderDepth });
}

/** Makes a folder and answers its id. Throws 422 for a name that is taken beside it, 409 where there are too many. */
export function createFolder(
  kernel: Kernel,
  actor: Actor,
  call: { name: string; parent_id?: number | null | undefined; workspace_id?: number | null | undefined },
  keep: Keep<number>,
): Promise<number> {
  const scope = scopeOf(actor, call.workspace_id);
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (scope.workspaceId !== null && !(await lockMembership(tx, scope.workspaceId, actor.id))) throw notFound();
    await lockTree(tx, scope);
    const tree = await listTree(tx, scope);
    if (tree.length >= maxFolders) throw conflict('too_many_folders', { max: maxFolders });
    const parentId = call.parent_id ?? null;
    checkParent(tree, parentId, null);
    const folder = await insertFolder(tx, {
      account_id: actor.accountId,
      workspace_id: scope.workspaceId,
      user_id: actor.id,
      parent_id: parentId,
      name: call.name,
    });
    if (!folder) throw invalidField('name', 'name_taken');
    await keep(tx, folder.id);
    return folder.id;
  });
}

export interface FolderChange {
  folder_id: number;
  name?: string | undefined;
  parent_id?: number | null | undefined;
  default_brand_voice_id?: number | null | undefined;
  default_guideline_id?: number | null | undefined;
  default_source_ids?: number[] | undefined;
}

/** Throws 404 for a default that may not be used where the folder lies; the others are not deleted until the transaction ends. */
async function lockDefaults(tx: Db, scope: Scope, change: FolderChange): Promise<void> {
  const { default_brand_voice_id: voice, default_guideline_id: guideline, default_source_ids: sources } = change;
  if (voice && !(await lockUsableVoice(tx, scope, voice))) throw notFound();
  if (guideline && !(await lockUsableGuideline(tx, scope, guideline))) throw notFound();
  if (sources && !(await sourceRows.lockUsableSources(tx, scope, sources))) throw notFound();
}

export async function changeFolder(kernel: Kernel, actor: Actor, change: FolderChange) {
  const { folder_id: id, ...changes } = change;
  const folder = await getVisibleFolder(kernel, actor, id);
  const scope = scopeOf(actor, folder.workspace_id);
  await kernel.database.transaction(async (tx) => {
    // Before the folders, as where they are deleted.
    await lockDefaults(tx, scope, change);
    await lockTree(tx, scope);
    const now = await findFolder(tx, id);
    if (!now) throw notFound('folder_not_found');
    const parentId = changes.parent_id === undefined ? now.parent_id : changes.parent_id;
    if (parentId !== now.parent_id) checkParent(await listTree(tx, scope), parentId, id);
    const name = changes.name ?? now.name;
    if (await isNameTaken(tx, scope, name, parentId, id)) throw invalidField('name', 'name_taken');
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await updateFolder(tx, id, { ...given, name, parent_id: parentId });
  });
  return getVisibleFolder(kernel, actor, id);
}
