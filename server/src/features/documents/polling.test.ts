// An unchanged poll costs a 304; whatever the answer is made from, a change of it is answered.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let detailId: number;
let tag: string | null;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  ({ detailId } = await buildDocument(product, owner));
});
afterAll(() => product.stop());

async function poll(more: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`${product.url}/api/services/orders/show?order_detail_ids[]=${detailId}`, {
    headers: { authorization: `Bearer ${owner.token}`, ...(tag ? { 'if-none-match': tag } : {}), ...more },
  });
  tag = response.headers.get('etag');
  return response;
}

it('is answered whole once, then 304 without a body and with its tag', async () => {
  const first = await poll();
  expect([first.status, ((await first.json()) as { orders: unknown[] }).orders]).toMatchObject([200, [{ title: 'Trail shoes' }]]);
  const second = await poll();
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag]);
  expect(second.headers.get('content-type')).toBeNull();
});

it.each([
  ['made weak by a proxy that compresses', (known: string) => `W/${known}`],
  ['among others', (known: string) => `"another", ${known}`],
])('is answered 304 to a tag %s', async (_, sent) => {
  await poll();
  const known = tag ?? '';
  tag = sent(known);
  const answer = await poll();
  expect([answer.status, answer.headers.get('etag')]).toEqual([304, known]);
});

it('asks the database whatever age the caller accepts', async () => {
  await poll();
  await product.sql('update order_details set title = title || $2 where id = $1', [detailId, '.']);
  const answer = await poll({ 'cache-control': 'max-age=10' });
  expect([answer.status, answer.headers.get('age')]).toEqual([200, null]);
});

it.each<[string, () => Promise<unknown>]>([
  ['the progress', () => product.sql(`update order_details set progress = '{"stage":"writing"}' where id = $1`, [detailId])],
  [
    'the status',
    () => product.sql(`update order_details set status = 'failed', reason = 'MODEL_BUSY' where id = $1`, [detailId]),
  ],
  ['the title', () => product.sql(`update order_details set title = 'Road shoes' where id = $1`, [detailId])],
  ['another document', () => buildDocument(product, owner)],
  ['the author’s name', () => product.sql(`update users set name = 'Renamed' where id = $1`, [owner.id])],
  ['the reader’s language', () => product.sql(`update users set locale = 'de' where id = $1`, [owner.id])],
  ['the reader’s role', () => product.sql(`update users set role = 'user' where id = $1`, [owner.id])],
])('is answered again after a change of %s', async (_, change) => {
  expect((await poll()).status).toBe(304);
  await change();
  expect((await poll()).status).toBe(200);
});

it('is answered again where the document has gone to another place', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  expect((await poll()).status).toBe(304);
  await product.sql('update order_details set workspace_id = $2 where id = $1', [detailId, workspaceId]);
  const gone = await poll();
  expect([gone.status, ((await gone.json()) as { orders: unknown[] }).orders]).toEqual([200, []]);
});
