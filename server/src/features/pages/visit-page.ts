// Requests one page and reads its content. Nothing is written here.
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import { EngineFailure } from '@folio/engine/core/engine-types';
import type { FetchedPage } from '@folio/engine/fetch/guarded-fetch';
import { TooLargeError } from '@folio/engine/fetch/read-body';
import type { SitePage } from '@folio/engine/site/read-site-page';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Config } from '../../kernel/config.ts';
import type { WebsiteRow } from '../websites/index.ts';
import type { PageRow } from './pages.queries.ts';
import { type SiteRules, siteFetch } from './site-fetch.ts';

export type Outcome =
  | { kind: 'read'; status: number; page: SitePage; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'redirected'; status: number; finalUrl: string; hops: number }
  /** No answer, 404, 410 or an error of the server: it may be broken. */
  | { kind: 'missing'; status: number | null; problem: string | null; finalUrl: string | null; hops: number }
  /** It answers, but not with a page that can be read: another status, or one too large. */
  | { kind: 'unread'; status: number | null; problem: string | null }
  /** A file other than a page. */
  | { kind: 'not_a_page'; status: number }
  | { kind: 'robots' };

/** Milliseconds for the reading of one page's markup. */
const readingMs = 20_000;

const isMissing = (status: number) => status === 404 || status === 410 || status >= 500;

function isTooLarge(problem: unknown): boolean {
  for (let cause = problem, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof TooLargeError) return true;
  return false;
}

function failureOf(problem: EngineFailure): Outcome {
  if (isTooLarge(problem)) return { kind: 'unread', status: null, problem: 'page_too_large' };
  return { kind: 'missing', status: null, problem: problem.code, finalUrl: null, hops: 0 };
}

/** Conditional requests are sent only if the last response is still known. */
function sentWith(page: PageRow): { headers: Record<string, string> } | undefined {
  if (page.content_hash === null) return undefined;
  const headers: Record<string, string> = {
    ...(page.etag ? { 'if-none-match': page.etag } : {}),
    ...(page.last_modified ? { 'if-modified-since': page.last_modified } : {}),
  };
  return Object.keys(headers).length === 0 ? undefined : { headers };
}

const header = (value: string | undefined) => (value && value.length <= 500 ? value : null);

async function read(answer: FetchedPage, page: PageRow, language: string, signal: AbortSignal): Promise<Outcome> {
  const { status, contentType, bytes, robotsTag = '' } = answer;
  const kind = contentType.split(';')[0]?.trim() ?? '';
  if (kind !== '' && !/^(?:text\/html|application\/xhtml\+xml)$/.test(kind)) return { kind: 'not_a_page', status };
  try {
    const input = { bytes, contentType, url: page.url, robotsTag, language };
    const found = await runHeavy('site-page', input, { signal, timeMs: readingMs, heapMb: 1024 });
    return { kind: 'read', status, page: found, etag: header(answer.etag), lastModified: header(answer.lastModified) };
  } catch (problem) {
    if (signal.aborted || (problem instanceof EngineFailure && problem.code === 'ABORTED')) throw problem;
    return { kind: 'unread', status, problem: 'page_not_read' };
  }
}

/** Asks a page. Throws only when called off. */
export async function visitPage(
  config: Config,
  website: WebsiteRow,
  page: PageRow,
  rules: SiteRules,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!isOnHost(page.url, website.url)) return { kind: 'unread', status: null, problem: 'page_other_host' };
  if (!rules.isReachable) return { kind: 'missing', status: null, problem: 'robots_unreachable', finalUrl: null, hops: 0 };
  if (!rules.isAllowed(page.url)) return { kind: 'robots' };
  let answer: FetchedPage;
  try {
    answer = await siteFetch(config).page(page.url, signal, sentWith(page));
  } catch (problem) {
    if (signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return failureOf(problem);
  }
  const { status, firstStatus = answer.status, hops = 0 } = answer;
  if (status === 304) return { kind: 'unchanged' };
  const finalUrl = canonicalUrl(answer.leadsTo ?? answer.url) ?? page.url;
  const isMoved = finalUrl !== page.url;
  if (isMissing(status)) return { kind: 'missing', status, problem: null, finalUrl: isMoved ? finalUrl : null, hops };
  if (isMoved) return { kind: 'redirected', status: firstStatus, finalUrl, hops };
  if (status !== 200) return { kind: 'unread', status, problem: null };
  return read(answer, page, website.language, signal);
}
