/**
 * Returns a URL without parts that do not change its target: host in lower case, no fragment, no
 * tracking parameters, no last slash.
 */
export function sameAddress(url: string): string {
  if (!URL.canParse(url)) return url.trim();
  const parsed = new URL(url);
  parsed.hash = '';
  for (const name of Array.from(parsed.searchParams.keys())) if (/^utm_/i.test(name)) parsed.searchParams.delete(name);
  const path = parsed.pathname.replace(/\/+$/, '');
  return `${parsed.host}${path}${parsed.search}`;
}

/** Target of a URL in a text, absolute if that can be said. */
export const absoluteAddress = (url: string, base: string | null): string =>
  base !== null && URL.canParse(url, base) ? new URL(url, base).href : url;
