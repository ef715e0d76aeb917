import { StartProblem } from '../start-problem.ts';

/** The store of files refuses or does not answer. The message is for the operator; it names the store, never a key or password. */
export class StorageProblem extends StartProblem {
  /** As of a file system where the store is full, so that callers get the same answer (`storage-full.ts`). */
  readonly code: 'ENOSPC' | null;
  constructor(message: string, options: { cause?: unknown; isFull?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.code = options.isFull ? 'ENOSPC' : null;
  }
}

/** True where a call failed because the store of files does not work, however deep the reason is. */
export function isStorageAway(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) if (error instanceof StorageProblem) return true;
  return false;
}
