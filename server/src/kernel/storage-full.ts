const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** SQLSTATE that the triggers of `storage_use` raise. */
const accountFullCode = 'FS001';

/** True when an account has stored as much as it may. */
export function isAccountFull(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause)
    if ((error as { code?: unknown }).code === accountFullCode) return true;
  return false;
}

/** Returns true if a file or the database could not be written because the disk or the user's quota is full. */
export function isStorageFull(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && codes.has(code)) return true;
  }
  return false;
}
