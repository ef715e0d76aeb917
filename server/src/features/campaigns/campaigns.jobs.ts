import { defineSweep } from '../../kernel/define-job.ts';
import { startDueCampaigns } from './move-campaign.ts';
import { deleteStaleImports } from './results/imports.queries.ts';

/** Starts approved campaigns on their first day, by the time zones of their workspaces, and deletes files that nobody imported. */
export const campaignStartSweep = defineSweep({
  name: 'campaigns.start',
  cron: '7 * * * *',
  retries: 1,
  timeout: 300,
  run: async (kernel) => {
    await startDueCampaigns(kernel);
    await deleteStaleImports(kernel.database);
  },
});
