/** Largest file that a call takes, in bytes (10 MB); source: the specification. */
export const maxFileBytes = 10 * 1024 * 1024;
