// Items dropped from the plan or restored meanwhile: refused calls, also parallel ones.
import type { CampaignItem } from '@folio/contract/campaign-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTask, buildWorkspace } from '../../testing/build.ts';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let campaignId: number;
let id: number;

const send = async (name: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await staff.send('POST', `${api}/items/${name}`, { id, ...more });
  return { status, code: body.code };
};
const addUrl = async () => {
  const url = { item_id: id, page_url: 'http://192.0.2.1/', source: 'letter', medium: 'email', campaign: 'spring' };
  const { status, body } = await staff.send('PUT', `${api}/urls/create`, url);
  return { status, code: body.code };
};
const drop = () => send('drop');
const putBack = () => send('drop', { is_dropped: false });
const countOf = async (table: 'tasks' | 'campaign_links' | 'campaign_urls') =>
  (await product.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const counts = () => Promise.all([countOf('tasks'), countOf('campaign_links'), countOf('campaign_urls')]);
async function shown(): Promise<CampaignItem | undefined> {
  const { body } = await staff.get(`${api}/show`, { id: campaignId });
  return (body.campaign as { plan: CampaignItem[] }).plan[0];
}

/** Twenty calls that have begun while another tab drops the item or puts it back. */
const twentyWhile = (isDropped: boolean, call: (at: number) => Promise<{ status: number; code: unknown }>) => {
  const lock = `select from campaigns where id = ${campaignId} for update`;
  const change = `update campaign_items set dropped_at = ${isDropped ? 'now()' : 'null'} where id = ${id}`;
  return whileLocked(product, `${lock}; ${change}`, 3, () => Promise.all(Array.from({ length: 20 }, (_, at) => call(at))));
};

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  ({ campaignId, campaignItemId: id } = await buildCampaign(product, staff, workspaceId));
});

const restored = { status: 409, code: 'CAMPAIGN_ITEM_RESTORED' };
const notInPlan = { status: 409, code: 'CAMPAIGN_ITEM_NOT_IN_PLAN' };

describe('an item that was put back since it was read', () => {
  it('is not changed unknowingly', async () => {
    await drop();
    expect((await send('edit', { name: 'As dropped', is_dropped: true })).status).toBe(200);
    await putBack();
    expect(await send('edit', { name: 'Unknowing', is_dropped: true })).toEqual(restored);
    expect(await shown()).toMatchObject({ name: 'As dropped', state: 'planned' });
    expect((await send('edit', { name: 'Knowing', is_dropped: false })).status).toBe(200);
    expect((await send('edit', { name: 'Without a word' })).status).toBe(200);
  });
  it('is changed by none of twenty calls that began before', async () => {
    await drop();
    const answers = await twentyWhile(false, (at) => send('edit', { name: `Name ${at}`, is_dropped: true }));
    expect(answers).toEqual(Array.from({ length: 20 }, () => restored));
    expect(await shown()).toMatchObject({ name: 'Letter', state: 'planned' });
  });
});

describe('a dropped item', () => {
  it('gets no task, link or URL and is not shared; its links can be removed', async () => {
    const [linked, other] = [await buildTask(product, staff, workspaceId), await buildTask(product, staff, workspaceId)];
    await send('link', { task_id: linked });
    await drop();
    const before = await counts();
    const calls = [
      () => send('link', { task_id: other }),
      () => send('link', { task_id: linked }),
      () => send('create-task', { with_contact: false }),
      () => send('share', { is_shared: false }),
      addUrl,
    ];
    for (const call of calls) expect(await call()).toEqual(notInPlan);
    expect(await counts()).toEqual(before);
    const item = await shown();
    expect(item).toMatchObject({ is_shared: true, links: [{ subject_id: linked }] });
    expect((await send('unlink', { link_id: item?.links[0]?.id })).status).toBe(200);
    await putBack();
    for (const call of calls.slice(0, 4)) expect((await call()).status).toBe(200);
  });
  it.each(['link', 'create-task', 'share'])('refuses each of twenty calls of %s that began before', async (name) => {
    const task = await buildTask(product, staff, workspaceId);
    const before = await counts();
    const more = { link: { task_id: task }, 'create-task': { with_contact: false }, share: { is_shared: false } }[name];
    const answers = await twentyWhile(true, () => send(name, more));
    expect(answers).toEqual(Array.from({ length: 20 }, () => notInPlan));
    expect([await counts(), (await shown())?.is_shared]).toEqual([before, true]);
  });
});
