// Of two runs for one publication the newer counts: the result of the older one is neither saved nor announced.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { buildDocument, buildWebsite } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { documentPublished } from './publication-events.ts';
import { documentPublishJob } from './publish.jobs.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

it('a publication that a newer run overtook is announced once', async () => {
  const { detailId } = await buildDocument(product, owner);
  const websiteId = await buildWebsite(product, owner);
  expect(
    (await owner.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId })).status,
  ).toBe(200);
  const [row] = await product.sql<{ id: number }>('select id from publications where order_detail_id = $1', [detailId]);
  const announced: number[] = [];
  const kernel: Kernel = {
    ...product.kernel,
    eventHandlers: [
      ...product.kernel.eventHandlers,
      onEvent(documentPublished, (_kernel, _tx, { orderDetailId }) => {
        announced.push(orderDetailId);
        return Promise.resolve();
      }),
    ],
  };
  const run = () =>
    documentPublishJob.run(kernel, { publicationId: row?.id ?? 0 }, { signal: AbortSignal.timeout(20_000), isLastTry: false });
  await whileLocked(product, `select from order_details where id = ${detailId} for update`, 2, () => Promise.all([run(), run()]));
  expect(announced).toEqual([detailId]);
  expect(await product.sql('select state, attempt from publications where order_detail_id = $1', [detailId])).toEqual([
    { state: 'live', attempt: 2 },
  ]);
});
