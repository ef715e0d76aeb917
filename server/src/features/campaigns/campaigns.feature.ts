// Audience campaigns: plan, production, approval and result of work for clients, for staff in the clients' workspaces.
import { defineFeature } from '../../kernel/feature.ts';
import { campaignItemRoutes } from './campaign-items.routes.ts';
import { campaignHandlers } from './campaigns.handlers.ts';
import { campaignNoticeSweep, campaignStartSweep } from './campaigns.jobs.ts';
import { campaignRoutes } from './campaigns.routes.ts';
import { packJob } from './packs/campaign-packs.jobs.ts';
import { campaignPackRoutes } from './packs/campaign-packs.routes.ts';
import { campaignResultRoutes } from './results/campaign-results.routes.ts';
import { campaignUrlRoutes } from './urls/campaign-urls.routes.ts';

export const campaigns = defineFeature({
  name: 'campaigns',
  tags: {
    campaigns: ['Audience campaigns', 'Work for a client over a time, with goal, audience, channels and money.'],
    campaignItems: ['Campaign items', 'One thing of a campaign on one channel, with what is made for it.'],
    campaignPacks: ['Campaign packs', 'What was approved of a campaign as a zip, for the client to keep.'],
    campaignResults: ['Campaign results', 'Figures by day, read from files.'],
    campaignUrls: ['Campaign links', 'Addresses with utm parameters, by which results are found again.'],
  },
  routes: (kernel) => ({
    campaigns: campaignRoutes(kernel),
    campaignItems: campaignItemRoutes(kernel),
    campaignPacks: campaignPackRoutes(kernel),
    campaignResults: campaignResultRoutes(kernel),
    campaignUrls: campaignUrlRoutes(kernel),
  }),
  handlers: campaignHandlers,
  jobs: [packJob],
  sweeps: [campaignStartSweep, campaignNoticeSweep],
});
