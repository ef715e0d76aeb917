import { describe, expect, it } from 'vitest';
import { keywordClusters } from '../computed/keyword-clusters/keyword-clusters.ts';
import { domainAuthority } from '../computed/pages/domain-authority.ts';
import { EngineFailure } from '../core/engine-types.ts';
import type { GuardedFetch } from '../fetch/guarded-fetch.ts';
import { createContext } from '../models/testing/article-tool.ts';
import { amazonTrends, interestOverTime, relatedTrends } from '../trends/trends.ts';
import { createDataForSeo } from './dataforseo.ts';
import { dataForSeoAnswer, goodAccess } from './testing/dataforseo-server.ts';

const signal = new AbortController().signal;
const asked: { url: string; task: Record<string, unknown> }[] = [];

const fetch: GuardedFetch = async (url, _signal, sent = {}) => {
  const body = String(sent.body ?? '');
  asked.push({ url, task: body === '' ? {} : ((JSON.parse(body) as Record<string, unknown>[])[0] ?? {}) });
  const path = new URL(url).pathname.replace('/v3', '');
  const answer = dataForSeoAnswer(path, sent.headers?.['authorization'] ?? '', body);
  return { url, status: answer.status, contentType: 'application/json', bytes: new TextEncoder().encode(answer.body) };
};
const source = createDataForSeo({ ...goodAccess, fetch });
const context = createContext({
  outsideData: async () => source,
  fetchPage: async (url) => ({ url, status: 200, bytes: new Uint8Array() }),
}).context;

/** Returns a data source with a vendor that sends this response to every request. */
const answering = (status: number, body: string) =>
  createDataForSeo({
    ...goodAccess,
    fetch: async (url) => ({ url, status, contentType: '', bytes: new TextEncoder().encode(body) }),
  });

describe('tools with a connected source', () => {
  it('show interest by searchers, and which keyword has none', async () => {
    const result = await interestOverTime({ keywords: ['Oak table', 'elm'], period: '90d', language: 'en-GB' }, context);
    expect(result).toMatchObject({
      source: expect.stringContaining('DataForSEO, 2026-01-02'),
      series: [
        { keyword: 'Oak table', average: 75, peak_date: '2025-12-08' },
        { keyword: 'elm', average: 50 },
      ],
    });
    expect(asked.at(-1)?.task).toMatchObject({ keywords: ['oak table', 'elm'], time_range: 'past_90_days', language_code: 'en' });
    expect(asked.at(-1)?.task).not.toHaveProperty('location_name');
  });

  it('list related searches, a breakout as such', async () => {
    const result = await relatedTrends({ keyword: 'oak table (round)', country: 'DE', period: '7d', language: 'de' }, context);
    expect(result).toMatchObject({
      top: [{ query: 'oak table round', popularity: 100 }],
      rising: [
        { query: 'oak table 2026', growth: 5000 },
        { query: 'oak table care', growth: 250 },
      ],
    });
    expect(result['source']).toMatch(/DataForSEO.*5,000/);
    expect(asked.at(-1)?.task).toMatchObject({ keywords: ['oak table round'], location_name: 'Germany' });
  });

  it('rank the searches of shoppers where the source knows the marketplace, and else need figures', async () => {
    const on = (marketplace: 'US' | 'DE') => amazonTrends({ keyword: 'oil', marketplace, limit: 10 }, context);
    expect((await on('US'))['suggestions']).toMatchObject([
      { query: 'oil 0', popularity: 100 },
      { query: 'oil 1', popularity: 33 },
    ]);
    await expect(on('DE')).rejects.toMatchObject({ code: 'NEEDS_FIGURES' });
  });

  it('report the strength of domains and pages; what is unknown says so', async () => {
    const urls = ['https://www.hollisoak.example/tables', 'https://elm.example/'];
    expect((await domainAuthority({ page_urls: urls }, context))['results']).toMatchObject([
      { domain: 'hollisoak.example', domain_authority: '41', page_authority: '31', domain_rank: 'no data' },
      { domain_authority: 'no data', page_authority: 'no data' },
    ]);
  });

  it('take volumes for keywords that came without', async () => {
    const input = { keywords_list: 'oak tables, round\noak table round\nelm', tightness: 'loose' as const };
    const result = await keywordClusters(input, context);
    expect(result['clusters']).toMatchObject([{ total_volume: 1300 }]);
    expect(JSON.stringify(result['notes'])).toContain('DataForSEO');
    const calls = asked.length;
    await keywordClusters({ ...input, keywords_list: 'oak table, 90\nelm' }, context);
    expect(asked).toHaveLength(calls);
  });

  it('leave pasted figures alone', async () => {
    const calls = asked.length;
    const own = { keyword: 'oak', own_figures: 'a; 50\nb; 100' };
    expect((await relatedTrends(own, context))['source']).not.toContain('DataForSEO');
    expect(asked).toHaveLength(calls);
  });
});

describe('a source that fails', () => {
  it.each([
    [401, '{}', 'OUTSIDE_DATA_REFUSED'],
    [402, '{}', 'OUTSIDE_DATA_LIMIT'],
    [429, '{}', 'OUTSIDE_DATA_LIMIT'],
    [500, 'oops', 'OUTSIDE_DATA_UNREACHABLE'],
    [200, '<html>', 'OUTSIDE_DATA_UNREACHABLE'],
    [200, '{"status_code":40104}', 'OUTSIDE_DATA_REFUSED'],
    [200, '{"status_code":20000,"tasks":[{"status_code":40210,"result":null}]}', 'OUTSIDE_DATA_LIMIT'],
    [200, '{"status_code":20000,"tasks":[{"status_code":50000}]}', 'OUTSIDE_DATA_UNREACHABLE'],
  ])('%i %s is %s', async (status, body, code) => {
    await expect(answering(status, body).ranks(['a.example'], signal)).rejects.toMatchObject({ code, detail: 'DataForSEO' });
  });

  it('is not asked again and again when the order was called off, and never names its credentials', async () => {
    const away = createDataForSeo({ ...goodAccess, fetch: () => Promise.reject(new EngineFailure('ABORTED')) });
    await expect(away.test(signal)).rejects.toMatchObject({ code: 'ABORTED' });
    const wrong = createDataForSeo({ ...goodAccess, password: 'secret-wrong', fetch });
    const problem = await wrong.test(signal).catch((error: unknown) => error);
    expect(JSON.stringify([problem, (problem as Error).message, asked.map(({ url }) => url)])).not.toContain('secret-wrong');
  });

  it('knows nothing where the answer holds nothing', async () => {
    const empty = answering(200, '{"status_code":20000,"tasks":[{"status_code":20000,"result":null}]}');
    expect(await empty.ranks(['a.example'], signal)).toEqual(new Map());
    expect(await empty.related({ keywords: ['a'], country: null, period: '12m', language: 'en' }, signal)).toEqual({
      top: [],
      rising: [],
    });
  });
});
