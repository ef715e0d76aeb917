// Interest of each Wikipedia language edition in one subject: page views of the article in that language, of all page views of
// the edition, so small editions compare with large ones.
import { baseOf } from '@folio/contract/languages';
import * as z from 'zod';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import { daysBefore, projectOf, viewsOf, viewsOfProject } from './pageviews.ts';

export interface LanguageInterestAsk {
  keyword: string;
  /** Of the keyword, as a tag. */
  language: string;
  /** Base codes of the editions that are asked for. */
  languages: readonly string[];
  from: string;
  to: string;
}

export interface LanguageInterest {
  /** Title of the article. */
  title: string;
  /** Views of the article in a million views of the edition. */
  share: number;
  /** Percent that the last 30 days had more than the 30 before; null where that is not known. */
  change: number | null;
}

type Reader = Pick<EngineContext, 'fetchPage' | 'trendsUrl'> & {
  /** Address of Wikipedia's interface, with `{project}` where “de.wikipedia” goes. */
  encyclopediaUrl: string;
};

/** Editions asked at a time, so that the service is not flooded. */
const maxConcurrent = 6;

const pageSchema = z.object({
  title: z.string(),
  missing: z.unknown().optional(),
  langlinks: z.array(z.object({ lang: z.string(), title: z.string() })).default([]),
});
const answerSchema = z.object({ query: z.object({ pages: z.array(pageSchema).default([]) }).optional() });

/**
 * Returns titles of the article in other languages, its own included; null if the article does not exist. Throws PAGE_UNREADABLE.
 */
async function titlesOf(reader: Reader, language: string, keyword: string): Promise<Map<string, string> | null> {
  const address = new URL(reader.encyclopediaUrl.replace('{project}', projectOf(language)));
  const asked = { action: 'query', format: 'json', formatversion: '2', redirects: '1', prop: 'langlinks', lllimit: '500' };
  address.search = new URLSearchParams({ ...asked, titles: keyword.toWellFormed() }).toString();
  const unreadable = (cause?: unknown) =>
    new EngineFailure('PAGE_UNREADABLE', { detail: address.hostname, isTemporary: true, cause });
  if (!reader.fetchPage) throw unreadable();
  const { status, bytes } = await reader.fetchPage(address.href);
  if (status !== 200) throw unreadable();
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw unreadable(cause);
  }
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw unreadable(answer.error);
  const [page] = answer.data.query?.pages ?? [];
  if (!page || page.missing !== undefined) return null;
  const editions = page.langlinks.map(({ lang, title }) => [lang === 'no' ? 'nb' : lang, title] as const);
  return new Map([...editions, [baseOf(language), page.title]]);
}

const sumOf = (days: readonly { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0);

/** Growth of the last 30 days over the 30 before; null where not all 60 have a figure. */
function changeOf(days: readonly { date: string; views: number }[], to: string): number | null {
  const [middle, start] = [daysBefore(to, 30), daysBefore(to, 60)];
  const last = days.filter(({ date }) => date > middle && date <= to);
  const before = days.filter(({ date }) => date > start && date <= middle);
  const base = sumOf(before);
  return last.length < 30 || before.length < 30 || base === 0 ? null : Math.round((sumOf(last) / base - 1) * 100);
}

async function readEdition(reader: Reader, ask: LanguageInterestAsk, language: string, title: string) {
  const days = await viewsOf(reader, language, title, ask.from, ask.to);
  const all = await viewsOfProject(reader, language, ask.from, ask.to);
  if (days.length === 0 || all === 0) return null;
  return { title, share: (sumOf(days) / all) * 1_000_000, change: changeOf(days, ask.to) };
}

/**
 * Returns interest by language, without languages that lack an article or readable data. Null if the article does not exist.
 * Throws PAGE_UNREADABLE if the service is unavailable.
 */
export async function interestByLanguage(
  reader: Reader,
  ask: LanguageInterestAsk,
): Promise<Map<string, LanguageInterest> | null> {
  const own = baseOf(ask.language);
  const titles = (await titlesOf(reader, own, ask.keyword)) ?? (own === 'en' ? null : await titlesOf(reader, 'en', ask.keyword));
  if (titles === null) return null;
  const wanted = ask.languages.flatMap((language) => {
    const title = titles.get(language);
    return title === undefined ? [] : [{ language, title }];
  });
  const read = new Map<string, LanguageInterest>();
  let failure: unknown = null;
  const queue = wanted.values();
  const work = async () => {
    for (const { language, title } of queue) {
      try {
        const interest = await readEdition(reader, ask, language, title);
        if (interest) read.set(language, interest);
      } catch (problem) {
        failure = problem;
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  if (read.size === 0 && failure !== null) throw failure;
  return read;
}
