// DataForSEO (API v3) as a source of figures. Credentials travel in a header, never in an address.

import * as z from 'zod';
import { EngineFailure } from '../core/engine-types.ts';
import { breakoutGrowth, type InterestAsk, type OutsideData } from '../core/outside-data.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import { parseJson } from '../fetch/parse-json.ts';

export const dataForSeoUrl = 'https://api.dataforseo.com/v3';

export interface DataForSeoAccess {
  login: string;
  password: string;
  fetch: GuardedFetch;
  /** Without its last slash; the vendor's own unless a test says otherwise. */
  baseUrl?: string;
}

/** Statuses as the vendor numbers them: 20000 is well, 401xx is about credentials, 402xx about money and pace. */
const isWell = 20_000;
const answerSchema = z.object({
  status_code: z.number(),
  tasks: z.array(z.object({ status_code: z.number(), result: z.array(z.unknown()).nullish() })).nullish(),
});

const name = 'DataForSEO';
const failed = (code: 'OUTSIDE_DATA_REFUSED' | 'OUTSIDE_DATA_LIMIT' | 'OUTSIDE_DATA_UNREACHABLE', cause?: unknown) =>
  new EngineFailure(code, { detail: name, isTemporary: code === 'OUTSIDE_DATA_UNREACHABLE', cause });

function checkStatus(status: number): void {
  if (status === isWell) return;
  if (status >= 40_100 && status < 40_200) throw failed('OUTSIDE_DATA_REFUSED');
  if (status >= 40_200 && status < 40_300) throw failed('OUTSIDE_DATA_LIMIT');
  throw failed('OUTSIDE_DATA_UNREACHABLE', new Error(`status ${status}`));
}

/** Returns "oak table (round)" without the characters that the vendor rejects in a keyword. */
const cleanKeyword = (keyword: string) =>
  keyword
    .replace(/[<>|\\"+=~!:*()[\]{},]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 80);

const timeRanges: Record<InterestAsk['period'], string> = {
  '1d': 'past_day',
  '7d': 'past_7_days',
  '30d': 'past_30_days',
  '90d': 'past_90_days',
  '12m': 'past_12_months',
  '5y': 'past_5_years',
};

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Countries are named in English, none for the whole world. */
const locationOf = (country: string | null) => (country === null ? {} : { location_name: regions.of(country) ?? country });

const graphSchema = z.object({
  type: z.literal('google_trends_graph'),
  keywords: z.array(z.string()),
  data: z.array(z.object({ date_from: z.string(), values: z.array(z.number().nullable()) })).nullish(),
});
const queriesSchema = z.object({
  type: z.literal('google_trends_queries_list'),
  data: z
    .object({
      top: z.array(z.object({ query: z.string(), value: z.coerce.number() })).nullish(),
      /** "Breakout" where there was next to nothing before. */
      rising: z.array(z.object({ query: z.string(), value: z.union([z.number(), z.string()]) })).nullish(),
    })
    .nullish(),
});
const mapSchema = z.object({
  type: z.literal('google_trends_map'),
  data: z.array(z.object({ geo_id: z.string(), values: z.array(z.number().nullable()) })).nullish(),
});
const itemsSchema = z.object({ items: z.array(z.unknown()).nullish() });
const rankSchema = z.object({ target: z.string(), rank: z.number().min(0).max(1000) });
const shopperSchema = z.object({
  keyword_data: z.object({ keyword: z.string(), keyword_info: z.object({ search_volume: z.number().nullish() }).nullish() }),
});
const volumeSchema = z.object({ keyword: z.string(), search_volume: z.number().nullish() });

/** Items of the expected shape; anything else in the list is another kind of item. */
const fitting = <Shape extends z.ZodType>(list: readonly unknown[], shape: Shape): z.infer<Shape>[] =>
  list.flatMap((one) => {
    const parsed = shape.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
const itemsOf = (results: readonly unknown[]) => fitting(results, itemsSchema).flatMap(({ items }) => items ?? []);

/** Numbers of marketplaces by country that the vendor's Amazon data covers. */
const marketplaces: Record<string, number> = { US: 2840 };

/** The source for one account's credentials. Every call throws `EngineFailure`: OUTSIDE_DATA_REFUSED, _LIMIT, _UNREACHABLE, ABORTED. */
export function createDataForSeo({ login, password, fetch, baseUrl = dataForSeoUrl }: DataForSeoAccess): OutsideData {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;

  async function ask(path: string, task: Record<string, unknown> | null, signal: AbortSignal): Promise<unknown[]> {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const sent = task === null ? { headers } : { method: 'POST' as const, headers, body: JSON.stringify([task]) };
    const { status, bytes } = await fetch(`${baseUrl}${path}`, signal, sent).catch((problem: unknown) => {
      const isCalledOff = problem instanceof EngineFailure && problem.code === 'ABORTED';
      throw isCalledOff ? problem : failed('OUTSIDE_DATA_UNREACHABLE', problem);
    });
    if (status === 401 || status === 403) throw failed('OUTSIDE_DATA_REFUSED');
    if (status === 402 || status === 429) throw failed('OUTSIDE_DATA_LIMIT');
    const answer = answerSchema.safeParse(parseJson(bytes));
    if (status !== 200 || !answer.success) throw failed('OUTSIDE_DATA_UNREACHABLE', new Error(`answer ${status}`));
    checkStatus(answer.data.status_code);
    const [done] = answer.data.tasks ?? [];
    if (done) checkStatus(done.status_code);
    return done?.result ?? [];
  }

  const explore = async (asked: InterestAsk, signal: AbortSignal) =>
    itemsOf(
      await ask(
        '/keywords_data/google_trends/explore/live',
        {
          keywords: asked.keywords.map(cleanKeyword),
          ...locationOf(asked.country),
          language_code: asked.language,
          time_range: timeRanges[asked.period],
          type: 'web',
        },
        signal,
      ),
    );

  return {
    name,
    async ranks(targets, signal) {
      const items = itemsOf(await ask('/backlinks/bulk_ranks/live', { targets }, signal));
      return new Map(fitting(items, rankSchema).map(({ target, rank }) => [target, Math.round(rank / 10)]));
    },
    async interest(asked, signal) {
      const [graph] = fitting(await explore(asked, signal), graphSchema);
      const series = asked.keywords.map((keyword, index) => {
        const points = (graph?.data ?? []).flatMap(({ date_from: date, values }) => {
          const figure = values[index];
          return typeof figure === 'number' ? [{ date: date.slice(0, 10), figure }] : [];
        });
        return [keyword, points] as const;
      });
      return new Map(series.filter(([, points]) => points.length > 0));
    },
    async countries({ keyword, language, from, to }, signal) {
      const task = { keywords: [cleanKeyword(keyword)], language_code: language, date_from: from, date_to: to, type: 'web' };
      const asked = { ...task, item_types: ['google_trends_map'] };
      const items = itemsOf(await ask('/keywords_data/google_trends/explore/live', asked, signal));
      const areas = fitting(items, mapSchema).flatMap(({ data }) => data ?? []);
      return new Map(
        areas.flatMap(({ geo_id: code, values: [figure] }) =>
          /^[A-Z]{2}$/.test(code) && typeof figure === 'number' ? [[code, Math.round(figure)] as const] : [],
        ),
      );
    },
    async related(asked, signal) {
      const lists = fitting(await explore(asked, signal), queriesSchema);
      return {
        top: lists.flatMap(({ data }) => (data?.top ?? []).map(({ query, value }) => ({ query, popularity: Math.round(value) }))),
        rising: lists.flatMap(({ data }) =>
          (data?.rising ?? []).map(({ query, value }) => {
            const growth = typeof value === 'number' ? value : Number(value.replace(/[^\d.-]/g, '') || Number.NaN);
            return { query, growth: Number.isFinite(growth) ? growth : breakoutGrowth };
          }),
        ),
      };
    },
    async shopping(keyword, marketplace, limit, signal) {
      const code = marketplaces[marketplace];
      if (code === undefined) return null;
      const task = { keyword: cleanKeyword(keyword), location_code: code, language_code: 'en', depth: 3, limit };
      const items = itemsOf(await ask('/dataforseo_labs/amazon/related_keywords/live', task, signal));
      return fitting(items, shopperSchema).flatMap(({ keyword_data: { keyword: query, keyword_info: info } }) =>
        typeof info?.search_volume === 'number' ? [{ query, searches: info.search_volume }] : [],
      );
    },
    async volumes(keywords, language, signal) {
      const asked = [...new Set(keywords.map(cleanKeyword))].filter((keyword) => keyword !== '').slice(0, 1000);
      const task = { keywords: asked, language_code: language };
      const results = fitting(await ask('/keywords_data/google_ads/search_volume/live', task, signal), volumeSchema);
      const known = new Map(results.map(({ keyword, search_volume: volume }) => [keyword, volume]));
      return new Map(
        keywords.flatMap((keyword) => {
          const volume = known.get(cleanKeyword(keyword));
          return typeof volume === 'number' ? [[keyword, volume] as const] : [];
        }),
      );
    },
    async test(signal) {
      await ask('/appendix/user_data', null, signal);
    },
  };
}
