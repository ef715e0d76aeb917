// Markets through HTTP: documents, websites and campaigns by country, and their visibility.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketCountry } from '@folio/contract/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config.ts';
import { buildDocument, buildTeam, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;

const shapes = {
  type: 'Topology',
  arcs: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, -1],
    ],
  ],
  objects: { countries: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', id: 'FI', arcs: [[0]] }] } },
};
const fileOf = (content: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'shapes-')), 'shapes.json');
  writeFileSync(path, content);
  return path;
};

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web', MAP_SHAPES: fileOf(JSON.stringify(shapes)) });
  team = await buildTeam(product);
  const { owner, plain, workspaceId } = team;
  const languages = ['de', 'de', 'de-AT', 'fi', 'nb'];
  for (const language of languages) await buildDocument(product, plain, { workspaceId, language });
  const { detailId } = await buildDocument(product, plain, { language: 'it' });
  await product.sql(`update order_details set status = 'failed' where id = $1`, [detailId]);
  await buildDocument(product, plain, { language: 'pt-BR' });
  websiteId = await createWebsite({ name: 'Finnish shop', country: 'fi' });
  await createWebsite({ name: 'Swedish shop', country: 'SE' });
  await createWebsite({ name: 'Shop for all' });
  const [document] = await product.sql<{ id: number }>(`select id from order_details where language = 'fi'`);
  for (const day of ['2026-10-01', '2026-10-02', '2026-11-03'])
    await product.sql(
      `insert into publication_events (publication_id, account_id, workspace_id, website_id, order_detail_id, version_id, user_id, state, is_update, created_at)
       select 1, account_id, $2, $3, $4, 1, id, 'live', false, $5::timestamptz from users where id = $1`,
      [owner.id, workspaceId, websiteId, document?.id, `${day}T12:00:00Z`],
    );
  const campaign = await insertCampaign('Long weekend', ['DE', 'AT'], workspaceId);
  await insertCampaign('Cabin nights', ['IT', 'DE'], workspaceId);
  await insertCampaign('Cancelled', ['FR'], workspaceId, 'cancelled');
  const rows = [
    ['2026-10-01', 'DE', 40, 9],
    ['2026-10-02', 'DE', 60, null],
    ['2026-10-02', 'AT', 0, null],
    ['2026-10-02', 'IT', null, null],
    ['2026-10-02', null, 7, 1],
    ['2025-01-02', 'DE', 1000, 1],
  ];
  for (const [date, country, clicks, conversions] of rows)
    await product.sql(
      `with import as (insert into campaign_imports (campaign_id, workspace_id, user_id, file_name, source, columns, columns_hash, mapping, numbers, days, rows)
         values ($1, $2, $3, 'a.csv', 'Ads', '{}', 'x', '{}', '1,234.56', 'YYYY-MM-DD', '[]') returning id)
       insert into campaign_results (campaign_id, date, channel, country, source, clicks, conversions, import_id)
       select $1, $4::date, 'Search', $5, 'Ads', $6::bigint, $7::bigint, id from import`,
      [campaign, workspaceId, owner.id, date, country, clicks, conversions],
    );
});
afterAll(() => product.stop());

async function createWebsite(more: Record<string, unknown>): Promise<number> {
  const { status, body } = await team.owner.send('PUT', '/features/websites/create', {
    url: 'https://shop.example',
    language: 'en',
    kind: 'download',
    workspace_id: team.workspaceId,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.website as { id: number }).id;
}
async function insertCampaign(name: string, countries: string[], workspaceId: number, state = 'running'): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into campaigns (account_id, workspace_id, user_id, name, countries, state, from_date, to_date)
     select account_id, $2, id, $3, $4, $5, '2026-09-01', '2026-12-31' from users where id = $1 returning id`,
    [team.owner.id, workspaceId, name, countries, state],
  );
  return row?.id ?? 0;
}

const days = { from: '2026-09-01', to: '2026-11-30' };
const ask = (caller: TestCaller, query: Record<string, unknown>) =>
  caller.get('/features/markets/show', { workspace_id: team.workspaceId, ...days, ...query });
async function show(caller: TestCaller, query: Record<string, unknown>) {
  const { status, body } = await ask(caller, query);
  expect(status, JSON.stringify(body)).toBe(200);
  const { countries } = body as unknown as { countries: MarketCountry[] };
  return { body, of: (code: string) => countries.find((one) => one.code === code), codes: countries.map(({ code }) => code) };
}

describe('documents', () => {
  it('count for the country of their tag, else for every country that speaks the language', async () => {
    const { of } = await show(team.plain, { layer: 'publications' });
    expect([of('DE'), of('AT'), of('CH'), of('FI'), of('NO')].map((one) => one?.documents)).toEqual([2, 3, 2, 1, 1]);
    expect(of('BR')).toBeUndefined();
  });
  it('in Personal are the caller’s own, and only those that are accepted', async () => {
    const { codes, body } = await show(team.plain, { layer: 'publications', workspace_id: '' });
    expect([codes, body.can]).toEqual([['BR'], { see_campaigns: false, create_task: false }]);
    expect((await show(team.manager, { layer: 'publications', workspace_id: '' })).codes).toEqual([]);
  });
});

describe('publications', () => {
  it('count each document once in the days asked for; a country whose websites got none has 0, one without a website nothing', async () => {
    const { of } = await show(team.plain, { layer: 'publications' });
    expect([of('FI')?.value, of('SE')?.value, of('DE')?.value]).toEqual([1, 0, null]);
    expect((await show(team.plain, { layer: 'publications', from: '2026-11-01', to: '2026-11-02' })).of('FI')?.value).toBe(0);
  });
});

describe('the country of a website', () => {
  it('is shown, changed, removed, and has to be one', async () => {
    const edit = (country: unknown, caller = team.owner) =>
      caller.send('POST', '/features/websites/edit', { website_id: websiteId, country });
    const refused = await edit('ZZ');
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['country']]);
    expect((await edit(null)).body.website).toMatchObject({ country: null });
    expect((await edit('fi')).body.website).toMatchObject({ country: 'FI' });
    expect((await edit('SE', team.plain)).status).toBe(403);
    const { body } = await team.owner.get('/features/websites/show', { workspace_id: team.workspaceId, search: 'all' });
    expect(body.websites).toMatchObject([{ name: 'Shop for all', country: null }]);
  });
});

describe('campaigns', () => {
  it('are summed by country: what is known of a country, 0 where it is 0, null where nothing is known', async () => {
    const { of, body } = await show(team.owner, { layer: 'campaigns', figure: 'clicks' });
    expect([of('DE'), of('AT'), of('IT'), of('FI')].map((one) => [one?.value, one?.campaigns])).toEqual([
      [100, 2],
      [0, 1],
      [null, 1],
      [null, 0],
    ]);
    expect(of('FR')).toBeUndefined();
    expect(body.campaigns).toMatchObject([
      { name: 'Cabin nights', countries: ['IT', 'DE'] },
      { name: 'Long weekend', countries: ['DE', 'AT'] },
    ]);
    const { of: conversions } = await show(team.owner, { layer: 'campaigns' });
    expect([conversions('DE')?.value, conversions('AT')?.value]).toEqual([9, null]);
  });
  it('spend in units of their currency, which is never summed with another', async () => {
    await product.sql(`update campaign_results set spend = 1250000 where country = 'DE'`);
    const spend = await show(team.owner, { layer: 'campaigns', figure: 'spend' });
    const rows = await product.sql(`select 1 from campaign_results where country = 'DE' and date between $1 and $2`, [
      days.from,
      days.to,
    ]);
    expect([spend.of('DE')?.value, spend.of('AT')?.value, spend.body.currency]).toEqual([1.25 * rows.length, null, 'EUR']);
    const clicks = await show(team.owner, { layer: 'campaigns', figure: 'clicks' });
    expect(clicks.body.currency).toBeNull();
    const [{ id } = { id: 0 }] = await product.sql<{ id: number }>(
      `update campaigns set currency = 'CHF' where name = 'Cabin nights' returning id`,
    );
    await product.sql(
      `insert into campaign_results (campaign_id, date, channel, country, source, spend, import_id)
       select $1, '2026-10-01', channel, 'IT', source, 4000000, import_id from campaign_results where country = 'DE' limit 1`,
      [id],
    );
    const mixed = await show(team.owner, { layer: 'campaigns', figure: 'spend' });
    expect([mixed.of('DE')?.value, mixed.body.currency, mixed.body.is_available, mixed.body.problem]).toEqual([
      null,
      null,
      false,
      'These campaigns use different currencies. Select one campaign.',
    ]);
    const one = await show(team.owner, { layer: 'campaigns', figure: 'spend', campaign_id: id });
    expect([one.of('IT')?.value, one.body.currency]).toEqual([4, 'CHF']);
    await product.sql(`delete from campaign_results where campaign_id = $1 and country = 'IT'`, [id]);
  });
  it('can be one alone, of this workspace', async () => {
    const [{ id } = { id: 0 }] = await product.sql<{ id: number }>(`select id from campaigns where name = 'Cabin nights'`);
    const { of } = await show(team.owner, { layer: 'campaigns', figure: 'clicks', campaign_id: id });
    expect([of('DE'), of('IT')].map((one) => [one?.value, one?.campaigns])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    const other = await buildWorkspace(product, team.owner, { name: 'Other client' });
    expect((await ask(team.owner, { layer: 'campaigns', campaign_id: id, workspace_id: other })).status).toBe(404);
    expect((await ask(team.owner, { layer: 'campaigns', campaign_id: 999_999 })).status).toBe(404);
  });
  it('are for staff: others are refused the layer, and see of no country whether it has any', async () => {
    for (const caller of [team.manager, team.plain]) {
      expect((await ask(caller, { layer: 'campaigns' })).status).toBe(403);
      const { body, of } = await show(caller, { layer: 'publications' });
      expect([body.campaigns, of('DE')?.campaigns]).toEqual([[], null]);
    }
    expect((await show(team.manager, { layer: 'publications' })).body.can).toEqual({ see_campaigns: false, create_task: true });
    expect((await show(team.owner, { layer: 'publications' })).body.can).toEqual({ see_campaigns: true, create_task: true });
  });
  it('are gone for staff too where the account hides them', async () => {
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}'`);
    const refused = await ask(team.owner, { layer: 'campaigns' });
    const { body, of } = await show(team.owner, { layer: 'publications' });
    await product.sql(`update accounts set branding = branding - 'hide_audience'`);
    expect([refused.status, refused.body.code]).toEqual([403, 'CAMPAIGNS_HIDDEN']);
    expect([body.campaigns, of('DE')?.campaigns, body.can]).toEqual([[], null, { see_campaigns: false, create_task: true }]);
  });
});

describe('a workspace', () => {
  it('of others is not found, for staff either', async () => {
    const foreign = await buildWorkspace(product, team.stranger, { name: 'Theirs' });
    for (const caller of [team.owner, team.manager, team.plain])
      expect((await ask(caller, { layer: 'publications', workspace_id: foreign })).status).toBe(404);
    expect((await ask(team.stranger, { layer: 'publications' })).status).toBe(404);
  });
});

describe('shapes of the installation', () => {
  it('are served to anyone logged in, and their absence is named', async () => {
    expect((await show(team.plain, { layer: 'publications' })).body.has_own_shapes).toBe(true);
    expect(JSON.parse(String((await team.plain.get('/features/markets/shapes')).body.shapes))).toEqual(shapes);
    expect((await product.visitor.get('/features/markets/shapes')).status).toBe(401);
  });
  it('are judged at the start', () => {
    const start = (path: string) => () => readConfig({ DATA_DIR: tmpdir(), MAP_SHAPES: path });
    expect(start('/no/such/file.json')).toThrow(/MAP_SHAPES cannot be used/);
    expect(start(fileOf('{"type": "FeatureCollection"}'))).toThrow(/MAP_SHAPES cannot be used: must be TopoJSON/);
    const unnamed = {
      ...shapes,
      objects: { countries: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] } },
    };
    expect(start(fileOf(JSON.stringify(unnamed)))).toThrow(/ISO 3166/);
    expect(start(fileOf(JSON.stringify(shapes)))).not.toThrow();
  });
});
