import { defineSweep } from '../../kernel/define-job.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { closeCurrentVersion } from './close-current-version.ts';
import { listIdleDocuments } from './documents.queries.ts';
import { openForMs } from './save-document.ts';

const maxPerRound = 500;

/** Closes versions that nobody types in any more, so that the last one of a sitting is scored too. */
export async function closeIdleVersions(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - openForMs);
  for (const id of await listIdleDocuments(kernel.database, before, maxPerRound)) {
    const closing = kernel.database.transaction((tx) => closeCurrentVersion(tx, id, before));
    // One that was deleted meanwhile has nothing to close.
    await closing.catch((problem: unknown) => {
      if (!(problem instanceof AppError && problem.status === 404)) throw problem;
    });
  }
}

export const idleVersionSweep = defineSweep({
  name: 'document.close_idle',
  cron: '*/5 * * * *',
  retries: 1,
  timeout: 240,
  run: closeIdleVersions,
});
