// An order that waits: its brief is drawn up, changed and kept, and the model writes from it. It can be cancelled.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { OrderBrief } from '@folio/contract/order-brief';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Olga Owner');
  stranger = await product.register('Stranger Person');
});
afterAll(() => product.stop());

const fields = {
  announcement: 'Halden opens a shop in Innsbruck',
  facts: 'It opens on 12 December 2026.\nNine people work there.',
  company: 'Halden',
  place: 'Innsbruck',
  press_contact: 'press@halden.example',
  language: 'en',
};

const show = async (id: number, caller = owner) => {
  const { body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
  return (body.orders as DocumentDetail[])[0];
};
const untilIs = (id: number, status: string) =>
  vi.waitFor(
    async () => {
      const document = await show(id);
      expect([document?.status, document?.reason && status !== 'onHold' ? document.reason : null]).toEqual([status, null]);
      return document;
    },
    { timeout: 30_000, interval: 150 },
  );

async function waiting(more: object = {}): Promise<number> {
  const placed = await owner.send('POST', '/services/orders/create', { tool: 'press_release', fields, ...more });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const [detail] = (placed.body.order as { order_details: { id: number }[] }).order_details;
  await untilIs(detail?.id ?? 0, 'onHold');
  return detail?.id ?? 0;
}

const briefOf = (id: number, caller = owner) => caller.get('/services/orders/brief', { order_detail_id: id });
const save = (id: number, brief: unknown, caller = owner) =>
  caller.send('POST', '/services/orders/brief', { order_detail_id: id, brief });
const changed: OrderBrief = {
  facts: [{ text: 'The shop has a red door', place: '' }],
  outline: ['The door'],
  questions: [{ text: 'Who opens it?', answer: 'Marta Ferri' }],
};

it('is drawn up from the order, says which kind of model is missing, and is kept once it is changed', async () => {
  const id = await waiting();
  expect(await show(id)).toMatchObject({ waits_for_model: true, waits_for: 'text' });
  const { body } = await briefOf(id);
  expect(body).toMatchObject({ is_saved: false });
  expect((body.brief as OrderBrief).facts.map(({ text }) => text)).toEqual([
    'Halden opens a shop in Innsbruck',
    'It opens on 12 December 2026.',
    'Nine people work there.',
    'Halden',
    'Innsbruck',
    'press@halden.example',
  ]);
  expect((await save(id, changed)).body).toMatchObject({ brief: changed, is_saved: true });
  expect((await briefOf(id)).body).toMatchObject({ brief: changed, is_saved: true });
});

it('belongs to those who see the document', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  const member = await product.join(owner, 'Mia Member', 'user');
  const id = await waiting({ workspace_id: workspaceId });
  expect([(await briefOf(id, stranger)).status, (await save(id, changed, stranger)).status]).toEqual([404, 404]);
  const own = await waiting();
  expect([(await briefOf(own, member)).status, (await save(own, changed, member)).status]).toEqual([404, 404]);
});

it.each([
  [{ facts: [{ text: '', place: '' }], outline: [], questions: [] }],
  [{ facts: Array.from({ length: 41 }, () => ({ text: 'a', place: '' })), outline: [], questions: [] }],
  [{ facts: [], outline: ['x'.repeat(301)], questions: [] }],
  [{ facts: [], outline: [] }],
  ['brief'],
])('refuses %j', async (brief) => {
  const id = await waiting();
  expect((await save(id, brief)).status).toBe(422);
});

it('can be cancelled while it waits; then it is neither changed nor written', async () => {
  const id = await waiting();
  expect((await show(id))?.can.cancel).toBe(true);
  expect((await owner.send('POST', '/services/orders/cancel', { order_detail_id: id })).status).toBe(200);
  expect(await show(id)).toMatchObject({ status: 'failed', is_cancelled: true });
  expect((await save(id, changed)).status).toBe(409);
});

it('is what the model writes from, once there is one', async () => {
  const id = await waiting();
  await save(id, changed);
  const bodies: string[] = [];
  const model = await connectModel(staff, [
    {
      kind: 'answer',
      answer: (body) => {
        bodies.push(body);
        return '{}';
      },
    },
  ]);
  // Other orders of this file wait for the same model.
  await vi.waitFor(() => expect(bodies.find((body) => body.includes('The shop has a red door'))).toBeDefined(), {
    timeout: 30_000,
  });
  model.close();
  expect(bodies.find((body) => body.includes('The shop has a red door'))).toContain('Who opens it? Marta Ferri');
});
