export { decideAsContact } from './client/decide-as-contact.ts';
export { clientOf } from './client/show-client.ts';
export * as campaignCalendar from './core/campaign-calendar.ts';
export { campaignChanged, campaignDecided, campaignNoticed } from './core/campaign-events.ts';
export { markOpened } from './core/campaign-notices.queries.ts';
export { getVisibleCampaign } from './core/campaigns.policy.ts';
export { packOfContact } from './packs/make-pack.ts';
