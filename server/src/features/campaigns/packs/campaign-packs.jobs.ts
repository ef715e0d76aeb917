// Making packs in the background, and removing those that are over. A worker that dies leaves its bytes to the sweep of the storage, and the
// next try writes the pack from its beginning.
import type { Db } from '../../../kernel/db/database.ts';
import { defineJob } from '../../../kernel/define-job.ts';
import type { InputOf, JobRun } from '../../../kernel/jobs.ts';
import { keepStored } from '../../../kernel/keep-stored.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isStorageFull } from '../../../kernel/storage-full.ts';
import { findCampaign } from '../core/campaigns.queries.ts';
import {
  claimPack,
  deleteEarlierPacks,
  deleteExpiredPacks,
  failPack,
  failStuckPacks,
  finishPack,
  type PackRow,
  type WrittenPack,
} from './campaign-packs.queries.ts';
import { packQueue } from './pack-queue.ts';
import { PackTooLarge, writePack } from './write-pack.ts';

/** Lets the pages of a campaign's staff know that its pack is further. */
async function recordChange(kernel: Kernel, db: Db, campaignId: number): Promise<void> {
  const campaign = await findCampaign(db, campaignId);
  if (campaign) kernel.changes.note(db, campaign);
}

async function fail(kernel: Kernel, packId: number, reason: string): Promise<void> {
  const campaignId = await failPack(kernel.database, packId, reason);
  if (campaignId !== null) await recordChange(kernel, kernel.database, campaignId);
}

/** Packs that are removed in one step. */
const aStep = 100;

async function removeBytes({ storage, log }: Kernel, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await storage.remove(key).catch((problem: unknown) => log.warn({ err: problem }, 'The bytes of a pack were not removed'));
}

/** Saves the result of an attempt. Bytes of an outdated attempt are removed. */
async function keep(kernel: Kernel, pack: PackRow, written: WrittenPack): Promise<void> {
  const key = written.storage_key ?? '';
  const earlier = await keepStored(kernel, [key], () =>
    kernel.database.transaction(async (tx) => {
      if (!(await finishPack(tx, pack, written))) return [key];
      await recordChange(kernel, tx, pack.campaign_id);
      return deleteEarlierPacks(tx, pack);
    }),
  );
  await removeBytes(kernel, earlier);
}

export async function runPack(
  kernel: Kernel,
  { packId }: InputOf<typeof packQueue>,
  { signal, isLastTry }: JobRun,
  maxBytes?: number,
): Promise<void> {
  const claimed = await claimPack(kernel.database, packId);
  if (!claimed) return;
  await recordChange(kernel, kernel.database, claimed.pack.campaign_id);
  try {
    const written = await writePack(kernel, claimed, signal, maxBytes);
    if (written) await keep(kernel, claimed.pack, written);
  } catch (problem) {
    if (problem instanceof PackTooLarge) return fail(kernel, packId, 'campaign_pack_too_large');
    if (isLastTry && isStorageFull(problem)) return fail(kernel, packId, 'campaign_pack_no_space');
    throw problem;
  }
}

export const packJob = defineJob(packQueue, {
  lane: 'imports',
  run: (kernel, input, run) => runPack(kernel, input, run),
  onFail: (kernel, { packId }) => fail(kernel, packId, 'campaign_pack_failed'),
});

/** Removes packs after their days, and ends those with a lost job. */
export async function sweepPacks(kernel: Kernel): Promise<void> {
  await failStuckPacks(kernel.database);
  for (;;) {
    const keys = await deleteExpiredPacks(kernel.database, aStep);
    await removeBytes(kernel, keys);
    if (keys.length < aStep) return;
  }
}
