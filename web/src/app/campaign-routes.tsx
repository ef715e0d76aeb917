// The pages of audience campaigns, for staff of the platform.
import { createRoute } from '@tanstack/react-router';
import type { CampaignPageSearch, CampaignSearch, ClientSearch } from '../features/campaigns/campaign-search.ts';
import { requireCampaignClient, requireCampaignManager } from './guards.ts';
import { asIs, page, shellRoute } from './root-routes.tsx';

const pages = () => import('../pages/audience-campaigns.ts');

export const campaignRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard',
    validateSearch: asIs<CampaignSearch>,
    beforeLoad: requireCampaignManager,
    component: page(pages, 'CampaignsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard/$id/import',
    beforeLoad: requireCampaignManager,
    component: page(pages, 'CampaignImportPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/manager-dashboard/$id/{-$tab}',
    validateSearch: asIs<CampaignPageSearch>,
    beforeLoad: requireCampaignManager,
    component: page(pages, 'CampaignPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/audience-campaigns/client-dashboard',
    validateSearch: asIs<ClientSearch>,
    beforeLoad: requireCampaignClient,
    component: page(pages, 'ClientDashboardPage'),
  }),
] as const;
