// Words of a website's pages that browser and server share, without schemas.

export const pageTypes = ['home', 'category', 'product', 'article', 'other'] as const;
export type PageType = (typeof pageTypes)[number];

/** `discovered` was found and not asked yet; `excluded` is never checked, linked or counted. */
export const pageStates = ['discovered', 'active', 'redirected', 'broken', 'excluded'] as const;
export type PageState = (typeof pageStates)[number];

/** Why search engines leave a page out; `yes` where they do not. */
export const indexability = ['yes', 'noindex', 'canonical', 'robots'] as const;

/**
 * Issues of a page, from the worst: `broken` does not respond; `redirect` responds elsewhere; `orphan` is 200, indexable and has no link in
 * from any page; `conflict` shares its primary keyword; `weak` has fewer than two links in from content; `no_keyword` has no primary keyword;
 * `draft` is not live yet.
 */
export const pageIssues = ['broken', 'redirect', 'orphan', 'conflict', 'weak', 'no_keyword', 'draft'] as const;
export type PageIssue = (typeof pageIssues)[number];

export const importKinds = ['csv', 'sitemap', 'crawl'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importStates = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

export const checkRhythms = ['daily', 'weekly', 'monthly', 'never'] as const;
export type CheckRhythm = (typeof checkRhythms)[number];

/** Tools with forms that are filled in from the pages of a website; `pagePickers` among them are about one page. */
export const pageTools = ['internal_linking', 'sitemap_generator', 'keyword_clusters', 'on_page_audit', 'content_gap'] as const;
export type PageTool = (typeof pageTools)[number];
export const pagePickers: readonly string[] = ['on_page_audit', 'content_gap'] satisfies PageTool[];

/** Limits of pages, by `links-pages.md`. */
export const pageLimits = {
  /** Pages of a website that are read; 50,000 may be known. */
  crawled: 10_000,
  pages: 50_000,
  /** Pages named in one call. */
  ids: 500,
  urls: 500,
  urlLength: 2048,
  keyword: 80,
  title: 300,
  depth: 10,
  mapNodes: 2000,
} as const;
