export * as campaignCalendar from './campaign-calendar.ts';
export { campaignChanged, campaignDecided, campaignNoticed } from './campaign-events.ts';
export { noteOpened } from './campaign-notices.queries.ts';
export { getVisibleCampaign } from './campaigns.policy.ts';
export { decideAsContact } from './client/decide-as-contact.ts';
export { clientOf } from './client/show-client.ts';
export { packOfContact } from './packs/make-pack.ts';
