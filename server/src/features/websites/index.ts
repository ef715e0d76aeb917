export { findUsableWebsite, type WebsiteRow } from './websites.queries.ts';
