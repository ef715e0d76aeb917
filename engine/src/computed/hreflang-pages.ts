// Looks at the pages themselves: do they answer, do they name one another, are they their own canonical address?
import type { EngineContext } from '../core/engine-types.ts';
import { EngineFailure } from '../core/engine-types.ts';
import type { Alternate } from './hreflang-code.ts';

/** Most pages looked at in one call, which answers within a request. */
export const maxPagesChecked = 10;

const maxMarkupLength = 1_000_000;

export interface PageFindings {
  status: number | null;
  redirectedTo: string | null;
  canonical: string | null;
  /** Codes with a link that is missing on the page or leads elsewhere. */
  missing: string[];
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').trim();

const attributeOf = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return found ? decode(found[1] ?? found[2] ?? found[3] ?? '') : null;
};

const absolute = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base).href : address);

/** Walks instead of searching by pattern: openings without an end would take the square of the page's length. */
function withoutComments(markup: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = markup.indexOf('<!--', at);
    if (start === -1) return kept + markup.slice(at);
    kept += markup.slice(at, start);
    const end = markup.indexOf('-->', start + 4);
    if (end === -1) return kept;
    at = end + 3;
  }
}

interface HeadLinks {
  canonical: string | null;
  /** Addresses by lower-case code. */
  alternates: Map<string, string>;
}

/** The canonical and alternate links of a page's markup; comments do not count. */
export function headLinksOf(markup: string, base: string): HeadLinks {
  const links: HeadLinks = { canonical: null, alternates: new Map() };
  for (const [tag] of withoutComments(markup).matchAll(/<link\s[^>]{1,4000}>/gi)) {
    const kinds = (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/);
    const address = attributeOf(tag, 'href');
    if (address === null) continue;
    if (kinds.includes('canonical')) links.canonical ??= absolute(address, base);
    const code = attributeOf(tag, 'hreflang');
    if (kinds.includes('alternate') && code !== null) links.alternates.set(code.toLowerCase(), absolute(address, base));
  }
  return links;
}

async function checkPage(page: string, alternates: readonly Alternate[], fetchPage: NonNullable<EngineContext['fetchPage']>) {
  try {
    const { url, status, bytes } = await fetchPage(page);
    const markup = new TextDecoder().decode(bytes.subarray(0, maxMarkupLength));
    const links = headLinksOf(markup, url);
    const wanted = new URL(page).href;
    return {
      status,
      redirectedTo: url === wanted ? null : url,
      canonical: links.canonical === null || links.canonical === wanted ? null : links.canonical,
      missing: alternates
        .filter((one) => links.alternates.get(one.code.toLowerCase()) !== new URL(one.url).href)
        .map((one) => one.code),
    };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { status: null, redirectedTo: null, canonical: null, missing: [] };
  }
}

/** Hreflang data of the pages themselves, by URL; the first ten of the set. A page that cannot be read has a status of null. */
export async function checkPages(
  alternates: readonly Alternate[],
  fetchPage: NonNullable<EngineContext['fetchPage']>,
): Promise<Map<string, PageFindings>> {
  const pages = [...new Set(alternates.map(({ url }) => url))].slice(0, maxPagesChecked);
  const findings = await Promise.all(pages.map((page) => checkPage(page, alternates, fetchPage)));
  return new Map(pages.map((page, index) => [page, findings[index] as PageFindings]));
}
