// Changes that name their base revision: another user's later save is never overwritten.
import { conflict } from './errors.ts';

/** Throws 409 where a row that the caller has locked was changed since `seen`; a caller that names no revision writes over it. */
export function checkRevision(row: { revision: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.revision) throw conflict('changed_meanwhile');
}
