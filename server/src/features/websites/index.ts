export { type Connection, connectTo } from './connect-to.ts';
export { getVisibleWebsite, insertWebsiteFor, removeWebsite } from './save-website.ts';
export * as websiteEvents from './website-events.ts';
export { websiteAbilities } from './websites.policy.ts';
export {
  findUsableWebsite,
  findWebsite,
  findWebsiteOfUrl,
  listWebsites,
  listWebsiteUrls,
  lockUsableWebsite,
  lockWebsite,
  recordConnectionResult,
  type WebsiteRow,
} from './websites.queries.ts';
export { websiteRights } from './websites.rights.ts';
