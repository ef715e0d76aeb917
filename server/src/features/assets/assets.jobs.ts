import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assetSweepQueue } from './asset-queue.ts';
import { removeLooseAssets } from './assets.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Files of one round; the next round follows while there are more. */
const aRound = 500;

/** Removes files that have had no document for a day, their bytes too. */
export async function sweepAssets(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - dayMs);
  for (;;) {
    const keys = await removeLooseAssets(kernel.database, before, aRound);
    for (const key of keys)
      await kernel.storage
        .remove(key)
        .catch((problem: unknown) => kernel.log.warn({ err: problem }, 'The bytes of a file were not removed'));
    if (keys.length < aRound) return;
  }
}

export const assetJobs = (kernel: Kernel): JobDefinition<never>[] => [
  { ...assetSweepQueue, run: () => sweepAssets(kernel), onFail: async () => undefined },
];
