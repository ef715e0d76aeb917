// Figures from files through HTTP: read, imported, undone and added up. Nothing unknown is shown as 0, and nothing is counted twice.
import type { CheckedImport } from '@folio/contract/campaign-results';
import { campaignLimits } from '@folio/contract/campaign-words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { csvOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

const euro = 1_000_000;
const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let ids: { campaignId: number; campaignItemId: number };

function validate(text: string, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: String(ids.campaignId), source: 'Ads', ...more })) form.set(name, value);
  form.set('file', csvOf(text));
  return staff.send('POST', `${api}/results/validate`, form);
}
const check = async (text: string, more: Record<string, string> = {}) => {
  const { status, body } = await validate(text, more);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.import as CheckedImport;
};
const importFile = (import_id: number, more: Record<string, unknown> = {}) =>
  staff.send('POST', `${api}/results/import`, { import_id, ...more });
const importText = async (text: string, more: Record<string, string> = {}) => {
  const { id } = await check(text, more);
  expect((await importFile(id)).status).toBe(200);
  return id;
};
const undo = (import_id: number) => staff.send('POST', `${api}/results/undo`, { import_id });
const show = async (group_by = 'day', more: Record<string, string> = {}) =>
  (await staff.get(`${api}/results/show`, { id: ids.campaignId, group_by, ...more })).body as {
    results: Record<string, unknown>[];
    totals: Record<string, { value: number | null; items: number; of: number } | null>;
    pacing: Record<string, unknown>;
  };
const days = async () => Object.fromEntries((await show()).results.map(({ key, clicks }) => [key, clicks]));

const head = 'Day,utm_content,Country,Impr.,Clicks,Conv.,Cost\n';
const first = `${head}2026-11-10,l-01,DE,1000,100,10,148.20\n2026-11-11,l-01,DE,2000,200,,0\n`;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());
beforeEach(async () => {
  // Each in its own, since files are read as the ones before.
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
  ids = await buildCampaign(product, staff, workspaceId);
  // Figures of the year before, which have happened whenever the test runs.
  await product.sql(`update campaigns set from_date = '2025-11-01', to_date = '2026-11-30' where id = $1`, [ids.campaignId]);
});

const shifted = (text: string) => text.replaceAll('2026-11', '2025-11');

describe('a file', () => {
  it('is read by its columns, and the same columns are read so next time', async () => {
    const seen = await check(shifted(first));
    expect(seen).toMatchObject({
      mapping: { date: 'Day', item: 'utm_content', country: 'Country', clicks: 'Clicks', spend: 'Cost' },
      numbers: '1,234.56',
      is_remembered: false,
      counts: { new: 2, replace: 0, same: 0, faults: 0 },
      new_rows: [
        { line: 2, code: 'l-01', channel: 'Newsletter', spend: 148_200_000, visits: null },
        { conversions: null, spend: 0 },
      ],
    });
    const form = new FormData();
    form.set('id', String(ids.campaignId));
    form.set('file', csvOf(shifted(first)));
    form.set('mapping[date]', 'Day');
    form.set('mapping[item]', 'utm_content');
    form.set('mapping[clicks]', 'Clicks');
    form.set('source', 'Search export');
    const mapped = (await staff.send('POST', `${api}/results/validate`, form)).body.import as CheckedImport;
    expect(mapped.new_rows[0]).toMatchObject({ clicks: 100, impressions: null, spend: null });
    await importFile(mapped.id);
    const second = await check(shifted(first), { source: '' });
    expect(second).toMatchObject({ is_remembered: true, source: 'Search export', counts: { same: 2 } });
  });
  it.each([
    ['x.csv', '', 422, 'FILE_NOT_CSV', 'There was an error with your file. Please upload a valid CSV'],
    ['x.csv', '%PDF-1.4', 422, 'FILE_NOT_CSV', 'There was an error with your file. Please upload a valid CSV'],
    ['x.pdf', 'x', 415, 'FILE_MISSING', 'Please upload a CSV file.'],
  ])('%s with %j is refused with %i', async (name, text, status, code, sentence) => {
    const form = new FormData();
    form.set('id', String(ids.campaignId));
    form.set('file', new File([text], name));
    const answer = await staff.send('POST', `${api}/results/validate`, form);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, sentence]);
  });
  it('of another currency, or with a column that it does not have, is refused', async () => {
    expect((await validate(first, { currency: 'USD' })).body.errors).toMatchObject({ currency: ['This campaign is in EUR'] });
    expect((await validate(first, { 'mapping[date]': 'Nope' })).body.errors).toMatchObject({
      mapping: ['The file has no column “Nope”'],
    });
  });
  it('names what is wrong by row and column; two faults may be accepted', async () => {
    const text = shifted(
      `${head}2026-11-10,l-01,DE,488,512,,\n2026-11-11,l-19,DE,10,1,,5\nsoon,l-01,DE,1,1,,\n2026-11-12,l-01,DE,10,1,,\n`,
    );
    const seen = await check(text);
    expect(seen.faults).toMatchObject([
      {
        line: 2,
        column: 'Clicks',
        code: 'clicks_above_impressions',
        is_acceptable: true,
        text: 'More clicks than impressions: 512 > 488',
      },
      { line: 3, column: 'utm_content', text: '“l-19” is not an item of this campaign', is_acceptable: true },
      { line: 4, column: 'Day', text: '“soon” is not a date', is_acceptable: false },
    ]);
    const accept = [{ line: 2 }, { line: 3, item_id: ids.campaignItemId }, { line: 4 }];
    expect((await importFile(seen.id, { accept })).body.import).toMatchObject({ added: 3, replaced: 0 });
    expect(await days()).toEqual({ '2025-11-10': 512, '2025-11-11': 1, '2025-11-12': 1 });
  });
  it('leaves out the rows that are skipped', async () => {
    const seen = await check(shifted(first));
    await importFile(seen.id, { skip: [2] });
    expect(await days()).toEqual({ '2025-11-11': 200 });
  });
});

describe('importing', () => {
  it('the same file twice changes nothing', async () => {
    await importText(shifted(first));
    const before = await product.sql('select * from campaign_results where campaign_id = $1 order by id', [ids.campaignId]);
    const seen = await check(shifted(first));
    expect(seen.counts).toEqual({ new: 0, replace: 0, same: 2, faults: 0 });
    expect((await importFile(seen.id)).body.import).toMatchObject({ added: 0, replaced: 0 });
    expect(await product.sql('select * from campaign_results where campaign_id = $1 order by id', [ids.campaignId])).toEqual(
      before,
    );
  });
  it('the same file by twenty calls at once changes nothing twice', async () => {
    const files: CheckedImport[] = [];
    for (let at = 0; at < 20; at += 1) files.push(await check(shifted(first)));
    const answers = await Promise.all(files.map(({ id }) => importFile(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const added = answers.map(({ body }) => (body.import as { added: number }).added);
    expect(added.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 19 }, () => 0), 2]);
    expect((await show()).totals.clicks).toMatchObject({ value: 300 });
  });
  it('one file by twenty calls is done once', async () => {
    const { id } = await check(shifted(first));
    const answers = await Promise.all(Array.from({ length: 20 }, () => importFile(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CAMPAIGN_IMPORT_OVER')).toHaveLength(19);
  });
  it('replaces figures of the same source, and shows those before', async () => {
    await importText(shifted(first));
    const seen = await check(shifted(`${head}2026-11-10,l-01,DE,1100,110,11,150\n2026-11-10,l-01,AT,5,1,,\n`));
    expect(seen).toMatchObject({
      counts: { new: 1, replace: 1 },
      replaced_rows: [{ clicks: 110, spend: 150 * euro, before: { clicks: 100, spend: 148_200_000 } }],
    });
    await importFile(seen.id);
    expect(await days()).toEqual({ '2025-11-10': 111, '2025-11-11': 200 });
    await importText(shifted(`${head}2026-11-10,l-01,DE,7,7,,\n`), { source: 'Other export' });
    expect(await days()).toEqual({ '2025-11-10': 118, '2025-11-11': 200 });
  });
});

describe('undoing', () => {
  it('brings earlier figures back, and is done once', async () => {
    const [one, two] = [
      await importText(shifted(first)),
      await importText(shifted(`${head}2026-11-10,l-01,DE,,110,,\n2026-11-12,l-01,DE,,5,,\n`)),
    ];
    expect(await days()).toEqual({ '2025-11-10': 110, '2025-11-11': 200, '2025-11-12': 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(two)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await days()).toEqual({ '2025-11-10': 100, '2025-11-11': 200 });
    expect((await show()).totals.spend).toMatchObject({ value: 148_200_000 });
    await undo(one);
    expect(await days()).toEqual({});
  });
  it('never takes later figures away, in whatever order', async () => {
    const one = await importText(shifted(first));
    const two = await importText(shifted(`${head}2026-11-10,l-01,DE,,110,,\n`));
    const three = await importText(shifted(`${head}2026-11-10,l-01,DE,,120,,\n`));
    await undo(two);
    expect(await days()).toEqual({ '2025-11-10': 120, '2025-11-11': 200 });
    await undo(one);
    expect(await days()).toEqual({ '2025-11-10': 120 });
    await undo(three);
    expect(await days()).toEqual({});
  });
});

describe('figures', () => {
  it('are added where they are known, and say for how many items', async () => {
    await product.sql(
      `insert into campaign_items (campaign_id, code, name, channel, from_date, to_date)
       select $1, 'l-0' || n, 'Item ' || n, 'Social', '2025-11-02', '2025-11-20' from generate_series(2, 4) n`,
      [ids.campaignId],
    );
    await importText(shifted(`${head}2026-11-10,l-01,DE,1000,10,2,50\n2026-11-10,l-02,AT,500,,,30\n2026-11-18,l-03,,,4,1,\n`));
    const { totals, results } = await show('item');
    expect(totals).toMatchObject({
      impressions: { value: 1500, items: 2, of: 4 },
      clicks: { value: 14, items: 2 },
      visits: { value: null, items: 0 },
      conversions: { value: 3, items: 2 },
      spend: { value: 80 * euro, items: 2 },
      // 10 of 1,000, since the other rows do not have both; and 50 for 2.
      click_rate: 0.01,
      cost_per_conversion: 25 * euro,
    });
    expect(results.map(({ key, label, clicks, cost_per_conversion }) => [key, label, clicks, cost_per_conversion])).toEqual([
      ['l-01', 'Letter', 10, 25 * euro],
      ['l-02', 'Item 2', null, null],
      ['l-03', 'Item 3', 4, null],
    ]);
    expect((await show('channel')).results.map(({ key }) => key)).toEqual(['Newsletter', 'Social']);
    expect((await show('country')).results.map(({ key }) => key)).toEqual(['DE', 'AT', null]);
    expect((await show('week')).results.map(({ key, clicks }) => [key, clicks])).toEqual([
      ['2025-11-17', 4],
      ['2025-11-10', 10],
    ]);
    const span = await show('day', { from: '2025-11-18', to: '2025-11-18' });
    expect(span.totals).toMatchObject({
      clicks: { value: 4, items: 1 },
      impressions: { value: null, items: 0 },
      click_rate: null,
    });
  });
  it('of none are unknown, and so is the pace', async () => {
    const { totals, results, pacing } = await show();
    expect([results, totals.clicks, totals.click_rate]).toEqual([[], { value: null, items: 0, of: 1 }, null]);
    expect(pacing).toMatchObject({ spent: null, band: null });
  });
  it('are nobody’s who is not in the workspace', async () => {
    const stranger = await product.register('Stranger Person');
    await product.sql(`update users set staff_scope = 'platform' where id = $1`, [stranger.id]);
    expect([403, 404]).toContain((await stranger.get(`${api}/results/show`, { id: ids.campaignId })).status);
  });
});

it('files that are read at once stop at the limit', async () => {
  await product.sql(
    `insert into campaign_imports (campaign_id, workspace_id, user_id, file_name, source, columns, columns_hash, mapping, numbers, days, rows)
     select $1, $2, $3, 'old.csv', 'Ads', '{}', '', '{}', 'point', 'iso', '[]' from generate_series(1, $4 - (select count(*)::int from campaign_imports where campaign_id = $1))`,
    [ids.campaignId, workspaceId, staff.id, campaignLimits.imports - 3],
  );
  const answers = await whileLocked(product, 'lock table campaign_imports in share mode', 20, () =>
    Promise.all(Array.from({ length: 20 }, () => validate(shifted(first)))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
});
