// Orders on hold for a model continue automatically: when it answers again, when its time has come, when it is chosen.
import type { ScriptedReply } from '@folio/engine/models/testing/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { balanceOf } from '../../testing/chat-calls.ts';
import { posting, writtenPosting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { orderResumeQueue } from '../orders/order-queue.ts';

let product: TestProduct;
let owner: TestCaller;
const closing: (() => void)[] = [];
beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Marta Ferri');
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await product.sql('delete from model_connections');
});
afterAll(() => product.stop());

const written: ScriptedReply = { kind: 'text', text: writtenPosting };

/** A model with a script of one reply, which a test changes. */
async function connect(reply: ScriptedReply, capability: 'text' | 'translation' = 'text') {
  const script = [reply];
  const model = await connectModel(owner, script, capability);
  closing.push(() => model.close());
  return { requests: model.requests, becomes: (next: ScriptedReply) => script.splice(0, 1, next) };
}

async function order(): Promise<number> {
  const { status, body } = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
  expect(status).toBe(200);
  return (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
}

interface Row {
  status: string;
  reason: string | null;
}
const rowsOf = (ids: number[]) =>
  product.sql<Row>('select status, reason from order_details where id = any($1::int[]) order by id', [ids]);
const until = (ids: number[], row: Row) =>
  vi.waitFor(async () => expect(await rowsOf(ids)).toEqual(ids.map(() => row)), { timeout: 20_000, interval: 100 });

const accepted = { status: 'accepted', reason: null };
const sweep = () => product.kernel.jobs.send(orderResumeQueue, {});

it('a server that asks to wait an hour is asked again after it, and not before', async () => {
  const model = await connect({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } });
  const before = await balanceOf(product, owner);
  const id = await order();
  await until([id], { status: 'onHold', reason: 'MODEL_ASKS_TO_WAIT' });
  expect(model.requests.length).toBe(1);
  expect(await balanceOf(product, owner)).toEqual(before);
  const shown = await owner.get('/services/orders/show', { order_detail_id: id });
  expect(JSON.stringify(shown.body)).toContain('The model Local is rate-limited; this order continues automatically');
  const [row] = await product.sql<{ minutes: number }>(
    'select round(extract(epoch from resume_at - now()) / 60)::int as minutes from order_details where id = $1',
    [id],
  );
  expect(row?.minutes).toBe(60);
  model.becomes(written);
  await sweep();
  const done = `select count(*)::int as count from pgboss.job where name = 'order.resume' and state < 'completed'`;
  await vi.waitFor(async () => expect(await product.sql(done)).toEqual([{ count: 0 }]), { timeout: 5000 });
  expect(await rowsOf([id])).toEqual([{ status: 'onHold', reason: 'MODEL_ASKS_TO_WAIT' }]);
  await product.sql(`update order_details set resume_at = now() where id = $1`, [id]);
  await sweep();
  await until([id], accepted);
  expect(model.requests.length).toBe(2);
});

it('a connection that fails again and again is left alone, tried by one order, and then continues for all', async () => {
  const model = await connect({ kind: 'status', status: 500 });
  const before = await balanceOf(product, owner);
  const ids: number[] = [];
  for (let i = 0; i < 6; i += 1) ids.push(await order());
  await until(ids, { status: 'onHold', reason: 'MODEL_NOT_ANSWERING' });
  expect(await balanceOf(product, owner)).toEqual(before);
  const calls = model.requests.length;
  // While it is open nobody calls.
  const late = await order();
  await until([late], { status: 'onHold', reason: 'MODEL_NOT_ANSWERING' });
  await sweep();
  expect(model.requests.length).toBe(calls);
  // A try that fails opens it for longer.
  await product.sql(`update model_breakers set open_until = now() - interval '1 second'`);
  await sweep();
  await vi.waitFor(
    async () => expect(await product.sql('select times_opened from model_breakers')).toEqual([{ times_opened: 2 }]),
    { timeout: 20_000 },
  );
  expect(model.requests.length).toBe(calls + 3);
  await until([...ids, late], { status: 'onHold', reason: 'MODEL_NOT_ANSWERING' });
  model.becomes(written);
  await product.sql(`update model_breakers set open_until = now() - interval '1 second'`);
  await sweep();
  await until([...ids, late], accepted);
  expect(await product.sql('select 1 from model_breakers')).toEqual([]);
});

describe('a model that is chosen', () => {
  it('continues the rows of bulk orders too, whatever they waited for', async () => {
    const columns = { text: 'Good bread needs time.', source_language: 'en', target_language: 'de' };
    const { status, body } = await sendBulk(owner, 'create', {
      tool: 'text_translation',
      file: csvOf(`${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n${Object.values(columns).join(',')}`),
    });
    expect([status, body.message]).toEqual([200, body.message]);
    const bulk = (body.bulk_order as { id: number }).id;
    const rows = () => product.sql<Row>('select status, reason from order_details where bulk_order_id = $1', [bulk]);
    const both = (row: Row) =>
      vi.waitFor(async () => expect(await rows()).toEqual([row, row]), { timeout: 20_000, interval: 100 });
    await both({ status: 'onHold', reason: 'NEEDS_TRANSLATION_MODEL' });
    await connect(
      { kind: 'answer', answer: () => JSON.stringify({ translations: ['Gutes Brot braucht Zeit.'] }) },
      'translation',
    );
    await vi.waitFor(async () => expect((await rows()).map((row) => row.reason)).not.toContain('NEEDS_TRANSLATION_MODEL'), {
      timeout: 20_000,
      interval: 100,
    });
  });

  it('continues 1,200 orders, and what is on hold though its model is there', async () => {
    const first = await order();
    await until([first], accepted);
    await product.sql(
      `update accounts set credits_available = credits_available + 100000 where id = (select account_id from order_details where id = $1)`,
      [first],
    );
    await product.sql(
      `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, reason, price)
       select d.order_id, d.account_id, d.user_id, d.tool_slug, 'Waiting', d.language, 'onHold', 'NEEDS_MODEL', 1
       from order_details d, generate_series(1, 1200) where d.id = $1`,
      [first],
    );
    const waiting = `select count(*)::int as count from order_details where title = 'Waiting' and status = 'onHold'`;
    expect(await product.sql(waiting)).toEqual([{ count: 1200 }]);
    await connect({ kind: 'hang' });
    await vi.waitFor(async () => expect(await product.sql(waiting)).toEqual([{ count: 0 }]), {
      timeout: 60_000,
      interval: 250,
    });
    // As after a crash between the choice and its job.
    await product.sql(
      `update order_details set status = 'onHold', reason = 'NEEDS_MODEL', credits_reserved = 0, updated_at = now() where title = 'Waiting' and status = 'processing'`,
    );
    await sweep();
    await vi.waitFor(async () => expect(await product.sql(waiting)).toEqual([{ count: 0 }]), {
      timeout: 60_000,
      interval: 250,
    });
  }, 150_000);
});
