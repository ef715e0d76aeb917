// The ledger's own rules, beneath the checks of prices and orders.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { getBalance, grantCredits, releaseCredits, reserveRow, settleCredits } from './ledger.queries.ts';

let product: TestProduct;
let owned: { accountId: number; userId: number; toolSlug: string; workspaceId: null };

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web', INITIAL_CREDITS: '100' });
  const { id: userId } = await product.register('Ledger Owner');
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [userId]);
  owned = { accountId: user?.account_id ?? 0, userId, toolSlug: 'job_posting', workspaceId: null };
});
afterAll(() => product.stop());

const db = () => product.kernel.database;
const balance = () => getBalance(db(), owned.accountId);

it('spends what a delivery needed and gives back the rest', async () => {
  await reserveRow(db(), { ...owned, amount: 40 });
  expect(await balance()).toEqual({ available: 60, reserved: 40 });
  await settleCredits(db(), { ...owned, reserved: 40, spent: 30 });
  expect(await balance()).toEqual({ available: 70, reserved: 0 });
});

it('never spends more than was reserved', async () => {
  await reserveRow(db(), { ...owned, amount: 20 });
  await settleCredits(db(), { ...owned, reserved: 20, spent: 50 });
  expect(await balance()).toEqual({ available: 50, reserved: 0 });
  expect(await product.sql('select kind, amount, spent, balance from credit_movements order by id desc limit 1')).toEqual([
    { kind: 'settle', amount: 0, spent: 20, balance: 50 },
  ]);
});

it('gives back all of what failed', async () => {
  await reserveRow(db(), { ...owned, amount: 50 });
  await releaseCredits(db(), { ...owned, reserved: 50 });
  expect(await balance()).toEqual({ available: 50, reserved: 0 });
});

it('reserves no more than there is, also for 20 at once', async () => {
  expect(await reserveRow(db(), { ...owned, amount: 51 })).toBe(false);
  const reserved = await Promise.all(Array.from({ length: 20 }, () => reserveRow(db(), { ...owned, amount: 10 })));
  expect(reserved.filter((one) => one !== false)).toHaveLength(5);
  expect(await balance()).toEqual({ available: 0, reserved: 50 });
  expect(await grantCredits(db(), { ...owned, amount: -1 })).toBe(false);
});
