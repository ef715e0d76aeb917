// A small, polite crawl of one host, breadth first: obeys robots.txt, a few pages at a time, within a number of pages and a time.
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import { decodeText } from '../../sources/decode-text.ts';
import { readRobotsFile } from '../../text/robots-file.ts';
import { decidingRule, normalisePath } from '../../text/robots-rules.ts';
import { headLinksOf } from '../hreflang-pages.ts';
import { readSiteFile } from './read-page-facts.ts';

export type LeftOut =
  | { reason: 'excluded' | 'robots' | 'unreadable' | 'noindex' }
  | { reason: 'status'; status: number }
  | { reason: 'redirected' | 'canonical'; url: string };

export interface CrawledPage {
  url: string;
  leftOut: LeftOut | null;
  /** Addresses of the same host that the page links to. */
  links: string[];
  /** Day of the last change as YYYY-MM-DD, where the server says one. */
  changed?: string | null;
}

export interface Crawl {
  pages: CrawledPage[];
  end: 'all' | 'limit' | 'time';
}

const maxConcurrent = 4;
/** Milliseconds for the whole crawl. */
const timeoutMs = 120_000;
const maxMarkupLength = 1_000_000;
const maxLinksOfPage = 500;
const noPage = /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|pdf|zip|gz|mp[34]|webm|woff2?|ttf|docx?|xlsx?|csv)$/i;

/** Returns the URL without its fragment, or null if it is not a web page URL. */
export function pageAddress(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined) ?? '';

function linksIn(markup: string, base: string): string[] {
  const { host } = new URL(base);
  const found = new Set<string>();
  for (const [tag] of markup.matchAll(/<a\s[^>]{1,4000}>/gi)) {
    const url = pageAddress(attribute(tag, 'href').replaceAll('&amp;', '&').trim(), base);
    const isPage = url !== null && new URL(url).host === host && !noPage.test(new URL(url).pathname);
    if (isPage && !/\bnofollow\b/i.test(attribute(tag, 'rel'))) found.add(url);
    if (found.size >= maxLinksOfPage) break;
  }
  return [...found];
}

const saysNoindex = (markup: string, header: string) =>
  /\b(?:noindex|none)\b/i.test(header) ||
  [...markup.matchAll(/<meta\s[^>]{1,2000}>/gi)].some(
    ([tag]) => /^(?:robots|googlebot)$/i.test(attribute(tag, 'name')) && /\b(?:noindex|none)\b/i.test(attribute(tag, 'content')),
  );

/** Addresses that a sitemap lists, or those of the sitemaps that an index lists (its first 20). */
async function listedIn(context: EngineContext, xml: string): Promise<string[]> {
  const locations = (text: string) =>
    [...text.matchAll(/<loc>\s*([^<]{1,2048}?)\s*<\/loc>/gi)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  if (!/<sitemapindex[\s>]/i.test(xml)) return locations(xml);
  const parts = await Promise.all(
    locations(xml)
      .slice(0, 20)
      .map((url) => readSiteFile(context, url)),
  );
  return parts.flatMap((part) => locations(part ?? ''));
}

const dayOf = (date: string | undefined): string | null => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
};

async function visit(context: EngineContext, url: string): Promise<CrawledPage> {
  if (!context.fetchPage) throw new EngineFailure('PAGE_UNREADABLE', { detail: url });
  try {
    const page = await context.fetchPage(url);
    if (page.url !== url) return { url, leftOut: { reason: 'redirected', url: page.url }, links: [page.url] };
    if (page.status !== 200) return { url, leftOut: { reason: 'status', status: page.status }, links: [] };
    const markup = decodeText(page.bytes.subarray(0, maxMarkupLength));
    const links = linksIn(markup, url);
    const { canonical } = headLinksOf(markup, url);
    if (saysNoindex(markup, page.robotsTag ?? '')) return { url, leftOut: { reason: 'noindex' }, links };
    const isElsewhere = canonical !== null && pageAddress(canonical) !== url;
    const changed = dayOf(page.lastModified);
    return {
      url,
      changed,
      leftOut: isElsewhere ? { reason: 'canonical', url: canonical } : null,
      links: isElsewhere ? [...links, canonical] : links,
    };
  } catch (problem) {
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return { url, leftOut: { reason: 'unreadable' }, links: [] };
  }
}

/**
 * Crawls the host of `start`, at most `limit` pages. A sitemap as start is read, and its pages visited. Throws `EngineFailure` where the
 * start itself cannot be read.
 */
export async function crawlSite(
  context: EngineContext,
  start: string,
  { limit, isExcluded }: { limit: number; isExcluded: (path: string) => boolean },
): Promise<Crawl> {
  if (!context.fetchPage) throw new EngineFailure('PAGE_UNREADABLE', { detail: start });
  const first = await context.fetchPage(start);
  if (first.status < 200 || first.status > 299)
    throw new EngineFailure('PAGE_UNREADABLE', { detail: new URL(first.url).hostname });
  const { host, origin } = new URL(first.url);
  const { rules } = readRobotsFile((await readSiteFile(context, `${origin}/robots.txt`)) ?? '', 'folio');
  const text = decodeText(first.bytes);
  const isSitemap = /<(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 5000));
  const waiting = isSitemap ? (await listedIn(context, text)).flatMap((url) => pageAddress(url) ?? []) : [first.url];
  const known = new Set(waiting);
  const pages: CrawledPage[] = [];
  const until = Date.now() + timeoutMs;
  let visited = 0;
  while (waiting.length > 0 && visited < limit && Date.now() < until) {
    const batch = waiting.splice(0, Math.min(maxConcurrent, limit - visited));
    const judged = batch.map((url): CrawledPage | string => {
      const { pathname, search } = new URL(url);
      if (isExcluded(pathname)) return { url, leftOut: { reason: 'excluded' }, links: [] };
      const rule = decidingRule(rules, normalisePath(pathname + search));
      return rule && !rule.isAllowed ? { url, leftOut: { reason: 'robots' }, links: [] } : url;
    });
    const open = judged.filter((one) => typeof one === 'string');
    visited += open.length;
    pages.push(
      ...judged.filter((one) => typeof one !== 'string'),
      ...(await Promise.all(open.map((url) => visit(context, url)))),
    );
    context.onProgress({ stage: 'reading', section: visited, sections: limit });
    for (const url of pages.slice(-batch.length).flatMap((page) => page.links)) {
      if (known.has(url) || new URL(url).host !== host || known.size > limit * 20) continue;
      known.add(url);
      waiting.push(url);
    }
  }
  return { pages, end: waiting.length === 0 ? 'all' : visited >= limit ? 'limit' : 'time' };
}
