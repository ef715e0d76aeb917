// Work of any kind is placed in one way: all of it or nothing, with its reserved credits and its jobs.
import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict } from '../../kernel/errors.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { actorOf } from '../../testing/actor-of.ts';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertOrders, type NewDocument } from './insert-orders.queries.ts';
import { type OrderToPlace, placeMany } from './place-many.ts';
import { placeOrder } from './place-order.ts';

let product: TestProduct;
let actor: Actor;
let people = 0;

beforeAll(async () => {
  // No workers: placed orders stay as they were placed.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
beforeEach(async () => {
  people += 1;
  actor = await actorOf(product, await product.register(`Placing Person ${people}`));
});
afterAll(() => product.stop());

const tool = findTool('job_posting');
const document = (price: number, more: Partial<NewDocument> = {}): NewDocument => ({ status: 'processing', price, ...more });
const orderOf = (documents: NewDocument[], more: Partial<OrderToPlace> = {}): OrderToPlace => ({
  actor,
  scope: scopeOf(actor, null),
  tool: tool ?? null,
  columns: { tool_slug: 'job_posting', title: 'Baker', language: 'en', fields: posting, documents },
  ...more,
});
const place = (orders: OrderToPlace[], afterwards: (tx: Db) => Promise<void> = () => Promise.resolve()) =>
  product.kernel.database.transaction(async (tx) => {
    const placed = await placeMany(product.kernel, tx, orders);
    await afterwards(tx);
    return placed;
  });

/** The remaining rows of the user's orders. */
async function left() {
  const [row] = await product.sql<Record<string, number>>(
    `select credits_available as available, credits_reserved as reserved,
       (select count(*)::int from orders where account_id = a.id) as orders,
       (select count(*)::int from order_details where account_id = a.id) as documents,
       (select coalesce(sum(credits_reserved), 0)::int from order_details where account_id = a.id) as held,
       (select coalesce(sum(credits), 0)::int from credit_months where account_id = a.id) as month,
       (select count(*)::int from credit_movements where account_id = a.id and kind = 'reserve') as movements,
       (select count(*)::int from pgboss.job j where j.name like 'order.run%' and (j.data ->> 'detailId')::int in
         (select id from order_details where account_id = a.id)) as jobs
     from accounts a where id = $1`,
    [actor.accountId],
  );
  return row;
}
const nothing = { available: 10_000, reserved: 0, orders: 0, documents: 0, held: 0, month: 0, movements: 0, jobs: 0 };

it('orders of several documents hold what waits, and enqueue what is written now', async () => {
  const [first, second] = await place([
    orderOf([
      document(30),
      document(20, { status: 'onHold', kind: 'translation_line', reason: 'WAITS_FOR_QUOTE' }),
      document(10, { status: 'in_progress', title: 'Made at once', language: 'de', fields: { job_title: 'Cook' } }),
    ]),
    orderOf([document(5, { bulk_order_id: 7, row_number: 1 }), document(0)]),
  ]);
  expect(await left()).toEqual({
    ...nothing,
    available: 9945,
    reserved: 55,
    orders: 2,
    documents: 5,
    held: 55,
    month: 55,
    movements: 3,
    jobs: 2,
  });
  const rows = await product.sql(
    'select id, order_id, title, language, status, fields, credits_reserved as held from order_details where account_id = $1 order by id',
    [actor.accountId],
  );
  const inherited = { title: 'Baker', language: 'en', fields: null };
  const [a, b] = [{ order_id: first?.orderId }, { order_id: second?.orderId }];
  expect(rows).toEqual([
    { id: first?.detailIds[0], ...a, ...inherited, status: 'processing', held: 30 },
    { id: first?.detailIds[1], ...a, ...inherited, status: 'onHold', held: 20 },
    {
      id: first?.detailIds[2],
      ...a,
      title: 'Made at once',
      language: 'de',
      fields: { job_title: 'Cook' },
      status: 'in_progress',
      held: 0,
    },
    { id: second?.detailIds[0], ...b, ...inherited, status: 'processing', held: 5 },
    { id: second?.detailIds[1], ...b, ...inherited, status: 'processing', held: 0 },
  ]);
});

it('a draft takes the columns of its order and is placed once; a placed order gets documents alone', async () => {
  const owner = { account_id: actor.accountId, workspace_id: null, user_id: actor.id };
  const draft = { ...orderOf([]).columns, ...owner, impersonator_id: null, is_draft: true };
  const [inserted] = await insertOrders(product.kernel.database, [draft]);
  const id = inserted?.orderId ?? 0;
  const [placed] = await place([orderOf([document(10)], { claim: () => Promise.resolve({ id, title: 'Cook' }) })]);
  expect(placed).toMatchObject({ orderId: id, row: { title: 'Cook' } });
  const more = { ...document(0), tool_slug: 'text_translation', title: 'Second', language: 'de' };
  const known = { id, ...owner, folder_id: null, documents: [more] };
  const [added] = await insertOrders(product.kernel.database, [known]);
  expect(added?.orderId).toBe(id);
  expect(await product.sql('select id, title, is_draft from orders where account_id = $1', [actor.accountId])).toEqual([
    { id, title: 'Cook', is_draft: false },
  ]);
  expect(await product.sql('select id, title from order_details where order_id = $1 order by id', [id])).toEqual([
    { id: placed?.detailIds[0], title: 'Cook' },
    { id: added?.detailIds[0], title: 'Second' },
  ]);
});

it.each<[string, () => Promise<unknown>]>([
  ['for credits that one of them lacks', () => place([orderOf([document(9000)]), orderOf([document(1001)])])],
  ['where rows are claimed', () => place([orderOf([document(60)], { claim: () => Promise.reject(conflict('task_changed')) })])],
  ['where rows are attached', () => place([orderOf([document(60)], { attach: () => Promise.reject(conflict('task_changed')) })])],
  ['after the credits were reserved', () => place([orderOf([document(60)])], () => Promise.reject(conflict('task_changed')))],
  [
    'by what keeps the answer of a form',
    () =>
      placeOrder(product.kernel, actor, { tool: 'job_posting', fields: posting }, () => Promise.reject(conflict('task_changed'))),
  ],
])('what is refused %s reserves nothing and leaves nothing', async (_, refused) => {
  await expect(refused()).rejects.toMatchObject({ status: 409 });
  expect(await left()).toEqual(nothing);
});
