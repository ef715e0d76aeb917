// Where the next orders of this tab shall lie: the folder from which someone began a new document. It is shown in the form, and can be changed there.

import { keepInTab, readKeptInTab } from './kept-in-tab.ts';

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
  keepInTab(name, folderId === null ? null : ({ workspaceId, folderId } satisfies Target));
