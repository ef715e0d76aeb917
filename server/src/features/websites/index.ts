export { getVisibleWebsite, remoteSiteOf } from './keep-website.ts';
export { websiteDeleted, websiteGone, websiteMoved } from './website-events.ts';
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
