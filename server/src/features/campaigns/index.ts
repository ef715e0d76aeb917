export * as campaignCalendar from './campaign-calendar.ts';
export { getVisibleCampaign } from './campaigns.policy.ts';
export { campaignChanged, campaignDecided } from './campaign-events.ts';
export { decideAsContact } from './client/decide-as-contact.ts';
export { clientOf } from './client/show-client.ts';
