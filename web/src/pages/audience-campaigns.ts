// The pages of audience campaigns as one chunk: they share most of their code, and every chunk has a line in
// the first file of all pages.
export { CampaignImportPage } from './campaign-import-page.tsx';
export { CampaignPage } from './campaign-page.tsx';
export { CampaignsPage } from './campaigns-page.tsx';
export { ClientDashboardPage } from './client-dashboard-page.tsx';
