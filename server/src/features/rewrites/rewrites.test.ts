// Passages rewritten, as a stream; the model is a server on loopback.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { ScriptedReply } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildDocument, buildVoice } from '../../testing/build.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { giveUp } from './rewrite-passage.ts';
import { sweepRewrites } from './rewrites.jobs.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let stranger: TestCaller;
let detailId: number;

const passage =
  'Our workshop has really made oak tables since 1952. Every table is made by hand (by people who love wood). The oak comes from the forest behind the workshop. Many visitors tell us that they like the smell of the wood when they come in. Delivery takes six weeks.';
const words = 47;
const reply = (text: string): ScriptedReply => ({ kind: 'text', text: JSON.stringify({ text }) });

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  ({ detailId } = await buildDocument(product, owner));
});
beforeEach(async () => {
  await product.sql('delete from model_connections');
  await product.sql('delete from model_calls');
  await product.sql('delete from passage_rewrites');
});
afterAll(() => product.stop());

const connect = (script: ScriptedReply[]) => connectModel(staff, script);

/** Asks on a connection of its own and answers as soon as the stream begins. */
async function begin(): Promise<{ status: number | undefined; hangUp: () => void }> {
  const asking = request(`${product.url}/api/services/orders/rewrite`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
  });
  const body = JSON.stringify({ order_detail_id: detailId, action: 'longer', passage });
  asking.setHeader('content-length', Buffer.byteLength(body));
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return { status: answer.statusCode, hangUp: () => asking.destroy() };
}

interface RewriteEvent {
  type: string;
  text?: string;
  message?: string;
  rewrite?: {
    id: number;
    text: string;
    engine: { kind: string; model: string | null };
    price: number;
    claims: { kind: string; text: string }[];
  };
}

const ask = (caller: TestCaller, more: Record<string, unknown> = {}) =>
  caller.send('POST', '/services/orders/rewrite', { order_detail_id: detailId, action: 'shorter', passage, ...more });

function eventsOf(text: unknown): RewriteEvent[] {
  return String(text)
    .split('\n\n')
    .flatMap((block) => /^data: (.+)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as RewriteEvent)
    .filter((event) => typeof event === 'object' && 'type' in event);
}

async function rewrite(caller: TestCaller, more: Record<string, unknown> = {}): Promise<RewriteEvent[]> {
  const { status, headers, body } = await ask(caller, more);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  return eventsOf(body.text);
}

const balance = async (): Promise<[available: number, reserved: number]> => {
  const [row] = await product.sql<{ credits_available: number; credits_reserved: number }>(
    'select credits_available, credits_reserved from accounts where id = (select account_id from users where id = $1)',
    [owner.id],
  );
  return [row?.credits_available ?? 0, row?.credits_reserved ?? 0];
};
const movements = () =>
  product.sql('select kind, amount, spent from credit_movements where order_detail_id = $1 order by id', [detailId]);

it('built in: shorter with the passage’s own words, priced, spent, and kept beside what it was', async () => {
  const [before] = await balance();
  const events = await rewrite(owner);
  const { rewrite: done } = events.at(-1) ?? {};
  expect(done).toMatchObject({ engine: { kind: 'composer', model: null }, price: 20 });
  expect(done?.text.split(/\s+/).length).toBeLessThan(words * 0.75);
  expect(events[0]).toEqual({ type: 'text', text: done?.text });
  expect(await balance()).toEqual([before - 20, 0]);
  expect(await movements()).toEqual([
    { kind: 'reserve', amount: -20, spent: 0 },
    { kind: 'settle', amount: 0, spent: 20 },
  ]);
  expect(await product.sql('select id, user_id, impersonator_id, action, before, after, price from passage_rewrites')).toEqual([
    { id: done?.id, user_id: owner.id, impersonator_id: null, action: 'shorter', before: passage, after: done?.text, price: 20 },
  ]);
});

it('says what each action costs, and which need a model', async () => {
  const { body } = await owner.get('/services/orders/rewrite/options', { order_detail_id: detailId, words: 101 });
  const options = body.options as { action: string; price: number; reason: string | null }[];
  expect(options.map(({ action, price, reason }) => [action, price, reason === null])).toEqual([
    ['shorter', 40, true],
    ['longer', 40, false],
    ['simpler', 40, true],
    ['tone', 40, false],
    ['voice', 40, false],
  ]);
  expect((await ask(owner, { action: 'longer' })).status).toBe(409);
  expect((await ask(owner, { action: 'tone', tone: 'friendly' })).status).toBe(409);
});

it('a connected model streams, and is recorded', async () => {
  const text = 'We have made oak tables by hand since 1952, with oak from the forest behind us, and deliver in six weeks.';
  const model = await connect([reply(text)]);
  const events = await rewrite(owner, { action: 'tone', tone: 'friendly' });
  model.close();
  expect(events.at(-1)).toMatchObject({ type: 'done', rewrite: { text, engine: { kind: 'model', model: 'test-model' } } });
  const texts = events.flatMap((event) => (event.type === 'text' ? [event.text ?? ''] : []));
  expect(texts.length).toBeGreaterThan(0);
  for (const part of texts) expect(text.startsWith(part)).toBe(true);
  expect(await product.sql('select tool_slug, user_id, order_detail_id, outcome from model_calls')).toEqual([
    { tool_slug: 'passage_rewrite', user_id: owner.id, order_detail_id: detailId, outcome: 'ok' },
  ]);
});

it('claims of a new wording are marked before and after it is accepted, until a person confirms them', async () => {
  const text = 'Oak tables since 1952 for 899 euros, tested by the Alpine Safety Institute.';
  const asked = { action: 'tone', tone: 'friendly' };
  const model = await connect([reply(text), reply(text), reply(text), reply(text)]);
  const claimsOf = async (more: Record<string, unknown> = {}) => {
    const { rewrite: done } = (await rewrite(owner, { ...asked, ...more })).at(-1) ?? {};
    return { id: done?.id ?? 0, claims: done?.claims ?? [] };
  };
  const both = [
    { kind: 'figure', text: '899 euros' },
    { kind: 'name', text: 'Alpine Safety Institute' },
  ];
  const first = await claimsOf();
  expect(first.claims).toEqual(both);
  const save = (html: string) => owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
  const show = async () => {
    const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
    return (body.orders as { content: { html: string } }[])[0]?.content.html ?? '';
  };
  const price = '<span data-unsourced="figure">899 euros</span>';
  const name = '<span data-unsourced="name">Alpine Safety Institute</span>';
  await save(`<p data-rewrite="${first.id}">Oak tables since 1952 for ${price}, tested by the ${name}.</p>`);
  expect(await show()).toContain(`since 1952 for ${price}, tested by the ${name}.`);
  const listed = await owner.get('/services/orders/checks', { order_detail_id: detailId });
  expect(listed.body.claims).toMatchObject(both);
  // A still marked claim is not an origin of the next wording, whatever the passage says.
  expect((await claimsOf({ passage: text })).claims).toEqual(both);
  // Confirmed on the paper and not saved yet.
  expect((await claimsOf({ passage: text, open_claims: ['Alpine Safety Institute'] })).claims).toEqual([both[1]]);
  await save((await show()).replace(price, '899 euros'));
  expect((await claimsOf({ passage: text })).claims).toEqual([both[1]]);
  expect(await show()).toMatch(/for 899 euros, tested by the <span/);
  model.close();
});

it('a failing provider is said in words, and costs nothing', async () => {
  const before = await balance();
  const model = await connect([{ kind: 'status', status: 401 }]);
  const events = await rewrite(owner);
  model.close();
  expect(events).toEqual([{ type: 'failed', message: expect.stringContaining('rejected the API key') }]);
  expect(await balance()).toEqual(before);
  expect(await product.sql('select id from passage_rewrites')).toEqual([]);
});

it('a client that disconnects pays nothing', async () => {
  const before = await balance();
  const model = await connect([{ kind: 'hang' }]);
  const begun = await begin();
  expect(begun.status).toBe(200);
  expect(await balance()).toEqual([before[0] - 20, before[1] + 20]);
  begun.hangUp();
  await vi.waitFor(async () => expect(await balance()).toEqual(before), { timeout: 15_000 });
  await vi.waitFor(async () => expect(await product.sql('select outcome from model_calls')).toEqual([{ outcome: 'aborted' }]), {
    timeout: 15_000,
  });
  model.close();
});

it('of two for the last credits one is written and one refused', async () => {
  const [available] = await balance();
  const rewriteWith = (amount: number) =>
    product.sql(
      'update accounts set credits_available = credits_available + $2 where id = (select account_id from users where id = $1)',
      [owner.id, amount],
    );
  await rewriteWith(20 - available);
  const answers = await Promise.all([ask(owner), ask(owner)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await balance()).toEqual([0, 0]);
  await rewriteWith(available - 20);
});

it('four at once, and not a fifth', async () => {
  const model = await connect([{ kind: 'hang' }]);
  const four = await Promise.all([begin(), begin(), begin(), begin()]);
  expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const fifth = await ask(owner);
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '5']);
  for (const one of four) one.hangUp();
  await vi.waitFor(async () => expect((await balance())[1]).toBe(0), { timeout: 15_000 });
  model.close();
});

it('a document that is not there, not written, or is elsewhere; a tone and a voice that there is not', async () => {
  expect((await ask(stranger)).status).toBe(404);
  expect((await ask(stranger, { order_detail_id: 999_999 })).status).toBe(404);
  const foreign = await buildVoice(product, stranger);
  const model = await connect([reply('x')]);
  expect((await ask(owner, { action: 'voice', brand_voice_id: foreign })).status).toBe(404);
  expect((await ask(owner, { action: 'voice' })).body.errors).toHaveProperty('brand_voice_id');
  expect((await ask(owner, { action: 'tone', tone: 'shouting' })).body.errors).toHaveProperty('tone');
  expect((await ask(owner, { passage: 'x'.repeat(8001) })).status).toBe(422);
  expect((await ask(owner, { passage: '  ' })).status).toBe(422);
  await product.sql(`update order_details set status = 'in_progress' where id = $1`, [detailId]);
  expect((await ask(owner)).status).toBe(409);
  await product.sql(`update order_details set status = 'accepted' where id = $1`, [detailId]);
  expect(model.requests).toEqual([]);
  model.close();
});

it('a passage that is as short as it can be costs nothing', async () => {
  const before = await balance();
  const events = await rewrite(owner, { passage: 'Delivery takes six weeks.' });
  expect(events).toEqual([{ type: 'failed', message: 'This text can’t be changed without a model' }]);
  expect(await balance()).toEqual(before);
});

/** A rewrite of a process that died an hour ago. */
async function abandon(id = detailId) {
  const [row] = await product.sql<{ id: number; account: number }>(
    `with reserved as (update accounts set credits_available = credits_available - 20, credits_reserved = credits_reserved + 20
       where id = (select account_id from users where id = $1) returning id)
     insert into passage_rewrites (order_detail_id, user_id, action, before, after, engine, price, created_at)
     values ($2, $1, 'shorter', 'x', '', '{}', 20, now() - interval '1 hour') returning id, (select id from reserved) as account`,
    [owner.id, id],
  );
  return { id: row?.id ?? 0, price: 20, accountId: row?.account ?? 0, userId: owner.id, orderDetailId: id };
}

it('what a process that died was holding comes back, once', async () => {
  const [available] = await balance();
  await abandon();
  expect(await balance()).toEqual([available - 20, 20]);
  await sweepRewrites(product.kernel);
  await sweepRewrites(product.kernel);
  expect(await balance()).toEqual([available, 0]);
});

it('is given up once, however many give it up', async () => {
  const before = await balance();
  const abandoned = await abandon();
  await Promise.all(Array.from({ length: 20 }, () => giveUp(product.kernel, abandoned)));
  expect(await balance()).toEqual(before);
});

it('what a process that died was holding comes back with its document', async () => {
  const { detailId: gone } = await buildDocument(product, owner);
  const before = await balance();
  const abandoned = await abandon(gone);
  expect((await owner.send('DELETE', '/services/orders/delete', { order_detail_id: gone })).status).toBe(200);
  expect(await balance()).toEqual(before);
  // The process was frozen, and continues.
  await giveUp(product.kernel, abandoned);
  expect(await balance()).toEqual(before);
});
