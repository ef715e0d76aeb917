// Access to campaigns, and the manager's list of them.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const euro = 1_000_000;
const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let client: TestCaller;
let workspaceId: number;
let campaign: Campaign;

const step = (name: string, caller = staff, body: Record<string, unknown> = {}) =>
  caller.send('POST', `${api}/${name}`, { id: campaign.id, ...body });
async function create(fields: Record<string, unknown> = {}): Promise<Campaign> {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name: 'Long weekend',
    from: '2026-11-09',
    to: '2026-11-30',
    budget: 10_000 * euro,
    contact: { name: 'Helene Brandt', email: 'helene@brenvik.example' },
    ...fields,
  });
  return body.campaign as Campaign;
}
async function approve(): Promise<void> {
  const item = { name: 'Letter', channel: 'Newsletter', from: '2026-11-10', to: '2026-11-10' };
  await staff.send('PUT', `${api}/items/create`, { campaign_id: campaign.id, ...item });
  const { state_hash } = (await step('propose')).body.campaign as Campaign;
  await step('decide', staff, { state_hash, verdict: 'approve', note: 'by telephone' });
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  client = await product.join(staff, 'Client Person', 'admin');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor', members: [client] });
});
afterAll(() => product.stop());
beforeEach(async () => {
  campaign = await create();
});

describe('access', () => {
  it('is no staff is refused, whatever the role', async () => {
    expect((await client.get(`${api}/show`)).status).toBe(403);
    expect((await step('propose', client)).status).toBe(403);
  });
  it('is staff without being in the workspace finds nothing of it', async () => {
    const closed = await buildWorkspace(product, client, { name: 'Closed client' });
    const made = await product.sql<{ id: number }>(
      `insert into campaigns (account_id, workspace_id, user_id, name) select account_id, $2, id, 'Secret' from users where id = $1 returning id`,
      [client.id, closed],
    );
    const id = made[0]?.id ?? 0;
    expect((await staff.get(`${api}/show`, { id })).status).toBe(404);
    expect((await staff.get(`${api}/show`, { client: closed })).status).toBe(404);
    const { body } = await staff.get(`${api}/show`, { per_page: 100 });
    expect(JSON.stringify(body)).not.toContain('Secret');
    expect(JSON.stringify(body)).not.toContain('Closed client');
  });
  it('hides campaigns hides them from staff of the account too', async () => {
    const account = 'id = (select account_id from users where id = $1)';
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}' where ${account}`, [staff.id]);
    expect((await staff.get(`${api}/show`)).body.code).toBe('CAMPAIGNS_HIDDEN');
    expect((await step('propose')).body.code).toBe('CAMPAIGNS_HIDDEN');
    await product.sql(`update accounts set branding = branding - 'hide_audience' where ${account}`, [staff.id]);
  });
});

it('lists campaigns with counts, a search and filters', async () => {
  const other = await buildWorkspace(product, staff, { name: 'Casa Olmara' });
  campaign = await create({ workspace_id: other, name: 'Spring kitchen', currency: 'usd' });
  await approve();
  await step('start');
  const { body } = await staff.get(`${api}/show`, { client: other });
  expect(body).toMatchObject({
    recordsTotal: 1,
    counts: { running: 1, draft: 0 },
    campaigns: [{ name: 'Spring kitchen', client: 'Casa Olmara', items: { total: 1, live: 0 } }],
    summary: {
      running: [{ currency: 'USD', campaigns: 1, budget: 10_000 * euro, spent: null, until: '2026-11-30' }],
      conversions: { value: null, known: 0, campaigns: 1 },
      waiting: { proposals: 0, items: 0, oldest_days: null },
    },
  });
  expect((await staff.get(`${api}/show`, { search: 'spring k%' })).body.recordsTotal).toBe(0);
  expect((await staff.get(`${api}/show`, { search: 'SPRING' })).body.recordsTotal).toBe(1);
  expect((await staff.get(`${api}/show`, { client: other, channel: 'Newsletter' })).body.recordsFiltered).toBe(1);
  expect((await staff.get(`${api}/show`, { client: other, channel: 'Social' })).body.recordsFiltered).toBe(0);
  const paged = await staff.get(`${api}/show`, { page: 2, per_page: 2 });
  expect((paged.body.campaigns as unknown[]).length).toBe(2);
});

it('shows a client what was proposed to them, without drafts, notes and hidden items', async () => {
  const other = await buildWorkspace(product, staff, { name: 'Tauern Verleih' });
  campaign = await create({ workspace_id: other, name: 'Cabin nights' });
  await create({ workspace_id: other, name: 'Secret draft' });
  const add = (more: Record<string, unknown>) =>
    staff.send('PUT', `${api}/items/create`, {
      campaign_id: campaign.id,
      name: 'Hidden item',
      channel: 'Social',
      from: '2026-11-11',
      to: '2026-11-12',
      note: 'An internal note',
      ...more,
    });
  await add({ is_shared: false });
  await add({ name: 'Shared item' });
  expect((await staff.get(`${api}/client`, { workspace_id: other })).body.client).toMatchObject({
    campaign: null,
    campaigns: [],
  });
  await approve();
  await step('start');
  const { body } = await staff.get(`${api}/client`, { workspace_id: other });
  expect(body.client).toMatchObject({
    name: 'Tauern Verleih',
    contact: 'Helene Brandt',
    campaigns: [{ name: 'Cabin nights', state: 'running' }],
    campaign: { asks_decision: false, totals: { spend: { value: null } }, days: [], channels: [] },
  });
  const text = JSON.stringify(body);
  for (const secret of ['Secret draft', 'An internal note', 'Hidden item']) expect(text).not.toContain(secret);
  expect(text).toContain('Shared item');
  expect((await client.get(`${api}/client`, { workspace_id: workspaceId })).status).toBe(403);
});
