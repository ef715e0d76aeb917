// Popularity by country through HTTP: Wikipedia by language, the account's own search data, and the messages if neither responds.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MarketCountry } from '@folio/contract/markets';
import { dataForSeoAnswer, goodAccess } from '@folio/engine/outside-data/testing/dataforseo-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Encyclopedia, startEncyclopedia } from '../../testing/encyclopedia.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let encyclopedia: Encyclopedia;
let vendor: Server;
let vendorAsked = 0;

beforeAll(async () => {
  encyclopedia = await startEncyclopedia();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    vendorAsked += 1;
    const { url = '', headers } = request;
    const { status, body } = dataForSeoAnswer(url, headers.authorization ?? '', await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  vendor = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const vendorAddress = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  product = await startTestProduct({
    FOLIO_ROLE: 'web',
    FETCH_ALLOW: `${encyclopedia.address},${vendorAddress}`,
    WIKIMEDIA_URL: `http://${encyclopedia.address}/rest`,
    WIKIPEDIA_URL: `http://${encyclopedia.address}/{project}/api.php`,
    DATAFORSEO_URL: `http://${vendorAddress}/`,
  });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
});
afterAll(async () => {
  await product.stop();
  encyclopedia.server.close();
  vendor.close();
});
beforeEach(() => {
  encyclopedia.isAway = false;
});

interface Market {
  countries: MarketCountry[];
  is_available: boolean;
  is_by_language: boolean;
  problem: string | null;
  source: string;
  read_at: string | null;
}
const show = async (query: Record<string, unknown>, caller = owner) => {
  const { status, body } = await caller.get('/features/markets/show', { keyword: 'sleeping bag', ...query });
  expect([status, body.message]).toEqual([200, undefined]);
  return body as unknown as Market;
};
const countryOf = (market: Market, code: string) => market.countries.find((one) => one.code === code);

describe('Wikipedia', () => {
  it('gives each country the share of its main language, 100 for the highest, and its own word for the subject', async () => {
    const market = await show({ from: '2026-01-01', to: '2026-03-31' });
    expect(market).toMatchObject({
      is_available: true,
      is_by_language: true,
      source: 'Wikimedia page views by language, shown on the countries whose main language it is',
    });
    expect(countryOf(market, 'DE')).toEqual({
      code: 'DE',
      value: 100,
      documents: 0,
      campaigns: 0,
      language: 'de',
      keyword: 'Schlafsack',
      change: 0,
    });
    expect(countryOf(market, 'AT')).toMatchObject({ value: 100, keyword: 'Schlafsack' });
    expect(countryOf(market, 'US')).toMatchObject({ value: 50, keyword: 'Sleeping bag' });
    expect(countryOf(market, 'FI')).toMatchObject({ value: 44, keyword: 'Makuupussi' });
    // Italian has no article: unknown, and not 0.
    expect(countryOf(market, 'IT')).toBeUndefined();
    expect(market.countries.map(({ value }) => value)).not.toContain(0);
  });

  it('is asked once for many calls at a time, and finds a keyword in the reader’s language or in English', async () => {
    const before = encyclopedia.asked.length;
    const markets = await Promise.all(
      Array.from({ length: 20 }, () => show({ from: '2026-02-01', to: '2026-02-28', keyword: 'schlafsack', language: 'de' })),
    );
    expect(new Set(markets.map((market) => countryOf(market, 'FI')?.value))).toEqual(new Set([44]));
    const titles = encyclopedia.asked.slice(before).filter((url) => url.includes('api.php'));
    expect(titles).toHaveLength(1);
    const english = await show({ from: '2026-02-01', to: '2026-02-28', language: 'fi' });
    expect(countryOf(english, 'DE')?.value).toBe(100);
  });

  it('has no figures for a subject without an article, and asks nothing without a keyword', async () => {
    const nothing = await show({ keyword: 'no such thing' });
    expect(nothing).toMatchObject({ is_available: true, countries: [] });
    const before = encyclopedia.asked.length;
    expect(await show({ keyword: '' })).toMatchObject({ is_available: true, source: '', read_at: null, countries: [] });
    expect(encyclopedia.asked).toHaveLength(before);
  });

  it('that is away is unavailable, with the way out, and is asked again afterwards', async () => {
    encyclopedia.isAway = true;
    const away = { from: '2026-04-01', to: '2026-04-30' };
    expect(await show(away)).toMatchObject({
      is_available: false,
      problem: 'Wikipedia did not respond. Try again in a moment, or add your own data as CSV.',
      countries: [],
      read_at: null,
    });
    encyclopedia.isAway = false;
    expect((await show(away)).is_available).toBe(true);
  });
});

describe('a source of searches', () => {
  it('that is not connected is unavailable', async () => {
    expect(await show({ provider: 'searches' })).toMatchObject({
      is_available: false,
      problem: 'No search data source is connected. Connect one in the control panel, or add your own data as CSV.',
    });
    expect(vendorAsked).toBe(0);
  });

  it('gives figures by country to its own account, once in hours', async () => {
    await owner.send('PUT', '/admin/outside_data/save', goodAccess);
    const before = vendorAsked;
    const market = await show({ provider: 'searches' });
    expect(market).toMatchObject({
      is_by_language: false,
      source: 'DataForSEO: search interest by country (Google Trends)',
    });
    expect(market.countries).toMatchObject([
      { code: 'DE', value: 100, language: 'de', keyword: null, change: null },
      { code: 'FI', value: 44 },
    ]);
    expect(countryOf(market, 'SI')).toBeUndefined();
    await show({ provider: 'searches' });
    expect(vendorAsked).toBe(before + 1);
    expect((await show({ provider: 'searches' }, stranger)).is_available).toBe(false);
  });
});

describe('a call', () => {
  it('names the field that is wrong', async () => {
    const refused = async (query: Record<string, string>) => {
      const { status, body } = await owner.get('/features/markets/show', query);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused({ from: '2026-03-01', to: '2026-02-01' })).toEqual([422, ['to']]);
    expect(await refused({ from: '2025-01-01', to: '2026-02-28' })).toEqual([422, ['to']]);
    expect(await refused({ layer: 'moon' })).toEqual([422, ['layer']]);
    expect(await refused({ provider: 'x', keyword: 'a'.repeat(101) })).toEqual([422, ['keyword', 'provider']]);
    expect((await product.visitor.get('/features/markets/show')).status).toBe(401);
    expect((await owner.get('/features/markets/shapes')).body).toEqual({ status: 'success', shapes: null });
  });
});
