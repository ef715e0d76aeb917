import { isDatabaseLost } from './db/database.ts';
import type { Kernel } from './kernel.ts';

/**
 * Runs a function that inserts the rows of stored files, and removes the files' bytes if it fails. If the database is lost, the rows may
 * exist: the bytes stay.
 */
export async function keepStored<T>({ storage, log }: Kernel, keys: readonly string[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    if (!isDatabaseLost(problem))
      for (const key of keys)
        await storage.remove(key).catch((left: unknown) => log.warn({ err: left }, 'A refused file was left behind'));
    throw problem;
  }
}
