import { describe, expect, it } from 'vitest';
import { authorityOf, domainAuthority } from '../computed/pages/domain-authority.ts';
import { readFigures, scaled } from '../computed/pages/own-figures.ts';
import { createContext } from '../models/testing/article-tool.ts';
import { directionOf, seasonOf } from './interest.ts';
import { pageviewsAnswer } from './testing/pageviews.ts';
import { amazonTrends, globalTrends, interestOverTime, relatedTrends, wikiTrends } from './trends.ts';

const fetchPage = async (url: string) => {
  const answer = pageviewsAnswer(url);
  return { url, status: answer ? 200 : 404, bytes: new TextEncoder().encode(JSON.stringify(answer ?? {})) };
};
const contextAt = (trendsUrl: string, changes: Parameters<typeof createContext>[0] = {}) =>
  createContext({ fetchPage, trendsUrl, ...changes }).context;

it('reads pasted figures in the ways that people write them', () => {
  const lines = readFigures('query; figure; change\n"oak table"; 1.234; +12,5 %\nround table; 20\nno figure; x\n; 5');
  expect(lines.map(({ cells, figures }) => [cells[0], ...figures])).toEqual([
    ['oak table', 1234, 12.5],
    ['round table', 20],
  ]);
  expect(readFigures('oak,5\nelm,10')).toHaveLength(2);
  expect(scaled([50, 200, -1])).toEqual([25, 100, 0]);
  expect(scaled([0, 0])).toEqual([0, 0]);
});

describe('trends without a free source', () => {
  it.each([
    ['global', globalTrends],
    ['related', relatedTrends],
    ['amazon', amazonTrends],
  ])('%s say that figures are needed rather than invent them', async (_, compute) => {
    const asked = async () => compute({ keyword: 'oak', own_figures: 'no figures here' }, contextAt('https://none.example'));
    await expect(asked).rejects.toMatchObject({ code: 'NEEDS_FIGURES' });
  });
  it('scale what was pasted, name the source and the day', async () => {
    const own = { keyword: 'oak', own_figures: 'a; 50; 5\nb; 200; 80\nc; 100' };
    expect(globalTrends({ ...own, country: 'GB', limit: 2 }, contextAt('x'))).toMatchObject({
      source: expect.stringContaining('2026-01-02'),
      trends: [
        { rank: 1, title: 'b', popularity: 100, searches: 200, change: 80 },
        { rank: 2, title: 'c', popularity: 50 },
      ],
    });
    expect((await relatedTrends(own, contextAt('x')))['rising']).toEqual([
      { query: 'b', growth: 80 },
      { query: 'a', growth: 5 },
    ]);
  });
});

describe('Wikipedia trends', () => {
  const on = (input: Record<string, unknown>) =>
    wikiTrends({ language: 'en', limit: 20, ...input }, contextAt('https://wiki.example/v1/'));
  it('leave out main and special pages and compare with the week before', async () => {
    const { date, source, pages } = await on({});
    expect([date, source]).toEqual(['2026-01-01', expect.stringContaining('en.wikipedia')]);
    expect(pages).toEqual([
      {
        rank: 1,
        title: 'Oak tree',
        views: 4000,
        growth_percent: 100,
        popularity: 100,
        url: 'https://en.wikipedia.org/wiki/Oak_tree',
      },
      {
        rank: 2,
        title: 'Mission: Impossible',
        views: 1000,
        growth_percent: 0,
        popularity: 25,
        url: 'https://en.wikipedia.org/wiki/Mission%3A_Impossible',
      },
      { rank: 3, title: 'New bridge', views: 500, popularity: 13, url: 'https://en.wikipedia.org/wiki/New_bridge' },
    ]);
  });
  it('filter by words and order by growth, without pages of unknown growth', async () => {
    expect((await on({ keyword: 'OAK' }))['pages']).toHaveLength(1);
    expect((await on({ order_by: 'growth' }))['pages']).toMatchObject([{ title: 'Oak tree' }, { title: 'Mission: Impossible' }]);
  });
  it.each([
    ['is down', async (url: string) => ({ url, status: 503, bytes: new Uint8Array() })],
    ['answers a page', async (url: string) => ({ url, status: 200, bytes: new TextEncoder().encode('<html>') })],
    ['knows no such day', async (url: string) => ({ url, status: 404, bytes: new Uint8Array() })],
  ])('say so when the service %s', async (name, broken) => {
    const context = contextAt(`https://${name.replaceAll(' ', '-')}.example`, { fetchPage: broken });
    await expect(wikiTrends({ language: 'de' }, context)).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
  });
});

describe('interest over time', () => {
  it('scales all series on the highest point, finds season and direction, and names what is unknown', async () => {
    const result = await interestOverTime(
      { keywords: ['oak', 'Nothing'], period: '5y', language: 'en' },
      contextAt('https://interest.example'),
    );
    const [series] = result['series'] as {
      keyword: string;
      season: string;
      direction: string;
      points: { popularity: number }[];
    }[];
    expect(series).toMatchObject({ keyword: 'oak', season: 'December' });
    expect(series?.points.length).toBeLessThanOrEqual(60);
    expect(Math.max(...(series?.points.map(({ popularity }) => popularity) ?? []))).toBe(100);
    expect(result['notes']).toEqual(['No data for: Nothing.']);
  });
  it('reads pasted figures, says when they are too short, and needs some', async () => {
    const own = '2026-01-01; oak; 10\n2026-01-02; oak; 20\n2026-01-03; oak; 40\n2026-01-01; elm; 20';
    const result = await interestOverTime({ keywords: ['oak', 'elm'], own_figures: own }, contextAt('x'));
    expect(result).toMatchObject({
      series: [
        { direction: 'rising', peak_date: '2026-01-03', points: [{ popularity: 25 }, { popularity: 50 }, { popularity: 100 }] },
        { average: 50 },
      ],
      notes: [expect.stringContaining('two years')],
    });
    await expect(interestOverTime({ keywords: ['Nothing'] }, contextAt('https://no.example'))).rejects.toMatchObject({
      code: 'NEEDS_FIGURES',
    });
  });
  it('judges lines', () => {
    expect([directionOf([1, 2, 3, 4]), directionOf([4, 3, 2, 1]), directionOf([5, 5, 5]), directionOf([])]).toEqual([
      'rising',
      'falling',
      'stable',
      'stable',
    ]);
    expect(seasonOf([{ date: '2026-01-01', figure: 1 }])).toBeNull();
  });
});

describe('page and domain authority', () => {
  it('scales ranks, knows hosts below a domain, and says "no data" rather than 0', async () => {
    expect([1, 10_000, 100_000_000].map(authorityOf)).toEqual([100, 50, 0]);
    const pages = ['https://www.oak.example/a/b', 'https://shop.oak.example/', 'https://unknown.example/'];
    const answer = async (url: string) => ({ url, status: url.includes('shop') ? 404 : 200, bytes: new Uint8Array() });
    const { results } = await domainAuthority(
      { page_urls: pages, own_figures: '10000,oak.example' },
      contextAt('x', { fetchPage: answer }),
    );
    expect(results).toMatchObject([
      { domain: 'oak.example', domain_authority: '50', page_authority: '40', domain_rank: '10,000', status_code: '200' },
      { domain_authority: '50', page_authority: '10', status_code: '404' },
      { domain_authority: 'no data', page_authority: 'no data', domain_rank: 'no data' },
    ]);
    const none = await domainAuthority({ page_urls: pages }, contextAt('x', { fetchPage: answer }));
    expect(none['explained']).toContain('No data');
  });
});
