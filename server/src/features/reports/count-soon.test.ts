// Opening an empty report has it counted, where there is something to count and not more often than once a minute.
import type { Report } from '@folio/contract/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptedOutput, spentCredits } from '../../testing/report-facts.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let idle: TestCaller;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  idle = await product.register('Idle Person');
});
afterAll(() => product.stop());

const made = async (caller: TestCaller) => {
  const { body } = await caller.get('/features/reports/show', { report: 'overview' });
  return (body.report as Report).figures.find(({ name }) => name === 'made')?.value;
};
const sent = async () =>
  (await product.sql<{ count: number }>(`select count(*)::int as count from pgboss.job where name = 'reports.count_soon'`))[0]
    ?.count;

it('an account’s first figures come with its first document', async () => {
  await product.sql('truncate report_days, report_state');
  expect(await made(idle)).toBe(0);
  expect(await sent()).toBe(0);
  const at = new Date().toISOString();
  await acceptedOutput(product, owner, { at });
  await spentCredits(product, owner, { at, spent: 5 });
  await made(owner);
  await expect.poll(() => made(owner), { timeout: 20_000 }).toBe(1);
});

it('what is empty after a count is not counted again within a minute', async () => {
  const before = await sent();
  await spentCredits(product, idle, { at: new Date().toISOString(), spent: 5 });
  await product.sql('delete from report_days');
  await Promise.all(Array.from({ length: 20 }, () => made(idle)));
  expect(await sent()).toBe(before);
  await product.sql(`update report_state set counted_at = now() - interval '2 minutes'`);
  await Promise.all(Array.from({ length: 20 }, () => made(idle)));
  expect(await sent()).toBeGreaterThan(before ?? 0);
});
