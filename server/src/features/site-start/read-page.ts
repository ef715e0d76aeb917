// Requests one page of a run and reads its content. Nothing is written here.
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import type { StartPageReason } from '@folio/contract/site-start-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { createGuardedFetch, type FetchedPage, type GuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { TooLargeError } from '@folio/engine/fetch/read-body';
import type { StartPage } from '@folio/engine/site/read-start-page';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Config } from '../../kernel/config.ts';

export type PageOutcome =
  | { kind: 'read'; url: string; status: number; found: StartPage }
  | { kind: 'failed'; reason: StartPageReason; status: number | null; leadsTo: string | null; title: string | null };

/** Milliseconds for one page and for the reading of its markup, and bytes of a page, style sheet or logo. */
const limits = { fetchMs: 10_000, readingMs: 40_000, bytes: 5 * 1024 * 1024 } as const;

const fetchers = new WeakMap<Config, GuardedFetch>();

/** Fetches from one website; a redirect to another one is not followed. */
export function startFetch(config: Config): GuardedFetch {
  const known = fetchers.get(config);
  if (known) return known;
  const made = createGuardedFetch({
    allow: config.fetchAllow,
    timeoutMs: limits.fetchMs,
    maxBytes: limits.bytes,
    canFollow: (from, to) => isOnHost(to.href, from.href),
  });
  fetchers.set(config, made);
  return made;
}

const failed = (
  reason: StartPageReason,
  status: number | null = null,
  { leadsTo = null, title = null }: { leadsTo?: string | null; title?: string | null } = {},
): PageOutcome => ({ kind: 'failed', reason, status, leadsTo, title });

function isTooLarge(problem: unknown): boolean {
  for (let cause = problem, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof TooLargeError) return true;
  return false;
}

function reasonOf(problem: EngineFailure): StartPageReason {
  if (isTooLarge(problem)) return 'too_large';
  if (problem.code === 'PAGE_NOT_PUBLIC') return 'not_public';
  if (problem.code === 'PAGE_REDIRECTS') return 'redirects';
  return problem.isTemporary ? 'timeout' : 'unreachable';
}

const htmlType = /^(?:text\/html|application\/xhtml\+xml)$/;

async function readAnswer(answer: FetchedPage, url: string, language: string | null, signal: AbortSignal): Promise<PageOutcome> {
  const { status, contentType, bytes, robotsTag = '' } = answer;
  const kind = contentType.split(';')[0]?.trim() ?? '';
  if (kind !== '' && !htmlType.test(kind)) return failed('not_html', status);
  let found: StartPage;
  try {
    found = await runHeavy('start-page', { bytes, contentType, url, robotsTag }, { signal, timeMs: limits.readingMs });
  } catch (problem) {
    if (signal.aborted || (problem instanceof EngineFailure && problem.code === 'ABORTED')) throw problem;
    return failed('unreadable', status);
  }
  const { title } = found.page;
  if (found.signals.isLogin) return failed('login', status, { title });
  if (found.words === 0) return failed('no_text', status, { title });
  const isOther =
    language !== null && found.language !== null && found.language.slice(0, 2).toLowerCase() !== language.slice(0, 2);
  if (isOther) return failed('other_language', status, { title });
  return { kind: 'read', url, status, found };
}

/** Asks a page. `callOff` ends the wait for it alone; throws where `signal` is aborted. */
export async function readPage(
  config: Config,
  url: string,
  { language, signal, callOff }: { language: string | null; signal: AbortSignal; callOff: AbortSignal },
): Promise<PageOutcome> {
  let answer: FetchedPage;
  try {
    answer = await startFetch(config)(url, AbortSignal.any([signal, callOff]));
  } catch (problem) {
    if (signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return failed(callOff.aborted ? 'timeout' : reasonOf(problem));
  }
  const { status, leadsTo } = answer;
  if (leadsTo !== undefined) return failed('other_website', status, { leadsTo: leadsTo.slice(0, 2048) });
  if (status === 404 || status === 410) return failed('not_found', status);
  if (status === 401) return failed('login', status);
  if (status !== 200) return failed('status', status);
  return readAnswer(answer, canonicalUrl(answer.url) ?? url, language, signal);
}
