// Folders as a tree, in the order of their names, from the flat list that the server sends.
import type { Folder } from '@folio/contract/folders';

export interface FolderNode {
  folder: Folder;
  /** 0 for the outermost. */
  depth: number;
  hasChildren: boolean;
}

/** All folders, each followed by those inside it. What names a parent that is not there stands outermost. */
export function flattenTree(folders: Folder[]): FolderNode[] {
  const known = new Set(folders.map((folder) => folder.id));
  const children = new Map<number | null, Folder[]>();
  for (const folder of folders) {
    const parent = folder.parent_id !== null && known.has(folder.parent_id) ? folder.parent_id : null;
    children.set(parent, [...(children.get(parent) ?? []), folder]);
  }
  const nodes: FolderNode[] = [];
  const visit = (parent: number | null, depth: number) => {
    for (const folder of children.get(parent) ?? []) {
      nodes.push({ folder, depth, hasChildren: children.has(folder.id) });
      visit(folder.id, depth + 1);
    }
  };
  visit(null, 0);
  return nodes;
}

/** Names from the outermost folder to this one; empty for an unknown id. */
export function pathOf(folders: Folder[], id: number): Folder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (let folder = byId.get(id); folder && path.length <= folders.length; folder = byId.get(folder.parent_id ?? 0))
    path.unshift(folder);
  return path;
}

/** A folder and everything inside it: where it cannot be moved to. */
export function idsWithin(folders: Folder[], id: number): Set<number> {
  return new Set(folders.filter((folder) => pathOf(folders, folder.id).some((one) => one.id === id)).map((folder) => folder.id));
}
