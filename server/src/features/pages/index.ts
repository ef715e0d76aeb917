export { linksBroken, linksChanged, pageStateChanged, pagesRead } from './page-events.ts';
export { lockPages } from './page-settings.queries.ts';
export { getVisiblePage } from './pages.policy.ts';
export { clearPrimaryKeyword, listPagesByIds, listPagesByUrls, listPageTexts, setPrimaryKeyword } from './pages.queries.ts';
export { pageRights } from './pages.rights.ts';
export { siteFetch } from './site-fetch.ts';
