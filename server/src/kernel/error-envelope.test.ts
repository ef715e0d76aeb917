// Responses to database failures that other calls cause.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { refusalOf } from './error-envelope.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const refusalFor = async (act: () => Promise<unknown>) => {
  const problem = await act().then(
    () => null,
    (failure: unknown) => failure,
  );
  const { status, retryAfter, envelope } = refusalOf(problem, 'en', product.kernel.log);
  return [status, envelope.code, retryAfter];
};

it('what a call names and another deleted is 409, not an error of the server', async () => {
  const insert = () => product.sql(`insert into favorites (user_id, tool_slug) values (-1, 'seo_article')`);
  expect(await refusalFor(insert)).toEqual([409, 'CHANGED_MEANWHILE', null]);
});

it('transactions that lock the same rows the other way round both end well', async () => {
  const { database } = product.kernel;
  const [first] = await product.sql<{ id: number }>('select account_id as id from users where id = $1', [owner.id]);
  let meet = 0;
  const both = Promise.withResolvers<void>();
  const lockTwo = (rows: [string, number][]) =>
    database.transaction(async (tx) => {
      for (const [table, id] of rows) {
        await tx.client.query(`select 1 from ${table} where id = $1 for update`, [id]);
        meet += 1;
        if (meet === 2) both.resolve();
        await both.promise;
      }
      return meet;
    });
  const [user, account]: [[string, number], [string, number]] = [
    ['users', owner.id],
    ['accounts', first?.id ?? 0],
  ];
  await Promise.all([lockTwo([user, account]), lockTwo([account, user])]);
  // Each locked two rows in the end, and one of them gave way at least once.
  expect(meet).toBeGreaterThan(4);
});

it.each(['40P01', '40001'])('a transaction that gives way each time (%s) is begun three times', async (code) => {
  let begun = 0;
  const giveWay = () =>
    product.kernel.database.transaction(async (tx) => {
      begun += 1;
      await tx.client.query(`do $$ begin raise exception 'gave way' using errcode = '${code}'; end $$`);
    });
  expect(await refusalFor(giveWay)).toEqual([503, 'BUSY', 1]);
  expect(begun).toBe(3);
});

it('a transaction is begun once where it throws another system’s error with such a code', async () => {
  let begun = 0;
  const fail = () =>
    product.kernel.database.transaction(() => {
      begun += 1;
      return Promise.reject(Object.assign(new Error('Refused elsewhere'), { code: '40001' }));
    });
  await expect(fail()).rejects.toThrow('Refused elsewhere');
  expect(begun).toBe(1);
});

it('acts after the commit run once for a transaction that was begun twice', async () => {
  let begun = 0;
  const acts: number[] = [];
  await product.kernel.database.transaction(async (tx) => {
    begun += 1;
    const turn = begun;
    tx.afterCommit?.(() => acts.push(turn));
    if (turn === 1) await tx.client.query(`do $$ begin raise exception 'gave way' using errcode = '40P01'; end $$`);
  });
  expect(acts).toEqual([2]);
});

it('a call that waits too long for a row says that someone is changing it, not that Folio is away', async () => {
  const wait = () =>
    product.kernel.database.transaction(async (tx) => {
      await tx.client.query('set local lock_timeout = 50');
      await tx.client.query('select 1 from users where id = $1 for update', [owner.id]);
    });
  const refusal = await product.kernel.database.transaction(async (tx) => {
    await tx.client.query('select 1 from users where id = $1 for update', [owner.id]);
    return refusalFor(wait);
  });
  expect(refusal).toEqual([503, 'BUSY', 1]);
});
