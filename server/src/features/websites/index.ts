export { type Connection, connectTo } from './connect-to.ts';
export { getVisibleWebsite } from './keep-website.ts';
export * as websiteEvents from './website-events.ts';
export { websiteAbilities } from './websites.policy.ts';
export {
  findUsableWebsite,
  findWebsite,
  listWebsites,
  listWebsiteUrls,
  lockUsableWebsite,
  lockWebsite,
  noteConnection,
  type WebsiteRow,
} from './websites.queries.ts';
