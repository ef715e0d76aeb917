export * as pageEvents from './page-events.ts';
export { issuesSql } from './page-issues.ts';
export * as pageLinks from './page-links.queries.ts';
export { lockPages } from './page-settings.queries.ts';
export { getVisiblePage } from './pages.policy.ts';
export * as pageRows from './pages.queries.ts';
export { pageRights } from './pages.rights.ts';
export { siteFetch } from './site-fetch.ts';
