// The trend tools. Wikipedia's data comes from Wikimedia's public service. Others have no free source, so they read uploaded
// data, else the account's own data source, and otherwise report missing data. No number is ever invented.

import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type trendsAmazonTool from '@folio/catalogue/trends/trends-amazon.tool';
import type trendsGlobalTool from '@folio/catalogue/trends/trends-global.tool';
import type trendsInterestTool from '@folio/catalogue/trends/trends-interest.tool';
import type trendsRelatedTool from '@folio/catalogue/trends/trends-related.tool';
import type trendsWikiTool from '@folio/catalogue/trends/trends-wiki.tool';
import { baseOf, toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { byLanguage } from '@folio/locales/by-language';
import { type FigureLine, readFigures, scaled } from '../computed/pages/own-figures.ts';
import { sayRemark } from '../computed/remark.ts';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import { breakoutGrowth, type InterestAsk, type OutsideData } from '../core/outside-data.ts';
import { condensed, directionOf, type Point, seasonOf } from './interest.ts';
import { daysBefore, projectOf, type ReadPage, topPages, viewsOf } from './pageviews.ts';

const remarks = byLanguage(({ remarks }) => remarks.trends);

const today = (context: EngineContext) => context.now.toISOString().slice(0, 10);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const ownSource = (context: EngineContext) =>
  sayRemark(remarks[toInterfaceLanguage(context.language)].own, toInterfaceLanguage(context.language), { date: today(context) });

const connectedSource = (name: string, context: EngineContext) =>
  sayRemark(remarks[toInterfaceLanguage(context.language)].connected, toInterfaceLanguage(context.language), {
    source: name,
    date: today(context),
  });
const hasOwnFigures = (input: ToolInput) => textOf(input['own_figures']).trim() !== '';
/** The account's source, asked only where nothing was pasted. */
const sourceFor = async (input: ToolInput, context: EngineContext) =>
  hasOwnFigures(input) ? null : ((await context.outsideData?.()) ?? null);
const countryOf = (input: ToolInput) => {
  const country = textOf(input['country']);
  return country === '' || country === 'WW' ? null : country;
};

/** The pasted figures, highest first; throws NEEDS_FIGURES where there are none. */
function rankedFigures(input: ToolInput): (FigureLine & { popularity: number })[] {
  const lines = readFigures(textOf(input['own_figures'])).toSorted((a, b) => (b.figures[0] ?? 0) - (a.figures[0] ?? 0));
  if (lines.length === 0) throw new EngineFailure('NEEDS_FIGURES');
  const popularity = scaled(lines.map((line) => line.figures[0] ?? 0));
  return lines.slice(0, Number(input['limit'] ?? 100)).map((line, index) => ({ ...line, popularity: popularity[index] ?? 0 }));
}

const nameOf = (line: FigureLine) => (line.cells[0] ?? '').slice(0, 200);

/** The country by its name in the reader's language; empty for the whole world. */
function countryName(input: ToolInput, context: EngineContext): string {
  const country = countryOf(input);
  const names = new Intl.DisplayNames(toInterfaceLanguage(context.language), { type: 'region' });
  return country === null ? '' : (names.of(country) ?? country);
}

/** Global trends from pasted figures. */
export function globalTrends(
  input: Partial<InputOf<typeof trendsGlobalTool>>,
  context: EngineContext,
): ResultOf<typeof trendsGlobalTool> {
  return {
    country: countryName(input, context),
    fetched_at: today(context),
    source: ownSource(context),
    trends: rankedFigures(input).map((line, index) => ({
      rank: index + 1,
      title: nameOf(line),
      popularity: line.popularity,
      searches: line.figures[0] ?? 0,
      ...(line.figures[1] !== undefined && { change: line.figures[1] }),
    })),
  };
}

/** Most queries in each list of related searches. */
const maxRelated = 25;

async function relatedFrom(
  source: OutsideData,
  input: ToolInput,
  context: EngineContext,
): Promise<ResultOf<typeof trendsRelatedTool>> {
  context.onProgress({ stage: 'reading' });
  const ask: InterestAsk = {
    keywords: [textOf(input['keyword'])],
    country: countryOf(input),
    period: (textOf(input['period']) || '12m') as InterestAsk['period'],
    language: baseOf(textOf(input['language']) || 'en'),
  };
  const { top, rising } = await source.related(ask, context.signal);
  if (top.length === 0 && rising.length === 0) throw new EngineFailure('NEEDS_FIGURES');
  const hasBreakout = rising.some(({ growth }) => growth === breakoutGrowth);
  const notes = [
    connectedSource(source.name, context),
    ...(hasBreakout
      ? [sayRemark(remarks[toInterfaceLanguage(context.language)].breakout, toInterfaceLanguage(context.language))]
      : []),
  ];
  return {
    keyword: textOf(input['keyword']),
    source: notes.join(' '),
    top: top.slice(0, maxRelated),
    rising: rising.slice(0, maxRelated),
  };
}

/** Related searches; a second figure in a pasted line is the growth in percent. */
export async function relatedTrends(
  input: Partial<InputOf<typeof trendsRelatedTool>>,
  context: EngineContext,
): Promise<ResultOf<typeof trendsRelatedTool>> {
  const source = await sourceFor(input, context);
  if (source) return relatedFrom(source, input, context);
  const lines = rankedFigures(input);
  return {
    keyword: textOf(input['keyword']),
    source: ownSource(context),
    top: lines.slice(0, maxRelated).map((line) => ({ query: nameOf(line), popularity: line.popularity })),
    rising: lines
      .filter((line) => (line.figures[1] ?? 0) > 0)
      .toSorted((a, b) => (b.figures[1] ?? 0) - (a.figures[1] ?? 0))
      .slice(0, maxRelated)
      .map((line) => ({ query: nameOf(line), growth: line.figures[1] ?? 0 })),
  };
}

/** Queries of shoppers. */
export async function amazonTrends(
  input: Partial<InputOf<typeof trendsAmazonTool>>,
  context: EngineContext,
): Promise<ResultOf<typeof trendsAmazonTool>> {
  const keyword = textOf(input['keyword']);
  const source = await sourceFor(input, context);
  const found = await source?.shopping(keyword, textOf(input['marketplace']), input['limit'] ?? 30, context.signal);
  if (source && found && found.length > 0) {
    const ranked = found.toSorted((a, b) => b.searches - a.searches);
    const popularity = scaled(ranked.map(({ searches }) => searches));
    return {
      keyword,
      source: connectedSource(source.name, context),
      suggestions: ranked.map(({ query }, index) => ({
        rank: index + 1,
        query,
        popularity: popularity[index] ?? 0,
        words: query.split(/\s+/).length,
      })),
    };
  }
  return {
    keyword,
    source: ownSource(context),
    suggestions: rankedFigures(input).map((line, index) => ({
      rank: index + 1,
      query: nameOf(line),
      popularity: line.popularity,
      words: nameOf(line).split(/\s+/).length,
    })),
  };
}

/** Growth in percent over the mean of the seven days before; null for a page that was not on all of their lists. */
function growthOf(page: ReadPage, before: readonly Map<string, number>[]): number | null {
  const views = before.flatMap((list) => list.get(page.title) ?? []);
  if (before.length === 0 || views.length < before.length) return null;
  const mean = views.reduce((sum, one) => sum + one, 0) / views.length;
  return mean === 0 ? null : Math.round((page.views / mean - 1) * 100);
}

/** The most read pages of Wikipedia on a day. Throws PAGE_UNREADABLE where the service is away or has no such day. */
export async function wikiTrends(
  input: Partial<InputOf<typeof trendsWikiTool>>,
  context: EngineContext,
): Promise<ResultOf<typeof trendsWikiTool>> {
  context.onProgress({ stage: 'reading' });
  const language = textOf(input['language']) || 'en';
  const asked = textOf(input['date']);
  const days = asked === '' ? [1, 2, 3].map((back) => daysBefore(today(context), back)) : [asked];
  let found: { date: string; pages: ReadPage[] } | null = null;
  for (const date of days) {
    const pages = await topPages(context, language, date);
    if (pages !== null) {
      found = { date, pages };
      break;
    }
  }
  if (found === null)
    throw new EngineFailure('PAGE_UNREADABLE', { detail: `${projectOf(language)} ${days[0]}`, isTemporary: true });
  const { date } = found;
  const earlier = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((back) => topPages(context, language, daysBefore(date, back))));
  const before = earlier.map((list) => new Map((list ?? []).map(({ title, views }) => [title, views])));
  const about = textOf(input['keyword']).trim().toLocaleLowerCase();
  const judged = found.pages
    .filter(({ title }) => title.toLocaleLowerCase().includes(about))
    .map((page) => ({ ...page, growth: growthOf(page, before) }));
  const sorted =
    input['order_by'] === 'growth'
      ? judged.filter(({ growth }) => growth !== null).toSorted((a, b) => (b.growth ?? 0) - (a.growth ?? 0))
      : judged.toSorted((a, b) => b.views - a.views);
  const shown = sorted.slice(0, input['limit'] ?? 20);
  const popularity = scaled(shown.map(({ views }) => views));
  return {
    date,
    source: sayRemark(remarks[toInterfaceLanguage(context.language)].wikimedia, toInterfaceLanguage(context.language), {
      project: projectOf(language),
      date,
    }),
    pages: shown.map(({ title, views, growth }, index) => ({
      rank: index + 1,
      title,
      views,
      ...(growth !== null && { growth_percent: growth }),
      popularity: popularity[index] ?? 0,
      url: `https://${projectOf(language)}.org/wiki/${encodeURIComponent(title.toWellFormed().replaceAll(' ', '_'))}`,
    })),
  };
}

/** Days of each period. */
const periods: Record<string, number> = { '30d': 30, '90d': 90, '12m': 365, '5y': 1826 };
const maxPoints = 60;

/** Pasted lines "date; keyword; figure" by keyword. */
function ownSeries(text: string): Map<string, Point[]> {
  const series = new Map<string, Point[]>();
  for (const { cells, figures } of readFigures(text)) {
    const [date = '', keyword = ''] = cells;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)) || keyword === '') continue;
    series.set(keyword, [...(series.get(keyword) ?? []), { date, figure: figures.at(-1) ?? 0 }]);
  }
  return series;
}

/** Interest in keywords over time, scaled on the highest point of all. Throws NEEDS_FIGURES where nothing is known of any. */
export async function interestOverTime(
  input: Partial<InputOf<typeof trendsInterestTool>>,
  context: EngineContext,
): Promise<ResultOf<typeof trendsInterestTool>> {
  context.onProgress({ stage: 'reading' });
  const say = toInterfaceLanguage(context.language);
  const language = textOf(input['language']) || 'en';
  const keywords = [...new Set(Array.isArray(input['keywords']) ? input['keywords'].map(String) : [])].slice(0, 5);
  const own = ownSeries(textOf(input['own_figures']));
  const until = daysBefore(today(context), 1);
  const from = daysBefore(until, periods[textOf(input['period'])] ?? 365);
  const source = await sourceFor(input, context);
  const period = (textOf(input['period']) || '12m') as InterestAsk['period'];
  const interest = await source?.interest(
    { keywords, country: countryOf(input), period, language: baseOf(language) },
    context.signal,
  );
  const read = await Promise.all(
    keywords.map(async (keyword): Promise<Point[]> => {
      if (interest) return interest.get(keyword) ?? [];
      if (own.size > 0) return (own.get(keyword) ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
      return (await viewsOf(context, language, keyword, from, until)).map(({ date, views }) => ({ date, figure: views }));
    }),
  );
  const known = keywords.flatMap((keyword, index) => {
    const points = read[index] ?? [];
    return points.length > 0 ? [{ keyword, points, shown: condensed(points, maxPoints) }] : [];
  });
  if (known.length === 0) throw new EngineFailure('NEEDS_FIGURES');
  const highest = Math.max(1, ...known.flatMap(({ shown }) => shown.map(({ figure }) => figure)));
  const scale = (figure: number) => Math.round((figure / highest) * 100);
  const seasons = known.map(({ keyword, points }) => ({ keyword, months: seasonOf(points) }));
  const absent = keywords.filter((keyword) => !known.some((one) => one.keyword === keyword));
  const monthName = new Intl.DateTimeFormat(say, { month: 'long', timeZone: 'UTC' });
  return {
    source: source
      ? connectedSource(source.name, context)
      : own.size > 0
        ? ownSource(context)
        : sayRemark(remarks[say].wikimedia, say, { project: projectOf(language), date: `${from} – ${until}` }),
    notes: [
      ...(absent.length > 0 ? [sayRemark(remarks[say].none, say, { list: absent.join(', ') })] : []),
      ...(seasons.some(({ months }) => months === null) ? [sayRemark(remarks[say].short, say)] : []),
    ],
    series: known.map(({ keyword, shown }, index) => {
      const peak = shown.reduce((best, point) => (point.figure > best.figure ? point : best));
      const points = shown.map(({ date, figure }) => ({ date, popularity: scale(figure) }));
      const months = seasons[index]?.months ?? [];
      return {
        keyword,
        average: Math.round(points.reduce((sum, { popularity }) => sum + popularity, 0) / points.length),
        peak_date: peak.date,
        direction: directionOf(shown.map(({ figure }) => figure)),
        season: months.map((month) => monthName.format(new Date(Date.UTC(2024, month - 1, 15)))).join(', '),
        points,
      };
    }),
    points: known.flatMap(({ keyword, shown }) =>
      shown.map(({ date, figure }) => ({ date, keyword, popularity: scale(figure) })),
    ),
  };
}
