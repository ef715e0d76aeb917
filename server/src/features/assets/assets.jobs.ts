import { defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { listUnnamedKeys } from '../../kernel/stored-keys.queries.ts';
import { findDayAgo, removeLooseAssets } from './assets.queries.ts';
import { countBytes, listUnmeasured, measuredTables } from './storage-use.queries.ts';
import { assetArea } from './store-file.ts';

/** Areas of the storage with bytes named by a row's `storage_key`. The account's branding names logos. */
const namedAreas = [assetArea, 'audit', 'bulk', 'chats', 'sources', 'tasks', 'packs'];

/** Files of one round; the next round follows while there are more. */
const aRound = 500;

async function removeBytes({ storage, log }: Kernel, keys: string[]): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((problem: unknown) => log.warn({ err: problem }, 'The bytes of a file were not removed'));
}

/** Removes bytes that no row has named for a day: their transaction failed, or their process died between the two. */
async function sweepUnnamedBytes(kernel: Kernel, before: Date): Promise<void> {
  for (const area of namedAreas)
    for await (const keys of kernel.storage.listOlderThan(area, before))
      await removeBytes(kernel, await listUnnamedKeys(kernel.database, keys));
}

/** Notes the size of files that were stored before sizes were; of lost bytes that is nothing. */
async function measureFiles({ database, storage }: Kernel): Promise<void> {
  for (const table of measuredTables)
    for (let afterId = 0; ; ) {
      const files = await listUnmeasured(database, table, afterId, aRound);
      for (const { id, key } of files) await countBytes(database, table, id, await storage.sizeOf(key));
      const last = files.at(-1);
      if (!last || files.length < aRound) break;
      afterId = last.id;
    }
}

/** Removes files that have had no document for a day, and bytes without a row. */
export async function sweepAssets(kernel: Kernel): Promise<void> {
  const before = await findDayAgo(kernel.database);
  for (;;) {
    const keys = await removeLooseAssets(kernel.database, before, aRound);
    await removeBytes(kernel, keys);
    if (keys.length < aRound) break;
  }
  await sweepUnnamedBytes(kernel, before);
  await measureFiles(kernel);
}

/** Takes away uploads that no order named within a day, and the files of deleted documents. */
export const assetSweep = defineSweep({
  name: 'asset.sweep',
  cron: '17 * * * *',
  retries: 2,
  timeout: 300,
  run: sweepAssets,
});
