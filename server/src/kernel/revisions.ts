// Changes that name the revision they were made on: what another user saved in between is never written over.
import { conflict } from './errors.ts';

/** Throws 409 where a row that the caller has locked was changed since `seen`; a caller that names no revision writes over it. */
export function checkRevision(row: { revision: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.revision) throw conflict('changed_meanwhile');
}
