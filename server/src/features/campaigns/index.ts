export * as campaignCalendar from './campaign-calendar.ts';
export { campaignChanged } from './campaign-events.ts';
