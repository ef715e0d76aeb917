import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
});
afterAll(() => product.stop());

const placeOrder = (fields: Record<string, unknown> = {}) =>
  owner.send('POST', '/services/orders/create', {
    tool: 'text_to_video',
    fields: { prompt: 'Boots for wet trails', duration: '3', aspect_ratio: 'square', animation_style: 'pixel_art', ...fields },
  });

interface Shown {
  status: string;
  category: string;
  price: number;
  assets: { id: number; key: string; media_type: string; width: number; seconds: number | null; url: string }[];
  content: { html: string };
}

async function accepted(detailId: number): Promise<Shown> {
  return vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/media/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
      const [order] = body.orders as Shown[];
      expect(order?.status).toBe('accepted');
      return order as Shown;
    },
    { timeout: 60_000, interval: 200 },
  );
}

it('makes a film as a file of the document: to see, to download, not for strangers; priced by the second', async () => {
  const { status, body } = await placeOrder();
  expect(status).toBe(200);
  const order = body.order as { price: number; order_details: { id: number }[] };
  expect(order.price).toBe(30);
  const detailId = order.order_details[0]?.id ?? 0;
  const shown = await accepted(detailId);
  expect(shown.category).toBe('media');
  expect(shown.assets).toMatchObject([
    { key: 'film', media_type: 'video/mp4', width: 720, seconds: 3 },
    { key: 'poster', media_type: 'image/jpeg' },
  ]);
  const download = await fetch(
    `${product.url}/api/services/media/orders/download?order_detail_id=${detailId}&format=mp4&type=media`,
    { headers: { authorization: `Bearer ${owner.token}` } },
  );
  expect([download.status, download.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(download.headers.get('content-disposition')).toContain('.mp4');
  const as = (caller: TestCaller, format: string) =>
    caller.get('/services/media/orders/download', { order_detail_id: detailId, format, type: 'media' });
  expect((await as(owner, 'webp')).headers.get('content-type')).toBe('image/webp');
  expect((await as(owner, 'mp3')).status).toBe(422);
  expect((await as(stranger, 'webp')).status).toBe(404);
  const listed = await owner.get('/services/media/orders/show', {});
  expect((listed.body.orders as { order_detail_id: number }[]).map((one) => one.order_detail_id)).toEqual([detailId]);
});

it('is allowed ten times a week; a failed one does not count, and a new week begins on Monday', async () => {
  const [{ id: accountId } = { id: 0 }] = await product.sql<{ id: number }>('select account_id as id from users where id = $1', [
    owner.id,
  ]);
  const fill = (count: number, status: string, at: string) =>
    product.sql(
      `with made as (insert into orders (account_id, user_id, tool_slug, title, fields) values ($1, $2, 'text_to_video', 'x', '{}') returning id)
       insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, created_at)
       select made.id, $1, $2, 'text_to_video', 'x', 'en', $4, 30, $5 from made, generate_series(1, $3::int)`,
      [accountId, owner.id, count, status, at],
    );
  const uses = async () => (await owner.get('/services/orders/weekly_uses', { tool: 'text_to_video' })).body;
  await fill(8, 'accepted', 'now');
  await fill(5, 'failed', 'now');
  await fill(20, 'accepted', new Date(Date.now() - 8 * 86_400_000).toISOString());
  expect(await uses()).toMatchObject({ used: 9, max: 10 });
  const both = await Promise.all([placeOrder(), placeOrder()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toContain('10 uses this week');
  expect(await uses()).toMatchObject({ used: 10, max: 10, resets_at: expect.stringMatching(/T00:00:00\.000Z$/) });
  expect((await owner.get('/services/orders/weekly_uses', { tool: 'job_posting' })).body).toMatchObject({ max: null });
});
