// A document or website that moves within reach of its publisher while it is published goes out all the same: once, and never as "not found".
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildTeam, buildWebsite, buildWorkspace } from '../../testing/build.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let elsewhere: number;
let outOfReach: number;
let websiteId: number;
let detailId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  elsewhere = await buildWorkspace(product, team.owner, { name: 'Elsewhere', members: [team.plain] });
  outOfReach = await buildWorkspace(product, team.owner, { name: 'Out of reach' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  websiteId = await buildWebsite(product, team.owner);
  await product.sql('update websites set workspace_id = $2 where id = $1', [websiteId, team.workspaceId]);
  detailId = (await buildDocument(product, team.plain, { workspaceId: team.workspaceId })).detailId;
});

const publish = () => publishCalls(product, team.plain).publish(websiteId, detailId);
const move = (workspaceId: number | null) =>
  team.plain.send('POST', '/services/orders/move', { order_detail_id: detailId, workspace_id: workspaceId });
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
const twenty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, run));
const publications = () =>
  product.sql<{ state: string }>('select state from publications where order_detail_id = $1', [detailId]);
const jobs = async () =>
  (
    await product.sql(
      `select from pgboss.job j join publications p on p.id = (j.data->>'publicationId')::int
     where j.name = 'document.publish' and p.order_detail_id = $1`,
      [detailId],
    )
  ).length;

it.each([
  [
    'a document that moves to another workspace',
    () => `update order_details set workspace_id = ${elsewhere} where id = ${detailId}`,
  ],
  ['a document that becomes personal', () => `update order_details set workspace_id = null where id = ${detailId}`],
  [
    'a website that moves to another workspace',
    () =>
      `select from websites where id = ${websiteId} for update; update websites set workspace_id = ${elsewhere} where id = ${websiteId}`,
  ],
])('%s is published by twenty calls that had begun, once', async (_, change) => {
  expect(statuses(await whileLocked(product, change(), 1, () => twenty(publish)))).toEqual([200]);
  expect(await publications()).toEqual([{ state: 'queued' }]);
  expect(await jobs()).toBe(1);
});

it('a document that moves where its publisher is no member is not found', async () => {
  const change = `update order_details set workspace_id = ${outOfReach} where id = ${detailId}`;
  expect(statuses(await whileLocked(product, change, 1, () => twenty(publish)))).toEqual([404]);
  expect(await publications()).toEqual([]);
});

it('twenty calls beside twenty moves are all done, whichever is first', async () => {
  const scopes = [elsewhere, null, team.workspaceId];
  let turn = 0;
  const [published, moved] = await Promise.all([twenty(publish), twenty(() => move(scopes[turn++ % 3] ?? null))]);
  expect(statuses(published)).toEqual([200]);
  expect(statuses(moved)).toEqual([200]);
  expect(await publications()).toEqual([{ state: 'queued' }]);
  expect(await jobs()).toBe(1);
});

it('what moves after it was queued is sent, and shown where it is', async () => {
  const { run, shown } = publishCalls(product, team.plain);
  const credits = () => product.sql('select * from credit_movements');
  const before = await credits();
  expect((await publish()).status).toBe(200);
  expect((await move(elsewhere)).status).toBe(200);
  await run(websiteId, detailId);
  expect(await shown(detailId)).toMatchObject([{ state: 'live', problem: null }]);
  expect(await credits()).toEqual(before);
});
