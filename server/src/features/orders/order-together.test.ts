// Orders of one account that come at once are placed in one transaction: each with its credits, its job and its own refusal.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildFolder } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let person: TestCaller;
let accountId: number;

beforeAll(async () => {
  // No workers: placed orders stay as they were placed.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
let people = 0;
beforeEach(async () => {
  people += 1;
  person = await product.register(`Busy Person ${people}`);
  accountId = (await product.sql<{ id: number }>('select account_id as id from users where id = $1', [person.id]))[0]?.id ?? 0;
});
afterAll(() => product.stop());

interface Placed {
  id: number;
  title: string;
  price: number;
  order_details: { id: number; status: string }[];
}

async function order(over: object = {}, headers: Record<string, string> = {}) {
  const { job_title: title = 'Baker', ...more } = over as { job_title?: string };
  const body = { tool: 'job_posting', fields: { ...posting, job_title: title }, ...more };
  const answer = await person.send('POST', '/services/orders/create', body, headers);
  return { status: answer.status, order: answer.body.order as Placed, message: answer.body.message };
}

/**
 * Places the first while the account's row is held, so that it waits for it, and then the others, which wait for the first. `meanwhile` is a
 * statement that takes effect when the first continues.
 */
async function orderWhileLocked<T>(first: () => Promise<T>, others: readonly (() => Promise<T>)[], meanwhile = ''): Promise<T[]> {
  const row = `select 1 from accounts where id = ${accountId} for update`;
  return whileLocked(product, [row, meanwhile].join('; '), 2, async (untilWaiting) => {
    const begun = [first()];
    await untilWaiting(1);
    begun.push(...others.map((other) => other()));
    await wait(500);
    // One more that waits for the row lets them go on.
    await product.sql(row);
    return Promise.all(begun);
  });
}

const several = (count: number) => Array.from({ length: count }, () => () => order());

async function expectLedgerToAddUp() {
  const [row] = await product.sql<Record<string, number>>(
    `select (select sum(amount)::int from credit_movements where account_id = a.id) as sum, credits_available as available, credits_reserved as reserved,
       (select coalesce(sum(credits_reserved), 0)::int from order_details where account_id = a.id) as held,
       (select coalesce(sum(credits), 0)::int from credit_months where account_id = a.id) as months,
       (select count(*)::int from order_details where account_id = a.id) as documents,
       (select count(*)::int from pgboss.job j where j.name like 'order.run%' and (j.data ->> 'detailId')::int in (select id from order_details where account_id = a.id)) as jobs
     from accounts a where id = $1`,
    [accountId],
  );
  expect([row?.sum, row?.held, row?.months, row?.jobs]).toEqual([row?.available, row?.reserved, row?.reserved, row?.documents]);
  return row;
}

it('share transactions where twenty of them come at once, each with its own fields', async () => {
  const titles = Array.from({ length: 20 }, (_, n) => `Baker ${n}`);
  const answers = await orderWhileLocked(
    () => order({ job_title: 'Baker 0' }),
    titles.slice(1).map((title) => () => order({ job_title: title })),
  );
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
  const rows = await product.sql<{ title: string; job: string; order: string; moment: string }>(
    `select d.title, o.fields ->> 'job_title' as job, o.title as order, d.created_at::text as moment
     from order_details d join orders o on o.id = d.order_id where d.id = any($1)`,
    [answers.map(({ order }) => order.order_details[0]?.id)],
  );
  expect(new Set(rows.map(({ job }) => job))).toEqual(new Set(titles));
  for (const row of rows) expect([row.title, row.order]).toEqual([`${row.job}, Mill Lane`, `${row.job}, Mill Lane`]);
  expect(answers.map(({ order }) => order.title)).toEqual(titles.map((title) => `${title}, Mill Lane`));
  // The moment of a row is that of its transaction. Two are enough where all arrive before the first ends; a busy machine reads some later.
  const moments = new Set(rows.map(({ moment }) => moment)).size;
  expect(moments).toBeGreaterThan(1);
  expect(moments).toBeLessThan(titles.length);
  expect((await expectLedgerToAddUp())?.reserved).toBe(20 * 60);
  const [movement] = await product.sql<{ least: number; rows: number }>(
    `select min(balance) as least, count(distinct balance)::int as rows from credit_movements where account_id = $1 and kind = 'reserve'`,
    [accountId],
  );
  expect(movement).toEqual({ least: 10_000 - 20 * 60, rows: 20 });
});

it('are placed as far as the credits reach', async () => {
  await product.sql('update accounts set credits_available = 200 where id = $1', [accountId]);
  await product.sql(`insert into credit_movements (account_id, kind, amount, balance) values ($1, 'grant', -9800, 200)`, [
    accountId,
  ]);
  const answers = await orderWhileLocked(() => order(), several(19));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
  const row = await expectLedgerToAddUp();
  expect([row?.available, row?.reserved, row?.documents]).toEqual([20, 180, 3]);
});

it('keep to the cap of a person', async () => {
  await product.sql('insert into credit_caps (account_id, user_id, monthly_credits) values ($1, $2, 300)', [
    accountId,
    person.id,
  ]);
  const answers = await orderWhileLocked(() => order(), several(19));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect((await expectLedgerToAddUp())?.reserved).toBe(300);
});

it('are refused alone where their folder was deleted meanwhile', async () => {
  const folderId = await buildFolder(product, person);
  // They have read their folders by then.
  const others = [() => order({ folder_id: folderId }), () => order({ job_title: 'Third' })];
  const answers = await orderWhileLocked(
    () => order({ job_title: 'First' }),
    others,
    `delete from folders where id = ${folderId}`,
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  expect((await expectLedgerToAddUp())?.documents).toBe(2);
});

it('make one order of one key, also where both are placed together', async () => {
  const key = { 'idempotency-key': 'together' };
  const answers = await orderWhileLocked(() => order(), [() => order({}, key), () => order({}, key), () => order()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ order }) => order.id)).size).toBe(3);
  expect((await expectLedgerToAddUp())?.documents).toBe(3);
});
