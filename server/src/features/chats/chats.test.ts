// Conversations through HTTP; the model is a server on loopback.
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { answerTo, ask, balanceOf, begin, eventsOf, messagesOf, path } from '../../testing/chat-calls.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let colleague: TestCaller;
let model: ModelServer | null = null;

const connect = async (script: Parameters<typeof connectModel>[1]) => (model = await connectModel(staff, script));

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  colleague = await product.join(owner, 'Colleague Person', 'admin');
});
beforeEach(async () => {
  model?.close();
  model = null;
  await product.sql('delete from model_connections');
  await product.sql('delete from model_calls');
});
afterAll(async () => {
  model?.close();
  await product.stop();
});

it('an answer is streamed, kept, priced and recorded', async () => {
  const text =
    `## Three angles\n\n1. **Repair** before you replace\n2. Wet stone\n3. ${'Long words of advice. '.repeat(20)}`.trim();
  await connect([{ kind: 'text', text }]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const events = await ask(owner, chatId, { text: 'Give me three angles for a newsletter about trail shoes.' });
  expect(events[0]).toMatchObject({
    type: 'started',
    question: { role: 'user', text: 'Give me three angles for a newsletter about trail shoes.' },
    answer: { role: 'assistant', state: 'writing' },
  });
  expect(events.at(-1)).toMatchObject({
    type: 'ended',
    message: { text, state: 'done', price: 5, engine: { kind: 'model', model: 'test-model' }, citations: [], reason: null },
  });
  expect(await balanceOf(product, owner)).toEqual([before[0] - 5, 0]);
  const moved = await product.sql(
    'select kind, amount, spent, tool_slug, order_detail_id from credit_movements where user_id = $1 order by id desc limit 2',
    [owner.id],
  );
  expect(moved).toEqual([
    { kind: 'settle', amount: 0, spent: 5, tool_slug: 'ai_chat_conversational', order_detail_id: null },
    { kind: 'reserve', amount: -5, spent: 0, tool_slug: 'ai_chat_conversational', order_detail_id: null },
  ]);
  expect(await product.sql('select tool_slug, outcome from model_calls')).toEqual([
    { tool_slug: 'ai_chat_conversational', outcome: 'ok' },
  ]);
  const { body } = await owner.get(`${path}/list`);
  expect(body).toMatchObject({ recordsTotal: 1, recordsFiltered: 1, has_model: true });
  expect(body.chats).toMatchObject([{ id: chatId, title: 'Give me three angles for a newsletter about trail shoes.' }]);
  // It is an order, and no document.
  expect((await owner.get('/services/orders/show')).body.recordsTotal).toBe(0);
});

it('knows what was said, and drops the numbers of passages that are past', async () => {
  const server = await connect([
    { kind: 'text', text: 'Blue [7].' },
    { kind: 'text', text: 'As I said.' },
  ]);
  const chatId = await begin(owner, { language: 'de' });
  const first = await answerTo(owner, chatId, { text: 'Which colour do you choose?' });
  expect(first.text).toBe('Blue.');
  await answerTo(owner, chatId, { text: 'Why that one?', parent_id: first.id });
  const { messages } = JSON.parse(server.requests[1] ?? '{}') as { messages: { role: string; content: string }[] };
  expect(messages.slice(1).map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Which colour do you choose?'],
    ['assistant', 'Blue.'],
    ['user', 'Why that one?'],
  ]);
  expect(messages[0]?.content).toContain('Answer in German');
  expect(messages[0]?.content).toContain('I cannot provide an appropriate response at this time...');
});

it('regenerates, edits and switches between branches', async () => {
  await connect([1, 2, 3, 4].map((number) => ({ kind: 'text' as const, text: `Answer ${number}` })));
  const chatId = await begin(owner);
  const first = await answerTo(owner, chatId, { text: 'First question' });
  const repeated = await answerTo(owner, chatId, { parent_id: first.parent_id });
  expect([repeated.text, repeated.siblings]).toEqual(['Answer 2', [first.id, repeated.id]]);
  const edited = await answerTo(owner, chatId, { text: 'First question, edited' });
  const shown = await messagesOf(owner, chatId);
  expect(shown.map(({ text, siblings }) => [text, siblings.length])).toEqual([
    ['First question, edited', 2],
    ['Answer 3', 1],
  ]);
  await owner.send('POST', `${path}/update`, { chat_id: chatId, message_id: first.parent_id ?? 0 });
  expect((await messagesOf(owner, chatId)).map(({ text }) => text)).toEqual(['First question', 'Answer 2']);
  await owner.send('POST', `${path}/update`, { chat_id: chatId, message_id: first.id });
  expect((await messagesOf(owner, chatId)).map(({ text }) => text)).toEqual(['First question', 'Answer 1']);
  await owner.send('POST', `${path}/update`, { chat_id: chatId, message_id: edited.id, title: 'Renamed' });
  const { body } = await owner.get(`${path}/list`, { search: 'first question, EDITED' });
  expect(body.chats).toMatchObject([{ title: 'Renamed' }]);
  expect((await owner.get(`${path}/list`, { search: '100%' })).body.recordsFiltered).toBe(0);
});

it('stops at once: where nothing was written yet it costs nothing', async () => {
  await connect([{ kind: 'hang' }]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const asking = ask(owner, chatId, { text: 'A question that hangs' });
  await vi.waitFor(() => expect(model?.requests).toHaveLength(1), { timeout: 15_000 });
  // A second question has to wait, and a second tab follows the first.
  expect((await owner.send('POST', `${path}/message`, { chat_id: chatId, text: 'And another' })).status).toBe(409);
  const [, answer] = await messagesOf(owner, chatId);
  const following = owner.get(`${path}/stream`, { message_id: answer?.id ?? 0 });
  expect((await owner.send('POST', `${path}/stop`, { chat_id: chatId })).status).toBe(200);
  const ended = { type: 'ended', message: { id: answer?.id, state: 'stopped', text: '', price: 0 } };
  expect((await asking).at(-1)).toMatchObject(ended);
  expect(eventsOf((await following).body.text).at(-1)).toMatchObject(ended);
  expect(await balanceOf(product, owner)).toEqual(before);
});

it('what was written before the stop stays and costs its price', async () => {
  await connect([{ kind: 'stall', text: 'The beginning of a long answer' }]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const asking = ask(owner, chatId, { text: 'A long question' });
  await vi.waitFor(async () => expect((await messagesOf(owner, chatId))[1]?.text).toBe('The beginning of a long answer'), {
    timeout: 15_000,
  });
  await owner.send('POST', `${path}/stop`, { chat_id: chatId });
  const ended = (await asking).at(-1);
  expect(ended).toMatchObject({ message: { state: 'stopped', text: 'The beginning of a long answer', price: 5 } });
  expect(await balanceOf(product, owner)).toEqual([before[0] - 5, 0]);
});

it.each([
  ['a refused key', [{ kind: 'status', status: 401 }], 'rejected the API key'],
  ['a busy server', [{ kind: 'status', status: 429, headers: { 'retry-after': '0' } }], 'busy'],
  ['a broken server', [{ kind: 'status', status: 500 }], 'Can’t reach'],
  ['a page instead of an answer', [{ kind: 'html' }], ''],
  ['an empty answer', [{ kind: 'empty' }], ''],
] as const)(
  '%s is said in words and costs nothing',
  async (_, script, words) => {
    await connect(script);
    const before = await balanceOf(product, owner);
    const chatId = await begin(owner);
    const answer = await answerTo(owner, chatId, { text: 'Will it work?' });
    expect(answer).toMatchObject({ state: 'failed', text: '', price: 0, reason: expect.stringContaining(words) });
    expect(answer.reason).not.toBe('');
    expect(await balanceOf(product, owner)).toEqual(before);
  },
  20_000,
);

it('an answer that broke off keeps what was there, costs nothing and can be regenerated', async () => {
  await connect([
    { kind: 'cut', text: 'The first half of an answer, and then ' },
    { kind: 'text', text: 'All of it.' },
  ]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const cut = await answerTo(owner, chatId, { text: 'Tell me' });
  expect(cut).toMatchObject({ state: 'failed', price: 0 });
  expect(cut.text).toContain('The first half');
  expect(await balanceOf(product, owner)).toEqual(before);
  expect(await answerTo(owner, chatId, { parent_id: cut.parent_id })).toMatchObject({ state: 'done', text: 'All of it.' });
});

it("a model that declines says the platform's sentence, free of charge", async () => {
  await connect([{ kind: 'refusal' }]);
  const before = await balanceOf(product, owner);
  const answer = await answerTo(owner, await begin(owner, { language: 'en' }), { text: 'Something unspeakable' });
  expect(answer).toMatchObject({
    state: 'done',
    price: 0,
    text: 'I understand your request, but unfortunately, I cannot provide an appropriate response at this time...',
  });
  expect(await balanceOf(product, owner)).toEqual(before);
});

it('a model that does not answer is left alone, and asked again after its pause', async () => {
  const server = await connect([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 500 },
    { kind: 'text', text: 'Back.' },
  ]);
  await product.sql('insert into model_breakers (connection_id, failures) select id, 4 from model_connections');
  const chatId = await begin(owner);
  const failed = await answerTo(owner, chatId, { text: 'Are you there?' });
  expect([failed.state, server.requests.length]).toEqual(['failed', 3]);
  const refused = await answerTo(owner, chatId, { parent_id: failed.parent_id });
  expect(refused).toMatchObject({ state: 'failed', price: 0, reason: 'Can’t reach the connected model' });
  expect(server.requests).toHaveLength(3);
  await product.sql(`update model_breakers set open_until = now() - interval '1 second'`);
  expect(await answerTo(owner, chatId, { parent_id: failed.parent_id })).toMatchObject({ state: 'done', text: 'Back.' });
  expect(await product.sql('select 1 from model_breakers')).toEqual([]);
});

it('without a model and sources nothing is sent', async () => {
  const chatId = await begin(owner);
  const { status, body } = await owner.send('POST', `${path}/message`, { chat_id: chatId, text: 'Hello there' });
  expect([status, body.message]).toEqual([409, 'Connect a model: the built-in composer cannot write this']);
  expect(await messagesOf(owner, chatId)).toEqual([]);
  expect((await owner.get(`${path}/list`)).body.has_model).toBe(false);
});

it('belongs to the user who began it: nobody else finds it, in a workspace either', async () => {
  await connect([{ kind: 'text', text: 'Between us.' }]);
  const workspaceId = await buildWorkspace(product, owner, { members: [colleague] });
  const chatId = await begin(owner, { workspace_id: workspaceId });
  const answer = await answerTo(owner, chatId, { text: 'A secret' });
  expect((await colleague.get(`${path}/list`, { workspace_id: workspaceId })).body.chats).toEqual([]);
  expect((await owner.get(`${path}/list`, { workspace_id: workspaceId })).body.recordsTotal).toBe(1);
  const refused = [
    await colleague.get(`${path}/show`, { chat_id: chatId }),
    await colleague.get(`${path}/stream`, { message_id: answer.id }),
    await colleague.send('POST', `${path}/message`, { chat_id: chatId, text: 'What is it?' }),
    await colleague.send('POST', `${path}/stop`, { chat_id: chatId }),
    await colleague.send('POST', `${path}/update`, { chat_id: chatId, title: 'Mine' }),
    await colleague.send('POST', `${path}/save_answer`, { message_id: answer.id }),
    await colleague.send('DELETE', `${path}/delete`, { chat_id: chatId }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  // The end of the workspace leaves it to its owner.
  await owner.send('DELETE', '/features/workspace/delete', { id: workspaceId, workspace_id: workspaceId });
  expect((await owner.get(`${path}/show`, { chat_id: chatId })).body.chat).toMatchObject({ workspace_id: null });
});

it('of two questions at once one is asked', async () => {
  // Late enough that the second comes while the first is answered, also on a busy machine.
  await connect([{ kind: 'late', text: 'Once.', afterMs: 500 }]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const send = () => owner.send('POST', `${path}/message`, { chat_id: chatId, text: 'Double click' });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await balanceOf(product, owner)).toEqual([before[0] - 5, 0]);
});

it('deleting one that is being written gives its credits back', async () => {
  await connect([{ kind: 'hang' }]);
  const before = await balanceOf(product, owner);
  const chatId = await begin(owner);
  const asking = ask(owner, chatId, { text: 'Never answered' });
  await vi.waitFor(() => expect(model?.requests).toHaveLength(1), { timeout: 15_000 });
  expect((await owner.send('DELETE', `${path}/delete`, { chat_id: chatId })).body.message).toBe('Conversation deleted');
  await asking;
  expect(await balanceOf(product, owner)).toEqual(before);
  expect((await owner.get(`${path}/show`, { chat_id: chatId })).status).toBe(404);
  await vi.waitFor(async () => expect(await product.sql('select outcome from model_calls')).toEqual([{ outcome: 'aborted' }]), {
    timeout: 15_000,
  });
});

it('refuses what it cannot begin or change', async () => {
  const create = (body: Record<string, unknown>) => owner.send('PUT', `${path}/create`, body);
  expect((await create({ tool: 'seo_article' })).status).toBe(422);
  expect((await create({ tool: 'ai_chat_conversational', language: 'tlh' })).status).toBe(422);
  expect((await create({ tool: 'ai_chat_conversational', brand_voice_id: 99_999 })).status).toBe(404);
  expect((await create({ tool: 'ai_chat_sources', additional_source_ids: [99_999] })).status).toBe(404);
  const chatId = await begin(owner);
  const message = (body: Record<string, unknown>) => owner.send('POST', `${path}/message`, { chat_id: chatId, ...body });
  expect((await message({})).status).toBe(422);
  expect((await message({ text: '   ' })).status).toBe(422);
  expect((await message({ text: 'x'.repeat(4001) })).status).toBe(422);
  expect((await message({ text: 'x', parent_id: 99_999 })).status).toBe(404);
  expect((await message({ text: 'x', urls: ['javascript:alert(1)'] })).status).toBe(422);
  expect(
    (await owner.send('POST', '/services/orders/create', { tool: 'ai_chat_conversational', fields: { message: 'x' } })).status,
  ).toBe(422);
});
