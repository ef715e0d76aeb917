// An XML sitemap from a list of URLs or a crawl: complete URLs of one host, each once. Omitted URLs are listed with their reason.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type sitemapGeneratorTool from '@folio/catalogue/seo/sitemap-generator.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import type { EngineContext } from '../../core/engine-types.ts';
import { matchesPath, rulePath } from '../../text/robots-rules.ts';
import { sayRemark } from '../remark.ts';
import { crawlSite, type LeftOut, pageAddress } from './crawl-site.ts';
import { linkScores } from './link-score.ts';

const remarks = byLanguage(({ remarks }) => remarks.sitemap);

type Input = Partial<InputOf<typeof sitemapGeneratorTool>>;
type Result = ResultOf<typeof sitemapGeneratorTool>;

/** Most addresses and bytes of one sitemap; source: the protocol at sitemaps.org. */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 } as const;
/** Longest address; source: the same. */
const maxUrlLength = 2048;
const maxShown = 500;

interface Excluded {
  url: string;
  reason: string;
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** Returns the file and its number of URLs, up to the protocol's limits. Further URLs are omitted. */
export function sitemapXml(
  urls: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): { xml: string; count: number } {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  const tail = '</urlset>\n';
  const lines: string[] = [];
  let bytes = head.length + tail.length;
  for (const url of urls.slice(0, sitemapLimits.urls)) {
    const day = changed.get(url);
    const line = `  <url><loc>${escapeXml(url)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>\n`;
    bytes += Buffer.byteLength(line);
    if (bytes > sitemapLimits.bytes) break;
    lines.push(line);
  }
  return { xml: head + lines.join('') + tail, count: lines.length };
}

function fromList(text: string, isExcluded: (path: string) => boolean, language: InterfaceLanguage) {
  const urls = new Set<string>();
  const excluded: Excluded[] = [];
  let host: string | null = null;
  for (const line of text.split(/[\s,;]+/).filter(Boolean)) {
    const url = pageAddress(line);
    const leave = (reason: keyof (typeof remarks)['en']) =>
      excluded.push({ url: line.slice(0, 300), reason: sayRemark(remarks[language][reason], language) });
    if (url === null) leave('not_absolute');
    else if (url.length > maxUrlLength) leave('too_long');
    else if (urls.has(url)) leave('duplicate');
    else if (host !== null && new URL(url).host !== host) leave('other_host');
    else if (isExcluded(new URL(url).pathname)) leave('excluded');
    else {
      host ??= new URL(url).host;
      urls.add(url);
    }
  }
  return { urls: [...urls], excluded, notes: urls.size > 0 ? [sayRemark(remarks[language].unchecked, language)] : [] };
}

function reasonOf(left: LeftOut, language: InterfaceLanguage): string {
  const values: Record<string, string> =
    'status' in left ? { status: String(left.status) } : 'url' in left ? { url: left.url } : {};
  return sayRemark(remarks[language][left.reason], language, values);
}

/** The sitemap. Throws `EngineFailure` where the site to crawl cannot be read. */
export async function sitemap(input: Input, context: EngineContext): Promise<Result> {
  const language = toInterfaceLanguage(context.language);
  const patterns = Array.isArray(input['exclude']) ? input['exclude'].map(String).map(rulePath).filter(Boolean) : [];
  const isExcluded = (path: string) => patterns.some((pattern) => matchesPath(pattern, path));
  const start = typeof input['start_url'] === 'string' ? input['start_url'] : '';
  const list = fromList(typeof input['url_list'] === 'string' ? input['url_list'] : '', isExcluded, language);
  const crawl = start === '' ? null : await crawlSite(context, start, { limit: input['max_pages'] ?? 200, isExcluded });
  const found = crawl?.pages.filter((page) => page.leftOut === null).map((page) => page.url) ?? [];
  const urls = [...new Set([...found, ...list.urls])].toSorted();
  const days = (crawl?.pages ?? []).flatMap(({ url, changed }): [string, string][] => (changed ? [[url, changed]] : []));
  const { xml, count } = sitemapXml(urls, new Map(input['lastmod'] === false ? [] : days));
  const scores = crawl && crawl.pages.length > 1 ? linkScores(crawl.pages.filter((page) => page.leftOut === null)) : [];
  const [first] = urls;
  return {
    sitemap_xml: count === 0 ? '' : xml,
    url_count: count,
    checks: [
      ...(first === undefined
        ? [sayRemark(remarks[language].empty, language)]
        : [sayRemark(remarks[language].where, language, { url: `${new URL(first).origin}/sitemap.xml` })]),
      ...(crawl === null ? list.notes : []),
      ...(crawl === null || crawl.end === 'all' ? [] : [sayRemark(remarks[language][crawl.end], language)]),
    ],
    link_scores: scores.slice(0, 50).map(({ url, linksIn, score }) => ({ url, links_in: linksIn, score })),
    excluded: [
      ...(crawl?.pages ?? []).flatMap(({ url, leftOut }) =>
        leftOut === null ? [] : [{ url, reason: reasonOf(leftOut, language) }],
      ),
      ...list.excluded,
    ].slice(0, maxShown),
  };
}
