// The life of a campaign through HTTP: draft, proposal, decision, running, over. Each step once, however many ask for it.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { addDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { startDueCampaigns } from './core/move-campaign.ts';

const euro = 1_000_000;
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let campaign: Campaign;

const api = '/tools/audience_campaigns';
const step = (name: string, body: Record<string, unknown> = {}, caller = staff) =>
  caller.send('POST', `${api}/${name}`, { id: campaign.id, ...body });
const campaignOf = ({ body }: TestAnswer) => body.campaign as Campaign;
const show = async (id = campaign.id) => campaignOf(await staff.get(`${api}/show`, { id }));
async function create(fields: Record<string, unknown> = {}): Promise<Campaign> {
  const answer = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name: 'Long weekend',
    from: '2026-11-09',
    to: '2026-11-30',
    budget: 10_000 * euro,
    contact: { name: 'Helene Brandt', email: 'Helene@Brenvik.example' },
    ...fields,
  });
  expect(answer.status).toBe(200);
  return campaignOf(answer);
}
const addItem = (fields: Record<string, unknown> = {}, id = campaign.id) =>
  staff.send('PUT', `${api}/items/create`, {
    campaign_id: id,
    name: 'Teaser letter',
    channel: 'Newsletter',
    from: '2026-11-10',
    to: '2026-11-10',
    ...fields,
  });
const decide = async (verdict: 'approve' | 'changes', note = 'by telephone') =>
  step('decide', { state_hash: (await show()).state_hash, verdict, note });
/** The campaign with an item, proposed and approved. */
async function approve(): Promise<void> {
  await addItem();
  expect((await step('propose')).status).toBe(200);
  expect((await decide('approve')).status).toBe(200);
}

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  campaign = await create();
});

describe('a draft', () => {
  it('has what it was given, a name for links, and nothing unknown as 0', async () => {
    expect(campaign).toMatchObject({
      state: 'draft',
      client: 'Brenvik Outdoor',
      budget: 10_000 * euro,
      currency: 'EUR',
      contact: { name: 'Helene Brandt', email: 'helene@brenvik.example' },
      utm_campaign: 'long-weekend-2026',
      pacing: { spent: null, band: null, pace: null },
      person: { name: 'Staff Person' },
      plan: [],
    });
    expect(campaign.history.map(({ text }) => text)).toEqual(['Created the campaign Long weekend']);
  });
  it.each([
    [{ name: ' ' }, 'name', 'Enter a name for the campaign'],
    [{ to: '2026-11-01' }, 'to', 'The end date is before the start date'],
    [{ to: '2028-11-10' }, 'to', 'A campaign can last up to two years'],
    [{ guideline_id: 999 }, 'guideline_id', 'Choose one of the options'],
  ])('is refused with %j', async (fields, field, sentence) => {
    const { status, body } = await staff.send('PUT', `${api}/create`, {
      workspace_id: workspaceId,
      name: 'Long weekend',
      from: '2026-11-09',
      ...fields,
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ [field]: [sentence] });
  });
  it('of one key is made once', async () => {
    const body = { workspace_id: workspaceId, name: 'Once' };
    const send = () => staff.send('PUT', `${api}/create`, body, { 'idempotency-key': 'campaign-once' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.filter(({ status }) => status === 200).map((answer) => campaignOf(answer).id)).size).toBe(1);
  });
  it('is changed in the revision that was seen, and by one of twenty', async () => {
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, at) => step('edit', { revision: campaign.revision, goal: `Goal ${at}` })),
    );
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(edits.filter(({ body }) => body.code === 'CAMPAIGN_CHANGED')).toHaveLength(19);
  });
  it('is deleted; a proposal is not', async () => {
    await addItem();
    const other = await create();
    await step('propose');
    expect((await staff.send('DELETE', `${api}/delete`, { id: campaign.id })).body.code).toBe('CAMPAIGN_STATE');
    expect((await staff.send('DELETE', `${api}/delete`, { id: other.id })).status).toBe(200);
    expect((await staff.get(`${api}/show`, { id: other.id })).status).toBe(404);
  });
});

describe('items', () => {
  it('get codes that are not used twice, also by twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addItem()));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { plan, channels } = await show();
    expect(new Set(plan.map(({ code }) => code)).size).toBe(20);
    expect(channels).toEqual(['Newsletter']);
    const first = plan[0]?.id ?? 0;
    await staff.send('POST', `${api}/items/drop`, { id: first });
    expect((await addItem()).body.item).toMatchObject({ code: 'l-21' });
    expect((await show()).items.total).toBe(20);
  });
  it('lie within the campaign, and the campaign around them', async () => {
    expect((await addItem({ from: '2026-11-08' })).body.errors).toMatchObject({
      from: ['This item is outside the campaign dates'],
    });
    expect((await addItem({ to: '2026-11-09' })).body.errors).toMatchObject({ to: ['The end date is before the start date'] });
    await addItem();
    const { revision } = await show();
    const { body } = await step('edit', { revision, from: '2026-11-12' });
    expect(body.errors).toMatchObject({ from: ['“Teaser letter” would be outside the campaign dates'] });
  });
  it('may cost more than the budget, with a warning', async () => {
    const { status } = await addItem({ budget: 10_001 * euro });
    expect([status, (await show()).warnings]).toEqual([200, ['items_above_budget']]);
  });
  it('that were dropped since they were read are not changed unknowingly, and never moved', async () => {
    const { id } = (await addItem()).body.item as { id: number };
    const edit = async (more: object) => {
      const { status, body } = await staff.send('POST', `${api}/items/edit`, { id, ...more });
      return [status, body.code ?? body.message];
    };
    expect(await edit({ name: 'First', is_dropped: false })).toEqual([200, 'Item saved']);
    await staff.send('POST', `${api}/items/drop`, { id });
    expect(await edit({ name: 'Second', is_dropped: false })).toEqual([409, 'CAMPAIGN_ITEM_DROPPED']);
    expect((await show()).plan[0]).toMatchObject({ name: 'First', state: 'dropped' });
    expect(await edit({ name: 'Third', is_dropped: true })).toEqual([200, 'Item saved. It is not in the plan.']);
    for (const preview of [true, false]) {
      const days = { from: '2026-11-11', to: '2026-11-13' };
      const moved = await staff.send('POST', `${api}/items/move`, { id, ...days, preview });
      expect([moved.status, moved.body.code]).toEqual([409, 'CAMPAIGN_ITEM_DROPPED']);
    }
    expect((await show()).plan[0]).toMatchObject({ name: 'Third', from: '2026-11-10' });
  });
  it('without a task are set by hand', async () => {
    const { id } = (await addItem()).body.item as { id: number };
    const { body } = await staff.send('POST', `${api}/items/edit`, { id, is_done: true });
    expect(body.item).toMatchObject({ state: 'live' });
    expect((await show()).items).toEqual({ total: 1, live: 1, client_review: 0 });
  });
});

describe('a proposal', () => {
  it('needs a contact, dates and an item', async () => {
    campaign = await create({ contact: null, from: null, to: null });
    const { status, body } = await step('propose');
    expect([status, Object.keys(body.errors as object).toSorted()]).toEqual([422, ['contact', 'from', 'items', 'to']]);
  });
  it('is made and decided once by twenty calls', async () => {
    await addItem();
    const proposals = await Promise.all(Array.from({ length: 20 }, () => step('propose')));
    expect(proposals.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state_hash } = await show();
    const decisions = await Promise.all(
      Array.from({ length: 20 }, () => step('decide', { state_hash, verdict: 'approve', note: 'by telephone' })),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await show()).decisions).toMatchObject([{ verdict: 'approve', note: 'by telephone', is_guest: false }]);
    const events = await product.sql(`select action from audit_entries where subject_id = $1 and action like 'campaign.%'`, [
      campaign.id,
    ]);
    expect(events.map(({ action }) => action as string)).toEqual(['campaign.created', 'campaign.proposed', 'campaign.approved']);
  });
  it('is decided on as it was shown: an older state is 409', async () => {
    await addItem();
    await step('propose');
    const { state_hash, revision } = await show();
    await step('edit', { revision, budget: 12_000 * euro });
    const { status, body } = await step('decide', { state_hash, verdict: 'approve', note: 'by telephone' });
    expect([status, body.code]).toEqual([409, 'CAMPAIGN_CONTENT_CHANGED']);
    expect((await show()).state).toBe('proposed');
  });
  it('needs a note of how the contact said so', async () => {
    await addItem();
    await step('propose');
    expect((await decide('approve', ' ')).body.errors).toMatchObject({
      note: ['Enter how the contact told you, for example “by phone”'],
    });
  });
  it('with changes asked for is a draft again when it is edited', async () => {
    await addItem();
    await step('propose');
    await decide('changes', 'Fewer discounts');
    const asked = await show();
    expect(asked).toMatchObject({ state: 'changes_requested', last_note: 'Fewer discounts' });
    expect(campaignOf(await step('edit', { revision: asked.revision, audience: 'Families' })).state).toBe('draft');
  });
  it('keeps its decisions: nobody changes or deletes them', async () => {
    await approve();
    for (const statement of ['update campaign_decisions set note = $$x$$', 'delete from campaign_decisions'])
      await expect(product.sql(statement)).rejects.toThrow('not changed');
  });
});

describe('an approved campaign', () => {
  it('is a draft again where agreed parts change, and is not where others do', async () => {
    await approve();
    const { revision } = await show();
    expect(campaignOf(await step('edit', { revision, personas: ['Families'] })).state).toBe('approved');
    await addItem({ name: 'One more' });
    expect((await show()).state).toBe('draft');
  });
  it('runs, asks once more without stopping where agreed parts change, and no longer where they are changed back', async () => {
    await approve();
    await step('start');
    const running = await show();
    const changed = campaignOf(await step('edit', { revision: running.revision, budget: 11_000 * euro }));
    expect(changed).toMatchObject({ state: 'running', is_changed_since_approval: true, can: { decide: true } });
    const back = campaignOf(await step('edit', { revision: changed.revision, budget: 10_000 * euro }));
    expect(back).toMatchObject({ state: 'running', is_changed_since_approval: false, can: { decide: false } });
    await step('edit', { revision: back.revision, budget: 12_000 * euro });
    await decide('approve');
    expect(await show()).toMatchObject({ state: 'running', is_changed_since_approval: false });
  });
  it('starts on its first day; one that is not approved does not', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const dates = { from: today, to: addDays(today, 60) };
    const item = { from: addDays(today, 40), to: addDays(today, 41) };
    campaign = await create(dates);
    const waiting = campaign;
    await addItem(item);
    await step('propose');
    campaign = await create(dates);
    await addItem(item);
    await step('propose');
    await decide('approve');
    const due = campaign.id;
    await Promise.all(Array.from({ length: 5 }, () => startDueCampaigns(product.kernel)));
    expect((await show(due)).state).toBe('running');
    expect((await show(due)).history.filter(({ action }) => action === 'campaign.started')).toMatchObject([{ person: null }]);
    expect((await show(waiting.id)).state).toBe('proposed');
  });
  it('is paused, continues and is completed; then nothing of it is changed', async () => {
    await approve();
    await step('start');
    expect(campaignOf(await step('pause', { note: 'Stock is late' }))).toMatchObject({ state: 'paused' });
    expect(campaignOf(await step('resume'))).toMatchObject({ state: 'running', paused_at: null });
    const { revision } = campaignOf(await step('close'));
    expect((await step('cancel', { note: 'No' })).body.code).toBe('CAMPAIGN_STATE');
    expect((await step('edit', { revision, name: 'Other' })).body.code).toBe('CAMPAIGN_STATE');
    expect((await addItem()).body.code).toBe('CAMPAIGN_STATE');
  });
  it('is cancelled with a reason', async () => {
    await approve();
    expect((await step('cancel')).body.errors).toMatchObject({ note: ['Enter a reason for canceling'] });
    expect(campaignOf(await step('cancel', { note: 'No budget' })).state).toBe('cancelled');
  });
});
