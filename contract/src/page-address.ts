// Canonical form of a page's URL: one page has one URL, however links write it.
import { pageLimits } from './page-words.ts';

const trackingParameter = /^utm_/i;

/**
 * The URL in canonical form: scheme and host in lower case, no default port, no fragment, no `utm_*` parameters; the trailing slash stays as it
 * is. Null for addresses outside the web: other schemes, credentials, more than 2,048 characters.
 */
export function canonicalUrl(address: string, base?: string): string | null {
  const given = address.trim();
  if (given === '' || given.length > pageLimits.urlLength || !URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  // Only a query with tracking parameters is written again, since that changes how the others are encoded.
  const tracking = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  // A lone question mark.
  if (url.search === '') url.search = '';
  return url.href.length > pageLimits.urlLength ? null : url.href;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** True where a URL is on the host of a website; `www.` makes no difference, the port does. */
export const isOnHost = (url: string, websiteUrl: string): boolean =>
  URL.canParse(url) && URL.canParse(websiteUrl) && withoutWww(new URL(url).host) === withoutWww(new URL(websiteUrl).host);

/** The host of a website for messages; the typed text if it is not a URL. */
export const hostOf = (websiteUrl: string): string => (URL.canParse(websiteUrl) ? new URL(websiteUrl).host : websiteUrl);

/** Path and query. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The first folder of a path, `/` for pages at the root. */
export function sectionOf(url: string): string {
  const [, first = '', ...more] = (URL.canParse(url) ? new URL(url).pathname : url).split('/');
  return more.length === 0 ? '/' : `/${first}`;
}
