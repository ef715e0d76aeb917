// Folder of the next orders of this tab: the folder that a new document was started from. It is shown in the form, and can be changed there.

import { readKeptInTab, saveInTab } from './kept-in-tab.ts';

const name = 'folder';

interface Target {
  workspaceId: number | null;
  folderId: number;
}

/** The folder for orders of a place; null where none was chosen there. */
export function targetFolder(workspaceId: number | null): number | null {
  const target = readKeptInTab(name) as Target | null;
  return target?.workspaceId === workspaceId ? target.folderId : null;
}

/** Remembers the folder; null forgets it. */
export const aimAt = (workspaceId: number | null, folderId: number | null): void =>
  saveInTab(name, folderId === null ? null : ({ workspaceId, folderId } satisfies Target));
