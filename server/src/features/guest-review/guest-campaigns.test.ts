// The contact of a campaign through their review link: they are asked by email, see what is theirs, and decide on what they saw.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampaignClient } from '@folio/contract/campaign-client';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { guestBrowser } from '../../testing/guest-browser.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let count = 0;
let email: string;
let campaign: Campaign;
let guest: ReturnType<typeof guestBrowser>;

const step = async (name: string, body: Record<string, unknown> = {}, id = campaign.id) =>
  (await staff.send('POST', `${api}/${name}`, { id, ...body })).body.campaign as Campaign;
const show = async () => ((await staff.get(`${api}/show`, { id: campaign.id })).body as { campaign: Campaign }).campaign;
const clientOf = ({ body }: TestAnswer) => body.client as CampaignClient;
async function propose(name: string, contact: string): Promise<Campaign> {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name,
    from: '2026-11-09',
    to: '2026-11-30',
    contact: { name: 'Helene Brandt', email: contact },
  });
  const { id } = body.campaign as Campaign;
  const item = { name: 'Letter', channel: 'Newsletter', from: '2026-11-10', to: '2026-11-10' };
  await staff.send('PUT', `${api}/items/create`, { campaign_id: id, ...item });
  return step('propose', { note: 'Please by Friday' }, id);
}
/** The token in the email to a contact, once it went out. */
const tokenFor = (address: string) =>
  vi.waitFor(
    () => {
      const outbox = join(product.kernel.config.dataDir, 'outbox');
      const mail = readdirSync(outbox)
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .find((text) => text.startsWith(`To: ${address}\n`));
      const token = /\/review\/([\w-]+)/.exec(mail ?? '')?.[1];
      if (!token) throw new Error(`There is no email to ${address} yet`);
      return token;
    },
    { timeout: 15_000, interval: 100 },
  );

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  count += 1;
  email = `helene${count}@brenvik.example`;
  campaign = await propose(`Long weekend ${count}`, email);
  guest = guestBrowser(product, await tokenFor(email));
  await guest.post('open');
});

describe('the contact', () => {
  it('sees the campaign that names them, and no other', async () => {
    await propose('Of somebody else', 'other@brenvik.example');
    const seen = await guest.get('show');
    expect(clientOf(seen)).toMatchObject({
      name: 'Brenvik Outdoor',
      campaigns: [{ name: campaign.name }],
      campaign: { asks_decision: true, state_hash: campaign.state_hash, plan: [{ name: 'Letter' }] },
    });
    expect(JSON.stringify(seen.body)).not.toContain('Of somebody else');
    const { id } = await propose('Of another one', 'third@brenvik.example');
    expect((await guest.get('show', { campaign_id: id })).status).toBe(404);
  });
  it('approves once of twenty calls, by name; staff are notified', async () => {
    const decision = { campaign_id: campaign.id, state_hash: campaign.state_hash, verdict: 'approve' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.post('decide-campaign', decision)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await show();
    expect(after).toMatchObject({
      state: 'approved',
      decisions: [{ verdict: 'approve', person: 'Helene Brandt', is_guest: true, state_hash: campaign.state_hash }],
    });
    expect(after.history[0]).toMatchObject({ action: 'campaign.approved', person: 'Helene Brandt' });
    await expect
      .poll(async () => JSON.stringify((await staff.get('/features/notifications/show')).body), { timeout: 15_000 })
      .toContain(`Helene Brandt approved “${campaign.name}”`);
  });
  it('asks for changes with a note only, and not on an older state', async () => {
    const decision = { campaign_id: campaign.id, state_hash: campaign.state_hash, verdict: 'changes' };
    expect((await guest.post('decide-campaign', decision)).body.errors).toMatchObject({ note: ['Write what should change'] });
    await step('edit', { revision: campaign.revision, budget: 5 });
    expect((await guest.post('decide-campaign', { ...decision, note: 'Fewer' })).body.code).toBe('CAMPAIGN_CONTENT_CHANGED');
    const { state_hash } = await show();
    const { body } = await guest.post('decide-campaign', { ...decision, state_hash, note: 'Fewer discounts' });
    expect(body.client).toMatchObject({ campaign: { state: 'changes_requested', asks_decision: false } });
    expect(await show()).toMatchObject({ last_note: 'Fewer discounts' });
  });
  it('decides on no campaign of someone else, and on none once the link ended', async () => {
    const other = await propose('Not theirs', 'fourth@brenvik.example');
    const decision = { campaign_id: other.id, state_hash: other.state_hash, verdict: 'approve' };
    expect((await guest.post('decide-campaign', decision)).status).toBe(404);
    await product.sql('update review_links set revoked_at = now()');
    const own = { campaign_id: campaign.id, state_hash: campaign.state_hash, verdict: 'approve' };
    expect((await guest.post('decide-campaign', own)).body.code).toBe('REVIEW_LINK_ENDED');
  });
});
