// The same set of alternates as HTML, as an HTTP header or as a sitemap.

export interface Alternate {
  code: string;
  url: string;
}

/** Most links printed in a sitemap, where each page repeats the whole set. */
const maxSitemapLinks = 2500;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Number of pages in a printed sitemap of this many alternates. */
export const sitemapPages = (alternates: number): number => Math.max(1, Math.floor(maxSitemapLinks / Math.max(1, alternates)));

function sitemapOf(alternates: readonly Alternate[]): string {
  const links = alternates.map(({ code, url }) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${escape(url)}"/>`);
  const pages = [...new Set(alternates.map(({ url }) => url))].slice(0, sitemapPages(alternates.length));
  const urls = pages.map((url) => `  <url>\n    <loc>${escape(url)}</loc>\n${links.join('\n')}\n  </url>`);
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${urls.join('\n')}\n</urlset>`;
}

/** The code to copy; empty where there is nothing to name. Addresses are escaped for the format. */
export function hreflangCodeOf(alternates: readonly Alternate[], format: unknown): string {
  if (alternates.length === 0) return '';
  if (format === 'sitemap') return sitemapOf(alternates);
  if (format === 'http') {
    const links = alternates.map(({ code, url }) => `<${new URL(url).href}>; rel="alternate"; hreflang="${code}"`);
    return `Link: ${links.join(', ')}`;
  }
  return alternates.map(({ code, url }) => `<link rel="alternate" hreflang="${code}" href="${escape(url)}">`).join('\n');
}
