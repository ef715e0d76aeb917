// Canceling running orders: credits are released once, the model call ends, and the first to finish counts.

import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { posting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { beginAttempt } from './attempts.queries.ts';

interface PlacedAnswer {
  id: number;
  order_details: { id: number; status: string }[];
}

async function placeOrder(caller: TestCaller) {
  const { status, body } = await caller.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
  expect(status).toBe(200);
  const order = body.order as PlacedAnswer;
  return { orderId: order.id, detailId: order.order_details[0]?.id ?? 0 };
}

async function show(caller: TestCaller, detailId: number) {
  const { body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
  return (body.orders as { status: string; reason: string | null; is_cancelled: boolean; can: Record<string, boolean> }[])[0];
}

const cancel = (caller: TestCaller, call: Record<string, number>) => caller.send('POST', '/services/orders/cancel', call);

async function expectNothingReserved(product: TestProduct, caller: TestCaller) {
  const [row] = await product.sql<Record<string, number>>(
    `select (select sum(amount)::int from credit_movements m where m.account_id = a.id) as sum, a.credits_available as available, a.credits_reserved as reserved,
      (select coalesce(sum(credits_reserved), 0)::int from order_details d where d.account_id = a.id) as still_reserved
     from accounts a join users u on u.account_id = a.id where u.id = $1`,
    [caller.id],
  );
  expect([row?.sum, row?.reserved, row?.still_reserved]).toEqual([row?.available, 0, 0]);
}

describe('without a worker', () => {
  let product: TestProduct;
  let owner: TestCaller;
  beforeAll(async () => {
    product = await startOwnProduct({ FOLIO_ROLE: 'web' });
    owner = await product.register('Order Owner');
  });
  afterAll(() => product.stop());

  it('20 calls at once cancel an order once, and it can be tried again', async () => {
    const { orderId, detailId } = await placeOrder(owner);
    expect((await show(owner, detailId))?.can).toMatchObject({ cancel: true, delete: false, retry: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(owner, { order_id: orderId })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const document = await show(owner, detailId);
    expect([document?.status, document?.reason, document?.can['retry'], document?.can['cancel']]).toEqual([
      'failed',
      'Canceled',
      true,
      false,
    ]);
    expect(document?.is_cancelled).toBe(true);
    const { body } = await owner.get('/services/orders/show', { action: 'product-list', status: 'failed' });
    expect(body.orders).toMatchObject([{ order_detail_id: detailId, is_cancelled: true }]);
    await expectNothingReserved(product, owner);
    const list = await owner.get('/tools/job_posting/orders');
    expect(list.body.orders).toMatchObject([{ order_details: [{ status: 'failed', is_cancelled: true }] }]);
    expect((await owner.send('POST', '/services/orders/retry', { order_detail_id: detailId })).status).toBe(200);
    expect((await show(owner, detailId))?.is_cancelled).toBe(false);
    expect((await cancel(owner, { order_detail_id: detailId })).body).toMatchObject({ cancelled: 1 });
    await expectNothingReserved(product, owner);
  });
  it('is for the author and managers alone', async () => {
    const { detailId } = await placeOrder(owner);
    const stranger = await product.register('Stranger Person');
    expect((await cancel(stranger, { order_detail_id: detailId })).status).toBe(404);
    expect((await cancel(owner, {})).status).toBe(422);
    expect((await cancel(owner, { order_detail_id: detailId })).status).toBe(200);
  });
  it('fences off the attempt that was at work, also once it is tried again', async () => {
    const { detailId } = await placeOrder(owner);
    const attempt = await beginAttempt(product.kernel.database, detailId);
    expect((await cancel(owner, { order_detail_id: detailId })).status).toBe(200);
    await owner.send('POST', '/services/orders/retry', { order_detail_id: detailId });
    const [row] = await product.sql<{ attempt: number }>('select attempt from order_details where id = $1', [detailId]);
    expect(row?.attempt).toBeGreaterThan(attempt?.attempt ?? 99);
    await cancel(owner, { order_detail_id: detailId });
  });
});

describe('beside a worker', () => {
  let product: TestProduct;
  let owner: TestCaller;
  let model: ModelServer | undefined;
  beforeAll(async () => {
    product = await startOwnProduct();
    owner = await product.register('Order Owner');
  });
  afterAll(async () => {
    model?.close();
    await product.stop();
  });

  it('against the finish leaves one end of each reservation', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => placeOrder(owner)));
    const answers = await Promise.all(placed.map(({ detailId }) => cancel(owner, { order_detail_id: detailId })));
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
    await vi.waitFor(
      async () => {
        const states = await Promise.all(placed.map(({ detailId }) => show(owner, detailId)));
        expect(states.every((state) => state?.status === 'accepted' || state?.status === 'failed')).toBe(true);
      },
      { timeout: 15_000, interval: 100 },
    );
    await expectNothingReserved(product, owner);
    const ends = await product.sql(
      `select order_detail_id from credit_movements where kind in ('settle', 'release') group by order_detail_id having count(*) <> 1`,
    );
    expect(ends).toEqual([]);
  });
  it('closes the call of a silent model', async () => {
    model = await connectModel(owner, [{ kind: 'text', text: 'OK' }, { kind: 'hang' }]);
    const server = model;
    const { detailId } = await placeOrder(owner);
    await vi.waitFor(() => expect(server.openRequests()).toBe(1), { timeout: 15_000, interval: 50 });
    expect((await cancel(owner, { order_detail_id: detailId })).status).toBe(200);
    await vi.waitFor(() => expect(server.openRequests()).toBe(0), { timeout: 15_000, interval: 50 });
    expect(await show(owner, detailId)).toMatchObject({ status: 'failed', reason: 'Canceled' });
    await expectNothingReserved(product, owner);
  });
  it('an order has ten minutes over all of its tries, then it fails and costs nothing', async () => {
    model?.close();
    model = await connectModel(owner, [{ kind: 'text', text: 'OK' }, { kind: 'hang' }, { kind: 'hang' }, { kind: 'hang' }]);
    // As if earlier tries had taken all but half a second of them.
    await product.sql('alter table order_details alter column worked_ms set default 599500');
    const { detailId } = await placeOrder(owner);
    await product.sql('alter table order_details alter column worked_ms set default 0');
    await vi.waitFor(async () => expect((await show(owner, detailId))?.status).toBe('failed'), {
      timeout: 12_000,
      interval: 100,
    });
    expect((await show(owner, detailId))?.reason).toBe('The connected model timed out');
    await expectNothingReserved(product, owner);
  });
});
