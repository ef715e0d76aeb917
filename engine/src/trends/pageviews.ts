// Page views of Wikipedia by Wikimedia's public service: the most read pages of a day, and the daily views of one page.
import { baseOf } from '@folio/contract/languages';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';

export const wikimediaUrl = 'https://wikimedia.org/api/rest_v1';

/** Days that are over never change, so their lists are kept; the oldest goes first. */
const kept = new Map<string, unknown>();
const maxKept = 60;

type Reader = Pick<EngineContext, 'fetchPage' | 'trendsUrl'>;

/** The answer as data, or null for 404 (nothing known yet). Throws PAGE_UNREADABLE when the service is away or answers something else. */
async function read(context: Reader, path: string): Promise<unknown> {
  const url = `${(context.trendsUrl ?? wikimediaUrl).replace(/\/$/, '')}${path}`;
  const known = kept.get(url);
  if (known !== undefined) return known;
  const { hostname } = new URL(url);
  const unreadable = (cause?: unknown) => new EngineFailure('PAGE_UNREADABLE', { detail: hostname, isTemporary: true, cause });
  if (!context.fetchPage) throw unreadable();
  const answer = await context.fetchPage(url);
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw unreadable();
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(answer.bytes));
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(url, data);
    return data;
  } catch (cause) {
    throw unreadable(cause);
  }
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days before, as YYYY-MM-DD. */
export const daysBefore = (date: string, days: number): string =>
  day(new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000));

/** Host part of a language's Wikipedia. */
export const projectOf = (language: string): string => {
  const base = baseOf(language);
  return `${base === 'nb' ? 'no' : base}.wikipedia`;
};

export interface ReadPage {
  title: string;
  views: number;
}

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null) : [];

const itemsOf = (data: unknown) => records((data as { items?: unknown } | null)?.items);

const mainPages = new Set(['Main_Page', 'Pagina_principale', 'Hauptseite', 'Portada', 'Hoofdpagina', 'Main_page', '-']);
/** "Special:Search" is a page of the site itself; "Mission: Impossible" is an article. */
const isArticle = (title: string) => !mainPages.has(title) && !/^[^:]{2,30}:[^_]/u.test(title);

/** The most read articles of a day, without main and special pages; null while that day is not published. */
export async function topPages(context: Reader, language: string, date: string): Promise<ReadPage[] | null> {
  const data = await read(context, `/metrics/pageviews/top/${projectOf(language)}/all-access/${date.replaceAll('-', '/')}`);
  if (data === null) return null;
  return records(itemsOf(data)[0]?.['articles']).flatMap(({ article, views }) =>
    typeof article === 'string' && typeof views === 'number' && isArticle(article)
      ? [{ title: article.replaceAll('_', ' '), views }]
      : [],
  );
}

/** Returns daily views of one article by day; empty if the article does not exist. */
export async function viewsOf(
  context: Reader,
  language: string,
  title: string,
  from: string,
  to: string,
): Promise<{ date: string; views: number }[]> {
  // Half a character has no address.
  const article = encodeURIComponent(
    title
      .toWellFormed()
      .trim()
      .replace(/\s+/g, '_')
      .replace(/^./u, (first) => first.toUpperCase()),
  );
  const days = [from, to].map((date) => date.replaceAll('-', ''));
  const path = `/metrics/pageviews/per-article/${projectOf(language)}/all-access/user/${article}/daily/${days.join('/')}`;
  return itemsOf(await read(context, path)).flatMap(({ timestamp, views }) =>
    typeof timestamp === 'string' && typeof views === 'number'
      ? [{ date: `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`, views }]
      : [],
  );
}

/** All views of a language's Wikipedia in a span of days; 0 where none are known. */
export async function viewsOfProject(context: Reader, language: string, from: string, to: string): Promise<number> {
  const hours = [from, to].map((date) => `${date.replaceAll('-', '')}00`);
  const data = await read(
    context,
    `/metrics/pageviews/aggregate/${projectOf(language)}/all-access/user/daily/${hours.join('/')}`,
  );
  return itemsOf(data).reduce((sum, { views }) => sum + (typeof views === 'number' ? views : 0), 0);
}
