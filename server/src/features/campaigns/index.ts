export * as campaignCalendar from './campaign-calendar.ts';
export { campaignChanged, campaignDecided } from './campaign-events.ts';
export { getVisibleCampaign } from './campaigns.policy.ts';
export { decideAsContact } from './client/decide-as-contact.ts';
export { clientOf } from './client/show-client.ts';
