// Orders placed, deleted, retried, cancelled and finished at random and at once, by a worker that is killed now and then: credits always add up, and
// each reservation ends exactly once.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChildProduct, createTestDatabase, startChildOn, type TestDatabase } from '../testing/child-product.ts';
import { posting } from '../testing/job-posting.ts';
import { type Random, randomFrom, roundsOfRun, seedOfRun } from '../testing/random.ts';
import { goodPassword } from '../testing/test-product.ts';

let database: TestDatabase;
let web: ChildProduct;
let worker: ChildProduct;
let token = '';

beforeAll(async () => {
  database = await createTestDatabase();
  web = await startChildOn(database, 'web');
  worker = await startChildOn(database, 'worker');
  const { body } = await call('POST', 'services/auth/register', {
    name: 'Ledger Owner',
    email: 'ledger@example.com',
    password: goodPassword,
  });
  token = (body['service-api'] as { token: string }).token;
});
afterAll(async () => {
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);
  await database.close();
});

async function call(method: string, path: string, input: unknown) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${web.url}/api/${path}`, { method, headers, body: JSON.stringify(input) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const text = 'Trail shoes that grip on wet stone. They are light and they last for years. The sole can be replaced.';

/** Three written ones, one that waits for a model, one with an unreadable page. */
const orders = [
  { tool: 'job_posting', fields: posting },
  { tool: 'text_simplifier', fields: { text, language: 'en' } },
  { tool: 'review_response', fields: { business: 'Mill Lane', review: text, language: 'en' } },
  { tool: 'grammar_fixer', fields: { text, language: 'en' } },
  { tool: 'on_page_audit', fields: { page_url: 'https://page.invalid/' } },
];

async function oneCall(random: Random, ids: number[]): Promise<number> {
  const kind = random.below(10);
  const id = random.pick(ids);
  if (kind < 4 || id === undefined) {
    const { status, body } = await call('POST', 'services/orders/create', random.pick(orders));
    for (const detail of (body.order as { order_details?: { id: number }[] } | undefined)?.order_details ?? [])
      ids.push(detail.id);
    return status;
  }
  // The same document by several calls at once, as two tabs would.
  const path = kind < 6 ? 'services/orders/delete' : kind < 8 ? 'services/orders/retry' : 'services/orders/cancel';
  const method = kind < 6 ? 'DELETE' : 'POST';
  const answers = await Promise.all(
    Array.from({ length: 1 + random.below(3) }, () => call(method, path, { order_detail_id: id })),
  );
  return Math.max(...answers.map((answer) => answer.status));
}

it('leaves a ledger that adds up, whatever met', { timeout: 600_000 }, async () => {
  const random = randomFrom(seedOfRun());
  const rounds = roundsOfRun(12);
  process.stdout.write(`random orders: seed ${random.seed}, ${rounds} rounds\n`);
  const ids: number[] = [];
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const calls = Array.from({ length: 12 }, () => oneCall(random, ids));
    if (round % 4 === 1) {
      await worker.end('SIGKILL');
      worker = await startChildOn(database, 'worker');
    }
    for (const status of await Promise.all(calls)) statuses.add(status);
  }
  expect([...statuses].filter((status) => ![200, 404, 409, 422].includes(status))).toEqual([]);
  // A worker that died is replaced within a quarter of a minute.
  await expect
    .poll(
      async () => {
        const [row] = await database.query<{ busy: number }>(
          `select count(*)::int as busy from order_details where status in ('processing', 'in_progress')`,
        );
        return row?.busy;
      },
      { timeout: 90_000, interval: 500 },
    )
    .toBe(0);
  const [account] = await database.query<{ available: number; reserved: number; sum: number; still_reserved: number }>(
    `select credits_available as available, credits_reserved as reserved,
      (select sum(amount)::int from credit_movements m where m.account_id = a.id) as sum,
      (select coalesce(sum(credits_reserved), 0)::int from order_details d where d.account_id = a.id) as still_reserved from accounts a`,
  );
  expect([account?.sum, account?.still_reserved]).toEqual([account?.available, account?.reserved]);
  // Each reservation ended once. An order on hold may still have one.
  const open = await database.query(
    `select m.order_detail_id, d.status, count(*) filter (where m.kind = 'reserve') as reserved, count(*) filter (where m.kind in ('settle', 'release')) as ended
      from credit_movements m left join order_details d on d.id = m.order_detail_id where m.order_detail_id is not null group by 1, 2, d.credits_reserved
      having count(*) filter (where m.kind = 'reserve') - count(*) filter (where m.kind in ('settle', 'release')) <> (case when coalesce(d.credits_reserved, 0) > 0 then 1 else 0 end)`,
  );
  expect(open).toEqual([]);
  const unpaid = await database.query(
    `select d.id from order_details d where d.status = 'accepted' and d.price > 0
      and (select count(*) from credit_movements m where m.order_detail_id = d.id and m.kind = 'settle') <> 1`,
  );
  expect(unpaid).toEqual([]);
});
