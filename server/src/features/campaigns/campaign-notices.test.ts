// Who is asked, reminded and notified of campaigns, and how often.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { addDays, addWorkingDays, isWorkingDay } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { zoneByDay } from '../../testing/zone-by-day.ts';
import { remindContacts } from './ask-contact.ts';
import { noticeDueItems, noticePacing } from './notice-campaigns.ts';

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
/** Nobody is reminded on a weekend. */
let isWorkday: boolean;

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
  const found = await zoneByDay(product);
  ({ today } = found);
  isWorkday = isWorkingDay(today, []);
  await product.sql('update workspaces set time_zone = $2 where id = $1', [workspaceId, found.zone]);
});
afterAll(() => product.stop());
beforeEach(async () => {
  count += 1;
  email = `helene${count}@brenvik.example`;
  campaign = await create();
});

describe('the contact', () => {
  it('is asked at once, and reminded once after two working days, by one of twenty sweeps', async () => {
    await addItem(addDays(today, 20));
    await step('propose');
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    await twenty(() => remindContacts(product.kernel));
    expect((await show()).request).toMatchObject({ opened_at: null, reminded_at: null });
    const early = addWorkingDays(addDays(today, 1), -2, []);
    await product.sql(
      `update campaigns set asked_at = ($2::date + time '20:00') at time zone (select time_zone from workspaces where id = $3) where id = $1`,
      [campaign.id, early, workspaceId],
    );
    const isDue = isWorkday && addWorkingDays(early, 2, []) <= today;
    await twenty(() => remindContacts(product.kernel));
    expect((await show()).request?.reminded_at === null).toBe(!isDue);
    await product.sql(`update campaigns set asked_at = now() - interval '8 days', reminded_at = null where id = $1`, [
      campaign.id,
    ]);
    const { revision } = await show();
    await twenty(() => remindContacts(product.kernel));
    const reminders = () => mails().filter((subject) => subject.includes('reminder'));
    await expect.poll(reminders, { timeout: 15_000 }).toHaveLength(isWorkday ? (isDue ? 2 : 1) : 0);
    await remindContacts(product.kernel);
    // A reminder is no change: who edits is not interrupted.
    expect((await show()).revision).toBe(revision);
    expect((await show()).request?.reminded_at !== null).toBe(isWorkday);
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
    await approve(colleague).catch(() => undefined);
    const { state_hash } = await show();
    await step('decide', { state_hash, verdict: 'approve', note: 'by telephone' }, colleague);
    await expect.poll(() => notices('decided'), { timeout: 15_000 }).toHaveLength(1);
  });

  it('are notified of items that begin on the next working day unapproved, once for each first day', async () => {
    const near = addWorkingDays(today, 1, []);
    await addItem(near);
    await addItem(near);
    await addItem(addDays(near, 9));
    await addItem(near, { is_done: true });
    await approve();
    await step('start');
    await twenty(() => noticeDueItems(product.kernel));
    const expected = isWorkday ? [{ data: { campaign: 'items_due', due: near, count: 2 } }] : [];
    await expect.poll(() => notices('due_soon'), { timeout: 15_000 }).toMatchObject(expected);
    await noticeDueItems(product.kernel);
    const { body } = await staff.get('/features/notifications/show');
    expect(JSON.stringify(body).includes('items of “Long weekend')).toBe(isWorkday);
    expect(await notices('due_soon')).toHaveLength(isWorkday ? 1 : 0);
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
