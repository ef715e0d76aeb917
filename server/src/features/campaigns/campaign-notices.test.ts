// Requests, reminders and notifications of campaigns: their recipients, and how often.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { addDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Kernel } from '../../kernel/kernel.ts';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { zoneByDay } from '../../testing/zone-by-day.ts';
import { noticeDueItems, noticePacing } from './core/notice-campaigns.ts';
import { remindContacts } from './core/request-approval.ts';

const euro = 1_000_000;
const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let colleague: TestCaller;
let workspaceId: number;
let count = 0;
let email: string;
let campaign: Campaign;
let today: string;
let zone: string;
/** Days of a campaign years ahead, so that sweeps by the real clock send nothing of it. */
const ahead = { from: '2031-05-01', to: '2031-05-31' };
const kernelAt = (time: string): Kernel => ({ ...product.kernel, clock: { now: () => new Date(time) } });

const step = (name: string, body: Record<string, unknown> = {}, caller = staff) =>
  caller.send('POST', `${api}/${name}`, { id: campaign.id, ...body });
const show = async () => (await staff.get(`${api}/show`, { id: campaign.id })).body.campaign as Campaign;
async function create(fields: Record<string, unknown> = {}): Promise<Campaign> {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name: `Long weekend ${count}`,
    from: addDays(today, -30),
    to: addDays(today, 30),
    budget: 6100 * euro,
    contact: { name: 'Helene Brandt', email },
    ...fields,
  });
  return body.campaign as Campaign;
}
const addItem = async (from: string, more: Record<string, unknown> = {}) =>
  (
    (
      await staff.send('PUT', `${api}/items/create`, {
        campaign_id: campaign.id,
        name: 'Letter',
        channel: 'Newsletter',
        from,
        to: addDays(from, 1),
        ...more,
      })
    ).body.item as { id: number }
  ).id;
async function approve(caller = staff): Promise<void> {
  await step('propose');
  const { state_hash } = await show();
  expect((await step('decide', { state_hash, verdict: 'approve', note: 'by telephone' }, caller)).status).toBe(200);
}
const askedOn = (time: string) =>
  product.sql('update campaigns set asked_at = $2, reminded_at = null where id = $1', [campaign.id, time]);
/** Subjects of the emails to the contact, the oldest first. */
function mails(): string[] {
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  return readdirSync(outbox)
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`))
    .map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
}
const notices = (event: string, caller = staff) =>
  product.sql<{ path: string; data: Record<string, unknown> }>(
    `select path, data from notifications where event = $1 and user_id = $2 and path like $3 order by id`,
    [event, caller.id, `%/${campaign.id}/%`],
  );
const twenty = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, run));
const spend = async (amounts: readonly number[]) => {
  const [made] = await product.sql<{ id: number }>(
    `insert into campaign_imports (campaign_id, workspace_id, user_id, file_name, source, columns, columns_hash, mapping, numbers, days, rows)
     values ($1, $2, $3, 'a.csv', 'A', '{}', 'x', '{}', '1,234.56', 'YYYY-MM-DD', '[]') returning id`,
    [campaign.id, workspaceId, staff.id],
  );
  await product.sql('delete from campaign_results where campaign_id = $1', [campaign.id]);
  for (const [at, amount] of amounts.entries())
    await product.sql(
      `insert into campaign_results (campaign_id, date, channel, source, spend, import_id) values ($1, $2, 'Search', 'A', $3, $4)`,
      [campaign.id, addDays(campaign.from ?? today, at), amount * euro, made?.id],
    );
};

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  colleague = await product.join(staff, 'Other Staff', 'admin');
  await product.sql('update users set is_admin = true where id = $1', [colleague.id]);
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor', members: [colleague] });
  ({ today, zone } = await zoneByDay(product));
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sql('update workspaces set time_zone = $2 where id = $1', [workspaceId, zone]);
  count += 1;
  email = `helene${count}@brenvik.example`;
  campaign = await create();
});

describe('the contact', () => {
  it('is asked at once, and reminded once after two working days, by one of twenty sweeps', async () => {
    await product.sql(`update workspaces set time_zone = 'UTC' where id = $1`, [workspaceId]);
    campaign = await create(ahead);
    await addItem('2031-05-20');
    await step('propose');
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    await askedOn('2031-05-05T20:00:00Z');
    const { revision } = await show();
    const remindAt = (time: string) => twenty(() => remindContacts(kernelAt(time)));
    for (const early of ['2031-05-06T12:00:00Z', '2031-05-06T23:00:00Z', '2031-05-07T08:59:00Z']) await remindAt(early);
    expect((await show()).request).toMatchObject({ opened_at: null, reminded_at: null });
    const reminders = () => mails().filter((subject) => subject.includes('reminder'));
    await remindAt('2031-05-07T09:00:00Z');
    expect((await show()).request?.reminded_at).not.toBeNull();
    await expect.poll(reminders, { timeout: 15_000 }).toHaveLength(1);
    await remindAt('2031-05-08T12:00:00Z');
    // A reminder does not change the campaign: editors are not interrupted.
    expect((await show()).revision).toBe(revision);
    await askedOn('2031-05-07T20:00:00Z');
    for (const weekend of ['2031-05-10T12:00:00Z', '2031-05-11T12:00:00Z']) await remindAt(weekend);
    expect((await show()).request?.reminded_at).toBeNull();
    await remindAt('2031-05-12T12:00:00Z');
    await expect.poll(reminders, { timeout: 15_000 }).toHaveLength(2);
    expect(mails()).toHaveLength(3);
  });

  it('is reminded by hand once a day, also by twenty calls; not where nothing waits or they have a seat', async () => {
    await addItem(addDays(today, 20));
    expect((await step('remind')).body.code).toBe('CAMPAIGN_STATE');
    await step('propose');
    const answers = await Promise.all(Array.from({ length: 20 }, () => step('remind')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CAMPAIGN_REMINDED_TODAY');
    expect((await show()).history[0]).toMatchObject({ action: 'campaign.reminded' });
    email = 'staff.person@example.com';
    campaign = await create();
    await addItem(addDays(today, 20));
    await step('propose');
    expect((await step('remind')).body.code).toBe('CAMPAIGN_CONTACT_HAS_SEAT');
  });

  it('is asked once more where a running campaign changes, once for all changes until they decide', async () => {
    await addItem(addDays(today, 20));
    await approve();
    await step('start');
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    await step('edit', { revision: (await show()).revision, personas: ['Families'] });
    expect((await show()).can.remind).toBe(false);
    await step('edit', { revision: (await show()).revision, budget: 7000 * euro });
    await addItem(addDays(today, 21));
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2);
    expect(await show()).toMatchObject({ state: 'running', is_changed_since_approval: true, can: { remind: true } });
    expect((await show()).request?.reminded_at).toBeNull();
    await expect.poll(mails).toHaveLength(2);
  });
});

describe('staff of a campaign', () => {
  it('are notified of a decision that another one recorded, not of their own', async () => {
    await addItem(addDays(today, 20));
    await approve(colleague);
    await expect.poll(() => notices('decided'), { timeout: 15_000 }).toMatchObject([{ data: { person: 'Other Staff' } }]);
    expect(await notices('decided', colleague)).toEqual([]);
  });

  it('are the others in the workspace where the manager has left it', async () => {
    await addItem(addDays(today, 20));
    await step('propose');
    await product.sql('update campaigns set user_id = $2 where id = $1', [
      campaign.id,
      (await product.join(staff, `Gone ${count}`, 'admin')).id,
    ]);
    const { state_hash } = await show();
    const decided = await step('decide', { state_hash, verdict: 'approve', note: 'by telephone' }, colleague);
    expect(decided.status).toBe(200);
    await expect.poll(() => notices('decided'), { timeout: 15_000 }).toHaveLength(1);
  });

  it('are notified of items that begin on the next working day unapproved, once for each first day', async () => {
    await product.sql(`update workspaces set time_zone = 'UTC' where id = $1`, [workspaceId]);
    campaign = await create(ahead);
    await addItem('2031-05-12');
    await addItem('2031-05-12');
    await addItem('2031-05-21');
    await addItem('2031-05-12', { is_done: true });
    await approve();
    await step('start');
    const noticeAt = (time: string) => twenty(() => noticeDueItems(kernelAt(time)));
    const countNoticed = async () =>
      (
        await product.sql<{ count: number }>(
          'select count(*)::int as count from campaign_items where campaign_id = $1 and due_noticed_for is not null',
          [campaign.id],
        )
      )[0]?.count;
    const tooEarly = ['2031-05-08T12:00:00Z', '2031-05-09T08:59:00Z'];
    for (const quiet of [...tooEarly, '2031-05-10T12:00:00Z', '2031-05-11T12:00:00Z']) await noticeAt(quiet);
    expect(await countNoticed()).toBe(0);
    await noticeAt('2031-05-09T09:00:00Z');
    expect(await countNoticed()).toBe(2);
    const expected = [{ data: { campaign: 'items_due', due: '2031-05-12', count: 2 } }];
    await expect.poll(() => notices('due_soon'), { timeout: 15_000 }).toMatchObject(expected);
    await noticeAt('2031-05-12T12:00:00Z');
    const { body } = await staff.get('/features/notifications/show');
    expect(JSON.stringify(body)).toContain('items of “Long weekend');
    expect(await notices('due_soon')).toHaveLength(1);
  });

  it('are notified once when spend leaves the band, and once more after it came back', async () => {
    await addItem(addDays(today, 20));
    await approve();
    await step('start');
    await noticePacing(product.kernel);
    await spend([100, 100, 100]);
    await noticePacing(product.kernel);
    await spend([100, 100, 150]);
    await twenty(() => noticePacing(product.kernel));
    const kinds = async () => (await notices('limits')).map(({ data }) => data['campaign']);
    await expect.poll(kinds, { timeout: 15_000 }).toEqual(['ahead']);
    await spend([100, 100, 160]);
    await noticePacing(product.kernel);
    await spend([100, 100, 100]);
    await noticePacing(product.kernel);
    await spend([100, 50, 50]);
    await twenty(() => noticePacing(product.kernel));
    await expect.poll(kinds, { timeout: 15_000 }).toEqual(['ahead', 'behind']);
  });
});
