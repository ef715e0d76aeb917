// One slow job never stops another: hanging ones take up slots of their own lane alone, and there no more than their share.
import { type ModelServer, type ScriptedReply, startModelServer } from '@folio/engine/models/testing/model-server';
import { afterEach, expect, it, vi } from 'vitest';
import { orderQueues } from '../features/orders/order-queue.ts';
import { answerTo, balanceOf, begin } from '../testing/chat-calls.ts';
import { posting, writtenPosting } from '../testing/job-posting.ts';
import { csvOf, sendBulk } from '../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

const clusters = {
  keywords_list: 'rye bread, 90\nrye bread recipe, 40\nsourdough starter, 80\nsourdough starter kit, 20',
  tightness: 'medium',
  language: 'en',
};

/** Connects a scripted model that writes for one account alone. */
async function chooseOwn(product: TestProduct, caller: TestCaller, script: readonly ScriptedReply[]): Promise<ModelServer> {
  const model = await startModelServer('openai-compatible', script);
  cleanUp.push(() => model.close());
  const [row] = await product.sql<{ id: number }>(
    `insert into model_connections (name, provider, base_url, models) values ($1, 'openai-compatible', $2, '{test-model}') returning id`,
    [`Of ${caller.id}`, model.baseUrl],
  );
  const chosen = { connection: row?.id, model: 'test-model' };
  expect((await caller.send('POST', '/admin/models/choose_own', { chosen })).status).toBe(200);
  return model;
}

async function order(caller: TestCaller, tool: string, fields: Record<string, unknown>): Promise<number> {
  const { status, body } = await caller.send('POST', '/services/orders/create', { tool, fields });
  expect([status, body.message]).toEqual([200, body.message]);
  return (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
}

const statusesOf = async (product: TestProduct, ids: readonly number[]) =>
  (await product.sql<{ status: string }>('select status from order_details where id = any($1::int[]) order by id', [ids])).map(
    (row) => row.status,
  );

it('50 orders at a silent model leave other models, what needs none, rows and conversations their slots', async () => {
  const product = await startTestProduct();
  cleanUp.push(() => product.stop());
  const slow = await product.register('Anna Slow');
  const quick = await product.register('Bruno Quick');
  const silent = await chooseOwn(product, slow, [{ kind: 'hang' }]);
  await chooseOwn(product, quick, [
    { kind: 'answer', answer: (body) => (body.includes('content team') ? 'It is the yeast.' : writtenPosting) },
  ]);
  for (let i = 0; i < 50; i += 1) await order(slow, 'job_posting', posting);
  // A quarter of the text lane: WORKER_CONCURRENCY is 2.
  await vi.waitFor(() => expect(silent.openRequests()).toBe(8), { timeout: 20_000 });

  const ids = [
    await order(quick, 'job_posting', posting),
    await order(quick, 'keyword_clusters', clusters),
    await order(slow, 'keyword_clusters', clusters),
  ];
  const bulk = await sendBulk(quick, 'create', {
    tool: 'job_posting',
    file: csvOf(`${Object.keys(posting).join(',')}\n${Object.values(posting).join(',')}`),
  });
  expect(bulk.status).toBe(200);
  const chat = await begin(quick);
  expect((await answerTo(quick, chat, { text: 'Why does dough rise?' })).text).toBe('It is the yeast.');
  await vi.waitFor(async () => expect(await statusesOf(product, ids)).toEqual(['accepted', 'accepted', 'accepted']), {
    timeout: 20_000,
    interval: 100,
  });
  const rows = 'select status from order_details where bulk_order_id = $1';
  await vi.waitFor(
    async () => expect(await product.sql(rows, [(bulk.body.bulk_order as { id: number }).id])).toEqual([{ status: 'accepted' }]),
    { timeout: 20_000, interval: 100 },
  );
  // The silent model still has no more than its share. Aborted requests do not count: a busy machine that misses a heartbeat starts an
  // order a second time.
  expect(silent.openRequests()).toBeLessThanOrEqual(8);
});

it('what an earlier version enqueued under the one queue of all orders is written after an update', async () => {
  const product = await startTestProduct();
  cleanUp.push(() => product.stop());
  const owner = await product.register('Marta Ferri');
  await chooseOwn(product, owner, [{ kind: 'text', text: writtenPosting }]);
  const id = await order(owner, 'job_posting', posting);
  await vi.waitFor(async () => expect(await statusesOf(product, [id])).toEqual(['accepted']), { timeout: 10_000 });
  await product.sql(`update order_details set status = 'processing' where id = $1`, [id]);
  await product.kernel.jobs.send(orderQueues.builtIn, { detailId: id });
  await vi.waitFor(async () => expect(await statusesOf(product, [id])).toEqual(['accepted']), { timeout: 10_000 });
  const runs = await product.sql<{ name: string; count: number }>(
    `select name, count(*)::int from pgboss.job where name like 'order.run%' and (data->>'detailId')::int = $1 group by name order by name`,
    [id],
  );
  expect(runs).toEqual([
    { name: 'order.run', count: 1 },
    { name: 'order.run_text', count: 2 },
  ]);
});

it('an answer without an end fails its order, costs nothing, and delays neither the process nor other orders', async () => {
  const product = await startTestProduct();
  cleanUp.push(() => product.stop());
  const owner = await product.register('Marta Ferri');
  const endless = await chooseOwn(product, owner, [{ kind: 'flood', bytes: 50_000_000 }]);
  const before = await balanceOf(product, owner);
  const id = await order(owner, 'job_posting', posting);
  const other = await order(owner, 'keyword_clusters', clusters);
  await vi.waitFor(() => expect(endless.requests.length).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  await vi.waitFor(async () => expect(await statusesOf(product, [id, other])).toEqual(['failed', 'accepted']), {
    timeout: 10_000,
    interval: 50,
  });
  expect(await product.sql('select reason from order_details where id = $1', [id])).toEqual([
    { reason: 'MODEL_ANSWER_TOO_LARGE' },
  ]);
  expect(endless.requests.length).toBe(1);
  const [, reserved] = await balanceOf(product, owner);
  expect(reserved).toBe(before[1]);
});
