// What callers get of failures of the database that come from calls beside theirs.
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

it('a call that gave way in a deadlock may be repeated at once', async () => {
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
    });
  const [user, account]: [[string, number], [string, number]] = [
    ['users', owner.id],
    ['accounts', first?.id ?? 0],
  ];
  const refusals = await Promise.all([refusalFor(() => lockTwo([user, account])), refusalFor(() => lockTwo([account, user]))]);
  expect(refusals).toContainEqual([503, 'DATABASE_AWAY', 1]);
});
