// The pages of audience campaigns, for staff of the platform.
import { createRoute } from '@tanstack/react-router';
import type { CampaignPageSearch, CampaignSearch, ClientSearch } from '../features/campaigns/campaign-search.ts';
import { requireCampaignClient, requireCampaignManager } from './guards.ts';
import { pageWithWords, shellRoute } from './root-routes.tsx';

/** What the address says; the pages themselves keep what they know of it, so that nobody else loads its words. */
const managerByPage = (raw: object): CampaignSearch => raw;
const campaignByPage = (raw: object): CampaignPageSearch => raw;
const clientByPage = (raw: object): ClientSearch => raw;
const pages = () => import('../pages/audience-campaigns.ts');

export const campaignRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard',
    validateSearch: managerByPage,
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
    validateSearch: campaignByPage,
    beforeLoad: requireCampaignManager,
    component: pageWithWords(pages, 'CampaignPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/client-dashboard',
    validateSearch: clientByPage,
    beforeLoad: requireCampaignClient,
    component: pageWithWords(pages, 'ClientDashboardPage'),
  }),
] as const;
