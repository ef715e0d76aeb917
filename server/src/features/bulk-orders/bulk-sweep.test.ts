// The minute's sweep: stopped orders continue, and unused files are deleted after a day of the database's clock.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { bulkSweep } from './bulk-orders.jobs.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Marta Ferri');
});
afterAll(() => product.stop());

const rowsOf = (count: number) =>
  csvOf(`product_name,features\n${Array.from({ length: count }, (_, i) => `Tent ${i + 1},Light`).join('\n')}`);

const sweep = () => bulkSweep.run(product.kernel, {}, { signal: AbortSignal.timeout(10_000), isLastTry: true });
const ageUpload = (id: number, interval: string) =>
  product.sql('update bulk_uploads set created_at = now() - $2::interval where id = $1', [id, interval]);

async function placeBulk(count: number): Promise<number> {
  const { status, body } = await sendBulk(owner, 'create', { file: rowsOf(count) });
  expect(status).toBe(200);
  return (body.bulk_order as { id: number }).id;
}

async function upload(): Promise<{ id: number; key: string }> {
  const { status, body } = await sendBulk(owner, 'validate', { file: rowsOf(2) });
  expect(status).toBe(200);
  const { id } = body.upload as { id: number };
  const [row] = await product.sql<{ key: string }>('select storage_key as key from bulk_uploads where id = $1', [id]);
  return { id, key: row?.key ?? '' };
}

const stateOf = async (id: number) =>
  (
    await product.sql<{ state: string; queued: number; events: number }>(
      `select state, (select count(*)::int from order_details where bulk_order_id = b.id and queued_at is not null) as queued,
         (select count(*)::int from raised_events where name = 'bulk_order.finished' and subject_id = b.id) as events
       from bulk_orders b where id = $1`,
      [id],
    )
  )[0];

it('fills a window that is empty, and no further than it is wide', async () => {
  const id = await placeBulk(12);
  await product.sql('update order_details set queued_at = null where bulk_order_id = $1', [id]);
  await sweep();
  expect(await stateOf(id)).toMatchObject({ state: 'running', queued: 8 });
  await sweep();
  expect(await stateOf(id)).toMatchObject({ state: 'running', queued: 8 });
});

it('ends a bulk order of which nothing is left to write, with one notice however often it looks', async () => {
  const id = await placeBulk(3);
  await product.sql(
    `update order_details set status = 'failed', reason = 'CANCELLED', credits_reserved = 0 where bulk_order_id = $1`,
    [id],
  );
  for (let round = 0; round < 3; round += 1) await sweep();
  expect(await stateOf(id)).toMatchObject({ state: 'finished', events: 1 });
});

it('leaves one that is paused alone', async () => {
  const id = await placeBulk(3);
  await owner.send('POST', '/services/orders/bulk/pause', { bulk_order_id: id });
  await sweep();
  expect(await stateOf(id)).toMatchObject({ state: 'paused', queued: 0 });
});

it('deletes a file that nobody ordered after a day of the database’s clock, not before, with its bytes', async () => {
  const { id, key } = await upload();
  await ageUpload(id, '23 hours 59 minutes');
  // Also where this machine's clock is a year ahead.
  const clock = vi.spyOn(product.kernel.clock, 'now').mockReturnValue(new Date(Date.now() + 365 * 86_400_000));
  await sweep();
  clock.mockRestore();
  expect(await product.sql('select id from bulk_uploads where id = $1', [id])).toHaveLength(1);
  expect((await product.kernel.storage.read(key)).length).toBeGreaterThan(0);
  await ageUpload(id, '24 hours 1 minute');
  await sweep();
  expect(await product.sql('select id from bulk_uploads where id = $1', [id])).toEqual([]);
  await expect(product.kernel.storage.read(key)).rejects.toThrow(/read|exist|ENOENT/i);
  const { status } = await sendBulk(owner, 'create', { upload_id: id });
  expect(status).toBe(404);
});

it('keeps what was ordered in time', async () => {
  const { id } = await upload();
  const { body } = await sendBulk(owner, 'create', { upload_id: id });
  await ageUpload(id, '2 days');
  await sweep();
  expect(await stateOf((body.bulk_order as { id: number }).id)).toMatchObject({ state: 'running', queued: 2 });
});
