// A row's job belongs to one turn: a job of an earlier turn, which the queue delivers late, neither writes nor fails the row.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { bulkRowJob } from './bulk-orders.jobs.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  // No workers: the test hands out the turns.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Bulk Owner');
});
afterAll(() => product.stop());

interface Row {
  id: number;
  bulk_order_id: number;
  queued_at: Date;
  status: string;
  attempt: number;
}

it('a job of an earlier turn does nothing, the job of this turn writes the row', async () => {
  const file = csvOf('business,review\nTent,"Light, warm"');
  expect((await sendBulk(owner, 'create', { tool: 'review_response', file })).status).toBe(200);
  const rowNow = async () => {
    const [row] = await product.sql<Row>('select id, bulk_order_id, queued_at, status, attempt from order_details');
    if (!row) throw new Error('There is no row');
    return row;
  };
  const row = await rowNow();
  const turn = { detailId: row.id, bulkOrderId: row.bulk_order_id, queuedAt: row.queued_at.toISOString() };
  const late = { ...turn, queuedAt: new Date(row.queued_at.getTime() - 1000).toISOString() };
  const run = { signal: new AbortController().signal, isLastTry: true };
  await bulkRowJob.run(product.kernel, late, run);
  expect(await rowNow()).toEqual({ ...row, status: 'processing', attempt: 0 });
  await bulkRowJob.onFail(product.kernel, late);
  expect(await rowNow()).toEqual({ ...row, status: 'processing', attempt: 0 });
  await bulkRowJob.run(product.kernel, turn, run);
  expect(await rowNow()).toMatchObject({ status: 'accepted', attempt: 1 });
});
