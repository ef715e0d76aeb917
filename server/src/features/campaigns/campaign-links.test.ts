// Links of items, and the resulting states.
import type { CampaignItem } from '@folio/contract/campaign-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument, buildTask, buildWorkspace } from '../../testing/build.ts';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let item: { campaignId: number; campaignItemId: number };

const api = '/tools/audience_campaigns';
const send = (name: string, body: Record<string, unknown>, caller = staff) =>
  caller.send('POST', `${api}/items/${name}`, { id: item.campaignItemId, ...body });
async function shown(): Promise<CampaignItem> {
  const { body } = await staff.get(`${api}/show`, { id: item.campaignId });
  const [first] = (body.campaign as { plan: CampaignItem[] }).plan;
  if (!first) throw new Error('The campaign has no item');
  return first;
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  item = await buildCampaign(product, staff, workspaceId);
});

describe('the state of an item', () => {
  it('is that of its task, and of several that which is furthest behind', async () => {
    const [first, second] = [await buildTask(product, staff, workspaceId), await buildTask(product, staff, workspaceId)];
    await send('link', { task_id: first });
    const states: string[] = [];
    for (const status of ['waiting', 'on_going', 'rejected', 'ready', 'approved', 'published', 'completed']) {
      await product.sql('update tasks set status = $2 where id = $1', [first, status]);
      states.push((await shown()).state);
    }
    expect(states).toEqual(['planned', 'in_production', 'in_production', 'in_production', 'approved', 'live', 'live']);
    await send('link', { task_id: second });
    expect((await shown()).state).toBe('planned');
  });
  it('of a task in review is with the client while the step of a guest is active', async () => {
    const task = await buildTask(product, staff, workspaceId);
    await send('link', { task_id: task });
    await product.sql(`update tasks set status = 'ready' where id = $1`, [task]);
    await product.sql(
      `with guest as (insert into guests (account_id, workspace_id, name, email) select account_id, $2, 'Helene', 'h@a.example'
         from users where id = $3 returning id)
       insert into task_steps (task_id, position, guest_id, state) select $1, 0, id, 'active' from guest`,
      [task, workspaceId, staff.id],
    );
    expect((await shown()).state).toBe('client_review');
    await product.sql(`update task_steps set state = 'passed' where task_id = $1`, [task]);
    expect((await shown()).state).toBe('in_production');
  });
  it('of a document follows its publication', async () => {
    const { detailId } = await buildDocument(product, staff, { workspaceId });
    await send('link', { order_detail_id: detailId });
    expect((await shown()).state).toBe('in_production');
    await product.sql(
      `with site as (insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
         select account_id, id, $3, 'Site', 'https://brenvik.example', 'en', 'download' from users where id = $1 returning id)
       insert into publications (website_id, order_detail_id, remote_key, version_id, state, user_id)
       select id, $2, 'x', 1, 'live', $1 from site`,
      [staff.id, detailId, workspaceId],
    );
    expect(await shown()).toMatchObject({
      state: 'live',
      links: [{ kind: 'document', subject_id: detailId, title: 'Trail shoes' }],
    });
    // The website keeps its post while a newer attempt is sent, and if it fails.
    for (const state of ['queued', 'sending', 'failed']) {
      await product.sql('update publications set state = $2 where order_detail_id = $1', [detailId, state]);
      expect([state, (await shown()).state]).toEqual([state, 'live']);
    }
    await product.sql(`update publications set state = 'remote_draft' where order_detail_id = $1`, [detailId]);
    await product.sql(`update publications set state = 'failed' where order_detail_id = $1`, [detailId]);
    expect((await shown()).state).toBe('in_production');
  });
  it.each([
    ['moved to another workspace', 'POST', 'move'],
    ['deleted', 'DELETE', 'delete'],
  ] as const)('of a document that is %s is that of an item without it', async (_, method, call) => {
    const { detailId } = await buildDocument(product, staff, { workspaceId });
    await send('link', { order_detail_id: detailId });
    const elsewhere = await buildWorkspace(product, staff, { name: `Elsewhere ${detailId}` });
    const more = call === 'move' ? { workspace_id: elsewhere } : {};
    expect((await staff.send(method, `/services/orders/${call}`, { order_detail_id: detailId, ...more })).status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'planned', links: [] });
  });
  it('of a document that leaves after the plan was proposed leaves the decision open: no link is part of what is agreed', async () => {
    const { detailId } = await buildDocument(product, staff, { workspaceId });
    await send('link', { order_detail_id: detailId });
    const contact = `update campaigns set contact_name = 'Helene Brandt', contact_email = 'h@brenvik.example' where id = $1`;
    await product.sql(contact, [item.campaignId]);
    const step = (name: string, more: object = {}) => staff.send('POST', `${api}/${name}`, { id: item.campaignId, ...more });
    const { body: proposed } = await step('propose');
    const { state_hash: hash } = (proposed as { campaign: { state_hash: string } }).campaign;
    const elsewhere = await buildWorkspace(product, staff, { name: `Away ${detailId}` });
    await staff.send('POST', '/services/orders/move', { order_detail_id: detailId, workspace_id: elsewhere });
    expect(await shown()).toMatchObject({ state: 'planned', links: [] });
    const decided = await step('decide', { state_hash: hash, verdict: 'approve', note: 'by telephone' });
    expect(decided).toMatchObject({ status: 200, body: { campaign: { state: 'approved' } } });
  });
  it('that was dropped is dropped, and comes back with its links', async () => {
    await send('link', { task_id: await buildTask(product, staff, workspaceId) });
    await send('drop', {});
    expect((await shown()).state).toBe('dropped');
    await send('drop', { is_dropped: false });
    expect(await shown()).toMatchObject({ state: 'planned', links: [{ kind: 'task' }] });
  });
});

describe('a link', () => {
  it('is made once by twenty calls on two items; the other is 409 and names the campaign', async () => {
    const task = await buildTask(product, staff, workspaceId);
    const other = await buildCampaign(product, staff, workspaceId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send('link', { id: [item, other][at % 2]?.campaignItemId, task_id: task })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({ code: 'TASK_IN_CAMPAIGN', message: `Task ${task} belongs to “Theirs”` });
  });
  it('leads to nothing of another workspace or account', async () => {
    const elsewhere = await buildWorkspace(product, staff, { name: 'Other client' });
    const stranger = await product.register('Stranger Person');
    const theirs = await buildTask(product, stranger, await buildWorkspace(product, stranger));
    expect((await send('link', { task_id: await buildTask(product, staff, elsewhere) })).status).toBe(404);
    expect((await send('link', { task_id: theirs })).status).toBe(404);
    const personal = await buildDocument(product, staff);
    expect((await send('link', { order_detail_id: personal.detailId })).status).toBe(404);
    expect((await send('link', { order_id: personal.orderId })).status).toBe(404);
  });
  it('needs one thing, and is removed', async () => {
    expect((await send('link', {})).status).toBe(422);
    expect((await send('link', { task_id: 1, order_id: 1 })).status).toBe(422);
    await send('link', { task_id: await buildTask(product, staff, workspaceId) });
    const [link] = (await shown()).links;
    expect((await send('unlink', { link_id: link?.id })).body.item).toMatchObject({ links: [] });
    expect((await send('unlink', { link_id: link?.id })).status).toBe(404);
  });
});

describe('days', () => {
  it('of tasks move with their item', async () => {
    const task = await buildTask(product, staff, workspaceId);
    await product.sql(`update tasks set start_date = '2026-11-03', due_date = '2026-11-09' where id = $1`, [task]);
    await send('link', { task_id: task });
    expect((await send('move', { from: '2026-11-12', to: '2026-11-13' })).status).toBe(200);
    expect(await product.sql(`select start_date::text, due_date::text from tasks where id = $1`, [task])).toEqual([
      { start_date: '2026-11-05', due_date: '2026-11-12' },
    ]);
  });
  it('are not moved by who may not manage tasks, neither those of the item nor those of the task', async () => {
    const task = await buildTask(product, staff, workspaceId);
    await product.sql(`update tasks set due_date = '2026-11-09' where id = $1`, [task]);
    await send('link', { task_id: task });
    await product.sql(`update users set role = 'user' where id = $1`, [staff.id]);
    expect((await send('move', { from: '2026-11-12', to: '2026-11-12' })).status).toBe(403);
    await product.sql(`update users set role = 'master' where id = $1`, [staff.id]);
    expect((await shown()).from).toBe('2026-11-10');
  });
});
