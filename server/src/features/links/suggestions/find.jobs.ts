// The search for links in the background, a bounded number of texts a turn.
import { defineJob } from '../../../kernel/define-job.ts';
import type { InputOf, JobRun } from '../../../kernel/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findWebsite } from '../../websites/index.ts';
import { nextTexts, searchContext, searchText, syncPhrases } from './find-links.ts';
import { linkFindQueue } from './find-queue.ts';
import { findSearch, moveSearch } from './suggestions.queries.ts';

/** Texts read from one list, and milliseconds after which the next turn continues. */
const textsARound = 100;
const turnMs = 60_000;

async function run(kernel: Kernel, { websiteId }: InputOf<typeof linkFindQueue>, { signal }: JobRun): Promise<void> {
  const { database } = kernel;
  const website = await findWebsite(database, websiteId);
  let search = await findSearch(database, websiteId);
  if (!website || search?.state !== 'running') return;
  await syncPhrases(database, website);
  const context = await searchContext(kernel, website, search);
  const end = performance.now() + turnMs;
  for (;;) {
    const texts = await nextTexts(kernel, website, search, textsARound);
    for (const of of texts) {
      if (signal.aborted) throw new Error('The search was stopped');
      if (!(await searchText(kernel, context, search, of))) return;
      search = (await findSearch(database, websiteId)) ?? search;
    }
    if (texts.length === 0) {
      await moveSearch(database, search, { state: 'done', total: search.done, ended_at: new Date() });
      return;
    }
    if (performance.now() > end)
      return kernel.jobs.send(linkFindQueue, { websiteId }, undefined, { accountId: website.account_id });
  }
}

export const linkFindJob = defineJob(linkFindQueue, {
  lane: 'imports',
  run,
  onFail: async (kernel, { websiteId }) => {
    const search = await findSearch(kernel.database, websiteId);
    if (search)
      await moveSearch(kernel.database, search, { state: 'failed', problem: 'UNEXPECTED', ended_at: kernel.clock.now() });
  },
});
