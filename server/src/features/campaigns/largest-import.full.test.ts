// The largest file of figures that an import takes.
import type { CheckedImport } from '@folio/contract/campaign-results';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { csvOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let campaignId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  ({ campaignId } = await buildCampaign(product, staff, await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' })));
  // Figures of the year before, which have happened whenever the test runs.
  await product.sql(`update campaigns set from_date = '2025-11-01', to_date = '2026-11-30' where id = $1`, [campaignId]);
});
afterAll(() => product.stop());

function validate(text: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: String(campaignId), source: 'Ads' })) form.set(name, value);
  form.set('file', csvOf(text));
  return staff.send('POST', `${api}/results/validate`, form);
}

const head = 'Day,utm_content,Country,Impr.,Clicks,Conv.,Cost\n';

it('50,000 rows are read and imported', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => {
    const day = new Date(Date.UTC(2025, 10, 1 + (at % 20))).toISOString().slice(0, 10);
    return `${day},l-01,,Channel ${Math.floor(at / 20)},${at + 10},${at % 10},1,12.34`;
  });
  const { status, body } = await validate(`Day,utm_content,Country,Channel,Impr.,Clicks,Conv.,Cost\n${rows.join('\n')}\n`);
  expect([status, body.errors]).toEqual([200, undefined]);
  const seen = body.import as CheckedImport;
  expect(seen.counts).toEqual({ new: 50_000, replace: 0, same: 0, faults: 0 });
  expect((await staff.send('POST', `${api}/results/import`, { import_id: seen.id })).body.import).toMatchObject({
    added: 50_000,
  });
  const shown = await staff.get(`${api}/results/show`, { id: campaignId, group_by: 'channel' });
  expect(shown.body.totals).toMatchObject({ conversions: { value: 50_000 } });
  expect((await validate(`${head}${'2025-11-01,l-01,DE,1,1,1,1\n'.repeat(50_001)}`)).body.code).toBe('TOO_MANY_ROWS');
});
