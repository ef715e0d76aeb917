import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWebsite, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const publish = (websiteId: number, detailId: number) =>
  owner.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });
const eventsOf = (detailId: number) =>
  product.sql<{ state: string; is_update: boolean }>(
    'select state, is_update from publication_events where order_detail_id = $1 order by id',
    [detailId],
  );

it('every state of a publication is kept, also after document and website are gone', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  const { detailId } = await buildDocument(product, owner, { workspaceId });
  const websiteId = await buildWebsite(product, owner);
  const stateNow = () => product.sql('select state from publications where order_detail_id = $1', [detailId]);
  for (const round of [1, 2]) {
    expect((await publish(websiteId, detailId)).status).toBe(200);
    await expect.poll(async () => (await eventsOf(detailId)).length, { timeout: 20_000 }).toBe(round * 3);
  }
  expect(await stateNow()).toEqual([{ state: 'live' }]);
  const states = ['queued', 'sending', 'live'];
  expect(await eventsOf(detailId)).toEqual([
    ...states.map((state) => ({ state, is_update: false })),
    ...states.map((state) => ({ state, is_update: true })),
  ]);
  expect(await product.sql('select distinct user_id, workspace_id, website_id from publication_events')).toEqual([
    { user_id: owner.id, workspace_id: workspaceId, website_id: websiteId },
  ]);
  expect((await owner.send('DELETE', '/services/orders/delete', { order_detail_id: detailId })).status).toBe(200);
  expect(await stateNow()).toEqual([]);
  expect(await eventsOf(detailId)).toHaveLength(6);
});

it('twenty calls at once make one publication with one row for each state', async () => {
  const { detailId } = await buildDocument(product, owner);
  const websiteId = await buildWebsite(product, owner);
  await Promise.all(Array.from({ length: 20 }, () => publish(websiteId, detailId)));
  await expect
    .poll(() =>
      product.sql(`select count(*)::int as live from publications where order_detail_id = $1 and state = 'live'`, [detailId]),
    )
    .toEqual([{ live: 1 }]);
  const events = await eventsOf(detailId);
  // Each round of publishing that was asked for is whole: queued, sending, live.
  expect(events.map(({ state }) => state)).toEqual(events.map((_, index) => ['queued', 'sending', 'live'][index % 3]));
});

it('events are never changed or deleted', async () => {
  await expect(product.sql(`update publication_events set state = 'failed'`)).rejects.toThrow('append-only');
  await expect(product.sql('delete from publication_events')).rejects.toThrow('append-only');
});
