import { defineSweep } from '../../kernel/define-job.ts';
import { startDueCampaigns } from './core/move-campaign.ts';
import { noticeDueItems, noticePacing } from './core/notice-campaigns.ts';
import { remindContacts } from './core/request-approval.ts';
import { sweepPacks } from './packs/campaign-packs.jobs.ts';
import { deleteStaleImports } from './results/imports.queries.ts';

/** Starts approved campaigns on their first day, by the time zones of their workspaces, and deletes files that nobody imported and packs that are over. */
export const campaignStartSweep = defineSweep({
  name: 'campaigns.start',
  cron: '7 * * * *',
  retries: 1,
  timeout: 300,
  run: async (kernel) => {
    await startDueCampaigns(kernel);
    await deleteStaleImports(kernel.database);
    await sweepPacks(kernel);
  },
});

/** Reminds contacts, and notifies staff of items that begin soon and of spend that leaves its band. */
export const campaignNoticeSweep = defineSweep({
  name: 'campaigns.notice',
  cron: '*/15 * * * *',
  retries: 1,
  timeout: 300,
  run: async (kernel) => {
    await remindContacts(kernel);
    await noticeDueItems(kernel);
    await noticePacing(kernel);
  },
});
