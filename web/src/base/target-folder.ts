// Where the next orders of this tab shall lie: the folder from which someone began a new document. It is shown in the form, and can be changed there.

const key = 'folio.folder';

interface Target {
  workspaceId: number | null;
  folderId: number;
}

/** The folder for orders of a place; null where none was chosen there. */
export function targetFolder(workspaceId: number | null): number | null {
  try {
    const target = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Target | null;
    return target && target.workspaceId === workspaceId ? target.folderId : null;
  } catch {
    return null;
  }
}

/** Remembers the folder; null forgets it. */
export function aimAt(workspaceId: number | null, folderId: number | null): void {
  try {
    if (folderId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ workspaceId, folderId } satisfies Target));
  } catch {
    // Storage forbidden: the form begins without a folder.
  }
}
