// Strength of domains from an uploaded rank list (Tranco, Common Crawl and the like): the rank on a log scale from 0 to 100.
// Without a list, uses the account's own data source. Without both, the result reports missing data and never shows 0 instead.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type pageDomainAuthorityTool from '@folio/catalogue/seo/page-domain-authority.tool';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import { sayRemark } from '../remark.ts';
import { readFigures } from './own-figures.ts';

const remarks = byLanguage(({ remarks }) => remarks.domainAuthority);

type Input = Partial<InputOf<typeof pageDomainAuthorityTool>>;
type Result = ResultOf<typeof pageDomainAuthorityTool>;

/** The rank that scores 0; about the number of ranked hosts of the web. */
const lastRank = 100_000_000;

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Ranks by domain, from lines "domain; rank" or "rank, domain". */
function readRanks(text: string): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { cells, figures } of readFigures(text)) if (figures[0] !== undefined) ranks.set(bare(cells[0] ?? ''), figures[0]);
  for (const line of text.split(/\r?\n/).slice(0, 5000)) {
    const [, rank, domain] = /^\s*(\d{1,9})\s*[,;\t]\s*([a-z0-9.-]+\.[a-z]{2,})\s*$/i.exec(line) ?? [];
    if (rank !== undefined && domain !== undefined) ranks.set(bare(domain), Number(rank));
  }
  return ranks;
}

/** 100 for rank 1, 0 for rank 100 million and beyond. */
export const authorityOf = (rank: number): number =>
  Math.max(0, Math.min(100, Math.round(100 * (1 - Math.log10(Math.max(1, rank)) / Math.log10(lastRank)))));

function rankOf(host: string, ranks: ReadonlyMap<string, number>): number | null {
  const parts = bare(host).split('.');
  for (let start = 0; start < parts.length - 1; start++) {
    const rank = ranks.get(parts.slice(start).join('.'));
    if (rank !== undefined) return rank;
  }
  return null;
}

async function statusOf(context: EngineContext, url: string): Promise<number | null> {
  try {
    return (await context.fetchPage?.(url))?.status ?? null;
  } catch (problem) {
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return null;
  }
}

interface Strength {
  domain: number | null;
  page: number | null;
  rank: number | null;
}

/** By a rank list; a page is judged by how deep it lies and whether it answers. */
function strengthByList(url: string, status: number | null, ranks: ReadonlyMap<string, number>): Strength {
  const { hostname, pathname } = new URL(url);
  const rank = rankOf(hostname, ranks);
  if (rank === null) return { domain: null, page: null, rank };
  const domain = authorityOf(rank);
  const open = Math.max(0, domain - pathname.split('/').filter(Boolean).length * 5);
  return { domain, page: status === 200 ? open : Math.min(10, open), rank };
}

/** One row for each page. What is not known says "no data". */
export async function domainAuthority(input: Input, context: EngineContext): Promise<Result> {
  const language = toInterfaceLanguage(context.language);
  const ranks = readRanks(typeof input['own_figures'] === 'string' ? input['own_figures'] : '');
  const urls = [...new Set(Array.isArray(input['page_urls']) ? input['page_urls'].map(String) : [])].slice(0, 10);
  context.onProgress({ stage: 'reading' });
  const source = ranks.size === 0 ? ((await context.outsideData?.()) ?? null) : null;
  const domains = urls.map((url) => bare(new URL(url).hostname));
  const [statuses, ranked] = await Promise.all([
    Promise.all(urls.map((url) => statusOf(context, url))),
    source?.ranks([...new Set([...domains, ...urls])], context.signal),
  ]);
  const unknown = sayRemark(remarks[language].no_data, language);
  const shown = (figure: number | null) => (figure === null ? unknown : figure.toLocaleString(language));
  const explained = source
    ? remarks[language].connected
    : ranks.size === 0
      ? remarks[language].no_list
      : remarks[language].explained;
  return {
    explained: sayRemark(explained, language, { source: source?.name ?? '', date: context.now.toISOString().slice(0, 10) }),
    results: urls.map((url, index) => {
      const domain = domains[index] ?? '';
      const status = statuses[index] ?? null;
      const strength = ranked
        ? { domain: ranked.get(domain) ?? null, page: ranked.get(url) ?? null, rank: null }
        : strengthByList(url, status, ranks);
      return {
        url,
        domain,
        domain_authority: shown(strength.domain),
        page_authority: shown(strength.page),
        domain_rank: shown(strength.rank),
        status_code: status === null ? unknown : String(status),
      };
    }),
  };
}
