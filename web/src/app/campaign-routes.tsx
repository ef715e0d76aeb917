// The pages of audience campaigns, for staff of the platform.
import { createRoute } from '@tanstack/react-router';
import { onlyKnown } from '../base/search-words.ts';
import { readCampaignPageSearch, readCampaignSearch, readClientSearch } from '../features/campaigns/campaign-search.ts';
import { requireCampaignClient, requireCampaignManager } from './guards.ts';
import { pageWithWords, shellRoute } from './root-routes.tsx';

const pages = () => import('../pages/audience-campaigns.ts');

export const campaignRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard',
    validateSearch: onlyKnown(readCampaignSearch),
    beforeLoad: requireCampaignManager,
    component: pageWithWords(pages, 'CampaignsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard/$id/import',
    beforeLoad: requireCampaignManager,
    component: pageWithWords(pages, 'CampaignImportPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard/$id/{-$tab}',
    validateSearch: onlyKnown(readCampaignPageSearch),
    beforeLoad: requireCampaignManager,
    component: pageWithWords(pages, 'CampaignPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/client-dashboard',
    validateSearch: onlyKnown(readClientSearch),
    beforeLoad: requireCampaignClient,
    component: pageWithWords(pages, 'ClientDashboardPage'),
  }),
] as const;
