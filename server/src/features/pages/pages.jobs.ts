// Reading pages in the background, laying out maps, and work of the clock: due checks, and turns left by a dead worker.
import { defineJob, defineSweep } from '../../kernel/define-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findWebsite } from '../websites/index.ts';
import { beginCheck, scheduleNext } from './check-pages.ts';
import { layOutMap } from './link-map.ts';
import { findOpenImport, moveImport } from './page-imports.queries.ts';
import { pageMapQueue, pageVisitQueue } from './page-queues.ts';
import { listDueChecks, listIdle } from './page-settings.queries.ts';
import { runTurn } from './visit-turn.ts';

export const pageVisitJob = defineJob(pageVisitQueue, {
  lane: 'imports',
  run: (kernel, { websiteId }, { signal }) => runTurn(kernel, websiteId, signal),
  onFail: async (kernel, { websiteId }) => {
    const found = await findOpenImport(kernel.database, websiteId);
    if (found)
      await moveImport(kernel.database, found.id, ['queued', 'running'], {
        state: 'failed',
        problem: 'unexpected',
        ended_at: kernel.clock.now(),
      });
  },
});

export const pageMapJob = defineJob(pageMapQueue, {
  lane: 'care',
  run: (kernel, { websiteId }, { signal }) => layOutMap(kernel, websiteId, signal),
  onFail: () => Promise.resolve(),
});

const perRound = 100;

async function checkDue(kernel: Kernel): Promise<void> {
  for (const websiteId of await listDueChecks(kernel.database, kernel.clock.now(), perRound)) {
    const website = await findWebsite(kernel.database, websiteId);
    if (!website) continue;
    await kernel.database.transaction(async (tx) => {
      await beginCheck(kernel, tx, website, null);
      await scheduleNext(tx, websiteId);
    });
  }
}

/** Every minute: starts checks that are due, and reading where pages wait and no worker is at it. */
export const pageSweep = defineSweep({
  name: 'pages.sweep',
  cron: '* * * * *',
  retries: 0,
  timeout: 300,
  run: async (kernel) => {
    await checkDue(kernel);
    for (const { website_id: websiteId, account_id: accountId } of await listIdle(kernel.database, perRound))
      await kernel.jobs.send(pageVisitQueue, { websiteId }, undefined, { accountId });
  },
});
