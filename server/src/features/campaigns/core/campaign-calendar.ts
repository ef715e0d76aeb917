// Port of campaigns for the calendar above them.
export { areCampaignsHidden } from './campaigns.policy.ts';
export { findTodayOfItem, listDatedItems, listWaitingPlans } from './dated-campaigns.queries.ts';
export { moveItem, previewItemMove } from './edit-item.ts';
export { addDays, daysBetween } from './pacing.ts';
