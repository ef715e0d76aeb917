// The contact of a campaign through their review link: the request by email, their own campaigns, and decisions on exactly the shown content.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampaignClient } from '@folio/contract/campaign-client';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { guestBrowser, openWithCode } from '../../testing/guest-browser.ts';
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
  await openWithCode(product, guest, email);
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
  it('sees all that they decide on, without hidden items, and what changed since the proposal', async () => {
    const item = async (more: object) =>
      (
        await staff.send('PUT', `${api}/items/create`, {
          campaign_id: campaign.id,
          channel: 'Blog',
          from: '2026-11-11',
          to: '2026-11-11',
          ...more,
        })
      ).body;
    const hidden = (await item({ name: 'Internal draft', budget: 900_000_000 })) as { campaign?: Campaign };
    const items = await product.sql<{ id: number; name: string }>('select id, name from campaign_items where campaign_id = $1', [
      campaign.id,
    ]);
    expect(hidden).toMatchObject({ status: 'success' });
    await staff.send('POST', `${api}/items/share`, {
      id: items.find(({ name }) => name === 'Internal draft')?.id,
      is_shared: false,
    });
    await staff.send('POST', `${api}/edit`, {
      id: campaign.id,
      revision: (await show()).revision,
      goal: 'More bookings',
      audience: 'Families',
    });
    await staff.send('POST', `${api}/items/edit`, { id: items.find(({ name }) => name === 'Letter')?.id, budget: 5_000_000 });
    const shown = clientOf(await guest.get('show')).campaign;
    expect(shown).toMatchObject({
      goal: 'More bookings',
      audience: 'Families',
      proposed_note: 'Please by Friday',
      plan: [{ name: 'Letter', budget: 5_000_000 }],
      totals: { clicks: { items: 0, of: 1 } },
    });
    expect(shown?.changes).toEqual([
      { field: 'goal', item: null, before: '', after: 'More bookings' },
      { field: 'budget', item: 'Letter', before: null, after: '5000000' },
    ]);
    expect(shown?.state_hash).toBe((await show()).state_hash);
    expect(JSON.stringify(shown)).not.toContain('Internal draft');
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
    expect((await guest.post('decide-campaign', decision)).body.errors).toMatchObject({ note: ['Describe what should change'] });
    await step('edit', { revision: campaign.revision, budget: 5 });
    expect((await guest.post('decide-campaign', { ...decision, note: 'Fewer' })).body.code).toBe('CAMPAIGN_CONTENT_CHANGED');
    const { state_hash } = await show();
    const { body } = await guest.post('decide-campaign', { ...decision, state_hash, note: 'Fewer discounts' });
    expect(body.client).toMatchObject({ campaign: { state: 'changes_requested', asks_decision: false } });
    expect(await show()).toMatchObject({ last_note: 'Fewer discounts' });
  });
  it('is known to have opened what they were asked for', async () => {
    expect((await show()).request).toMatchObject({ opened_at: null });
    await guest.get('show');
    const { request } = await show();
    expect(request?.opened_at).not.toBeNull();
    await guest.get('show');
    expect((await show()).request).toEqual(request);
  });
  it('finds all texts that wait for them behind one link', async () => {
    const ids: number[] = [];
    for (const name of ['First text', 'Second text']) {
      const item = { campaign_id: campaign.id, name, channel: 'Newsletter', from: '2026-11-10', to: '2026-11-10' };
      const made = (await staff.send('PUT', `${api}/items/create`, item)).body.item as { id: number };
      const { body } = await staff.send('POST', `${api}/items/create-task`, { id: made.id });
      const form = new FormData();
      form.append('id', String(body.task_id));
      form.append('file', new File(['Words'], 'words.txt'));
      await staff.send('POST', '/features/tasks/attachments/create', form);
      for (const move of ['start', 'submit'])
        expect((await staff.send('POST', `/features/tasks/${move}`, { id: body.task_id })).status).toBe(200);
      ids.push(body.task_id as number);
    }
    const shown = async () => ((await guest.get('show')).body.tasks as { id: number }[]).map(({ id }) => id);
    await expect.poll(shown, { timeout: 15_000 }).toEqual(ids);
    const plan = clientOf(await guest.get('show')).campaign?.plan ?? [];
    expect(plan.flatMap(({ waiting_task_id: id }) => id ?? [])).toEqual(ids);
  });
  it('downloads the pack of their own campaign, and none where campaigns are hidden', async () => {
    const get = (id = campaign.id) => guest.get('pack', { campaign_id: id });
    expect((await get()).body.code).toBe('CAMPAIGN_PACK_NOT_FOUND');
    await guest.post('decide-campaign', { campaign_id: campaign.id, state_hash: campaign.state_hash, verdict: 'approve' });
    await staff.send('POST', `${api}/pack/create`, { id: campaign.id });
    await expect.poll(async () => (await show()).pack?.state, { timeout: 20_000 }).toBe('ready');
    expect(clientOf(await guest.get('show')).campaign?.pack).toMatchObject({ files: 7 });
    const answer = await get();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const other = await propose('Not theirs', `fifth${count}@brenvik.example`);
    await staff.send('POST', `${api}/pack/create`, { id: other.id });
    expect((await get(other.id)).body.code).toBe('CAMPAIGN_NOT_FOUND');
    expect((await guestBrowser(product, await tokenFor(email)).get('pack', { campaign_id: campaign.id })).body.code).toBe(
      'REVIEW_CODE_NEEDED',
    );
    const account = 'id = (select account_id from users where id = $1)';
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}' where ${account}`, [staff.id]);
    expect((await get()).status).toBe(404);
    await product.sql(`update accounts set branding = branding - 'hide_audience' where ${account}`, [staff.id]);
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
