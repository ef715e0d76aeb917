// A page by its URL, with the facts of its markup.
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import { declaredCharset, decodeText } from '../../sources/decode-text.ts';
import { runHeavy } from '../../work/run-heavy.ts';
import type { PageFacts } from './page-facts.ts';

export type FetchedMarkup = PageFacts & {
  /** Address after redirects. */
  url: string;
  status: number;
  robotsTag: string;
  /** Bytes of the markup. */
  bytes: number;
};

/** Milliseconds for the reading of one page's markup. */
const timeoutMs = 20_000;

const fetchWith = (context: EngineContext, url: string) => {
  if (context.fetchPage === undefined) throw new EngineFailure('PAGE_UNREADABLE', { detail: url });
  return context.fetchPage(url);
};

/**
 * Returns the page and its facts for any status. Throws `EngineFailure`: the fetcher's error, or PAGE_UNREADABLE if
 * it is not a page.
 */
export async function readPageFacts(context: EngineContext, url: string): Promise<FetchedMarkup> {
  const page = await fetchWith(context, url);
  const kind = page.contentType?.split(';')[0]?.trim() ?? '';
  const unreadable = (cause?: unknown) => new EngineFailure('PAGE_UNREADABLE', { detail: new URL(page.url).hostname, cause });
  if (kind !== '' && !/html|text\/plain/.test(kind)) throw unreadable();
  const markup = decodeText(page.bytes, declaredCharset(page.contentType ?? '', page.bytes));
  try {
    const limits = { signal: context.signal, timeMs: timeoutMs, heapMb: 512 };
    const facts = await runHeavy('page-facts', { markup, url: page.url }, limits);
    return { ...facts, url: page.url, status: page.status, robotsTag: page.robotsTag ?? '', bytes: page.bytes.length };
  } catch (problem) {
    throw problem instanceof EngineFailure ? problem : unreadable(problem);
  }
}

/** A text file of a site such as robots.txt, or null where it is away. Throws `EngineFailure` only when called off. */
export async function readSiteFile(context: EngineContext, url: string): Promise<string | null> {
  try {
    const file = await fetchWith(context, url);
    return file.status >= 200 && file.status < 300 ? decodeText(file.bytes).slice(0, 500_000) : null;
  } catch (problem) {
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return null;
  }
}
