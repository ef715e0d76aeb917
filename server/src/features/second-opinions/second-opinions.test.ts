// A second opinion on a document; the model is a server on loopback.
import type { SecondOpinion } from '@folio/contract/second-opinions';
import type { ScriptedReply } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { balanceOf } from '../../testing/chat-calls.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { reserveCredits } from '../ledger/index.ts';
import { giveUp } from './create-second-opinion.ts';
import { sweepOpinions } from './second-opinions.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let detailId: number;

const html = '<h1>Oak tables</h1><p>We have made oak tables since 1952. Delivery takes six weeks.</p>';
const remarks = [
  { topic: 'facts', quote: 'since  1952', remark: 'The year stands in no **source**: check it.' },
  { topic: 'voice', quote: 'Words that are not there', remark: 'The tone changes.' },
];
const reply = (found: unknown): ScriptedReply => ({ kind: 'text', text: JSON.stringify({ remarks: found }) });

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  ({ detailId } = await buildDocument(product, owner));
  await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
});
beforeEach(async () => {
  await product.sql('delete from model_connections');
  await product.sql('delete from model_calls');
  await product.sql('delete from second_opinions');
});
afterAll(() => product.stop());

const ask = (caller: TestCaller = owner) =>
  caller.send('POST', '/services/orders/opinions/create', { order_detail_id: detailId });
const shown = async () => {
  const { body } = await owner.get('/services/orders/opinions/show', { order_detail_id: detailId });
  return body as unknown as { opinion: SecondOpinion | null; price: number; model: string | null; can: { create: boolean } };
};

it('says what it costs and which model reads, and needs one', async () => {
  expect(await shown()).toMatchObject({ opinion: null, price: 5, model: null, can: { create: false } });
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([409, 'NEEDS_MODEL']);
  const model = await connectModel(owner, [reply([])], 'review');
  expect(await shown()).toMatchObject({ price: 5, model: 'test-model', can: { create: true } });
  model.close();
});

it('keeps remarks with words of the text, spends the credits, is recorded and changes nothing', async () => {
  const before = await balanceOf(product, owner);
  const model = await connectModel(owner, [reply(remarks)], 'review');
  const { status, body } = await ask();
  model.close();
  expect(status).toBe(200);
  expect(body.opinion).toMatchObject({
    remarks: [
      { topic: 'facts', quote: 'since 1952', remark: 'The year stands in no source: check it.' },
      { topic: 'voice', quote: '', remark: 'The tone changes.' },
    ],
    engine: { kind: 'model', model: 'test-model' },
    price: 5,
  });
  expect(model.requests[0]).toContain('We have made oak tables since 1952.');
  expect((await shown()).opinion).toEqual(body.opinion);
  const after = await balanceOf(product, owner);
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  expect(
    await product.sql(
      "select sum(amount)::int as amount, sum(spent)::int as spent from credit_movements where order_detail_id = $1 and created_at > now() - interval '1 minute'",
      [detailId],
    ),
  ).toEqual([{ amount: -5, spent: 5 }]);
  expect(await product.sql('select tool_slug, outcome from model_calls')).toEqual([
    { tool_slug: 'second_opinion', outcome: 'ok' },
  ]);
  const { body: after2 } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
  expect(JSON.stringify(after2)).toContain('since 1952');
});

it('gives the credits back where the model gives no usable answer', async () => {
  const before = await balanceOf(product, owner);
  const model = await connectModel(owner, [{ kind: 'text', text: 'I would rather chat.' }], 'review');
  const { status, body } = await ask();
  model.close();
  expect([status >= 400, body.code]).toEqual([true, 'MODEL_REPLY_INVALID']);
  expect(await balanceOf(product, owner)).toEqual(before);
  expect(await product.sql('select id from second_opinions')).toEqual([]);
});

it('is asked once at a time for a document, however many ask', async () => {
  const model = await connectModel(owner, [late], 'review');
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  model.close();
  const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : String(body.code)));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'OPINION_RUNNING'), 'ok']);
  expect(await product.sql('select count(*)::int as count from second_opinions')).toEqual([{ count: 1 }]);
});

const late: ScriptedReply = { kind: 'late', text: JSON.stringify({ remarks: [] }), afterMs: 1500 };
const untilReserved = () =>
  vi.waitFor(async () => expect(await product.sql('select id from second_opinions where remarks is null')).toHaveLength(1), {
    timeout: 15_000,
  });
const releases = async (id: number) =>
  (await product.sql("select id from credit_movements where kind = 'release' and order_detail_id = $1", [id])).length;

/** One of a process that died an hour ago. */
async function abandon() {
  const [account] = await product.sql<{ id: number }>('select account_id as id from users where id = $1', [owner.id]);
  const movement = { accountId: account?.id ?? 0, userId: owner.id, orderDetailId: detailId };
  await product.kernel.database.transaction((tx) => reserveCredits(tx, { ...movement, workspaceId: null, amount: 20 }));
  const [row] = await product.sql<{ id: number }>(
    `insert into second_opinions (order_detail_id, user_id, version_number, engine, price, created_at)
     values ($1, $2, 1, '{"kind":"model","provider":null,"model":null}', 20, now() - interval '1 hour') returning id`,
    [detailId, owner.id],
  );
  return { ...movement, id: row?.id ?? 0, price: 20 };
}

it('gives back what was reserved by a process that died, once', async () => {
  const before = await balanceOf(product, owner);
  await abandon();
  expect(await balanceOf(product, owner)).not.toEqual(before);
  await sweepOpinions(product.kernel);
  await sweepOpinions(product.kernel);
  expect(await product.sql('select id from second_opinions')).toEqual([]);
  expect(await balanceOf(product, owner)).toEqual(before);
});

it('is given up once, however many give it up', async () => {
  const [before, earlier] = [await balanceOf(product, owner), await releases(detailId)];
  const abandoned = await abandon();
  await Promise.all(Array.from({ length: 20 }, () => giveUp(product.kernel, abandoned)));
  expect(await balanceOf(product, owner)).toEqual(before);
  expect(await releases(detailId)).toBe(earlier + 1);
});

it('gives nothing back where its process continues after it was given up', async () => {
  const [before, earlier] = [await balanceOf(product, owner), await releases(detailId)];
  const model = await connectModel(owner, [late], 'review');
  const asking = ask();
  await untilReserved();
  await product.sql("update second_opinions set created_at = now() - interval '1 hour'");
  await sweepOpinions(product.kernel);
  const { status, body } = await asking;
  model.close();
  expect([status >= 400, body.code]).toEqual([true, 'ABORTED']);
  expect(await balanceOf(product, owner)).toEqual(before);
  expect(await releases(detailId)).toBe(earlier + 1);
});

it('gives the credits back, once, with its document, even where its process died', async () => {
  const { detailId: gone } = await buildDocument(product, owner);
  const before = await balanceOf(product, owner);
  const model = await connectModel(owner, [late], 'review');
  const asking = owner.send('POST', '/services/orders/opinions/create', { order_detail_id: gone });
  await untilReserved();
  expect((await owner.send('DELETE', '/services/orders/delete', { order_detail_id: gone })).status).toBe(200);
  expect(await balanceOf(product, owner)).toEqual(before);
  expect((await asking).status).toBeGreaterThanOrEqual(400);
  model.close();
  expect(await balanceOf(product, owner)).toEqual(before);
  expect(await releases(gone)).toBe(1);
});

it('is nothing for strangers', async () => {
  expect((await ask(stranger)).status).toBe(404);
  expect((await stranger.get('/services/orders/opinions/show', { order_detail_id: detailId })).status).toBe(404);
});
