export { campaignChanged } from './campaign-events.ts';
