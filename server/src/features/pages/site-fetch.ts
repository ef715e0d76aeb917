// Fetching from a website with saved pages: through the guarded fetcher, on its own host only, within the limits of a page or sitemap.
import { isOnHost } from '@folio/contract/page-address';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { createGuardedFetch, type GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { decodeText } from '@folio/engine/sources/decode-text';
import { type RobotsFile, readRobotsFile } from '@folio/engine/text/robots-file';
import { decidingRule, normalisePath } from '@folio/engine/text/robots-rules';
import type { Config } from '../../kernel/config.ts';

const megabyte = 1024 * 1024;
/** Bytes of a page and of a sitemap, and milliseconds for each. */
const limits = { page: 5 * megabyte, sitemap: 50 * megabyte, timeoutMs: 15_000 } as const;

const fetchers = new WeakMap<Config, { page: GuardedFetch; sitemap: GuardedFetch }>();

/** The fetchers of pages and sitemaps; a redirect to another host is not followed. */
export function siteFetch(config: Config): { page: GuardedFetch; sitemap: GuardedFetch } {
  const known = fetchers.get(config);
  if (known) return known;
  const options = {
    allow: config.fetchAllow,
    timeoutMs: limits.timeoutMs,
    canFollow: (from: URL, to: URL) => isOnHost(to.href, from.href),
  };
  const made = {
    page: createGuardedFetch({ ...options, maxBytes: limits.page }),
    sitemap: createGuardedFetch({ ...options, maxBytes: limits.sitemap }),
  };
  fetchers.set(config, made);
  return made;
}

/** Robots rules of a website. */
export interface SiteRules {
  file: RobotsFile;
  /** False where robots.txt answers an error: nothing may be asked until it answers (RFC 9309, 2.3.1). */
  isReachable: boolean;
  isAllowed: (url: string) => boolean;
}

const open: RobotsFile = { rules: [], sitemaps: [], crawlDelay: null };

function rulesOf(file: RobotsFile, isReachable = true): SiteRules {
  return {
    file,
    isReachable,
    isAllowed: (url) => {
      const { pathname, search } = new URL(url);
      return decidingRule(file.rules, normalisePath(pathname + search))?.isAllowed ?? true;
    },
  };
}

/** The rules of robots.txt. One that is away allows everything. */
export async function readSiteRules(config: Config, websiteUrl: string, signal: AbortSignal): Promise<SiteRules> {
  try {
    const answer = await siteFetch(config).page(new URL('/robots.txt', websiteUrl).href, signal);
    if (answer.status >= 500) return rulesOf(open, false);
    if (answer.status !== 200) return rulesOf(open);
    return rulesOf(readRobotsFile(decodeText(answer.bytes).slice(0, 500_000), 'folio'));
  } catch (problem) {
    if (signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return rulesOf(open, false);
  }
}
