// A failure counts for the connection that was used, whatever is chosen by the time it fails. No workers: the test is the worker.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { posting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { runOrder } from './run-order.ts';

let product: TestProduct;
let owner: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Ada Switch');
});
afterAll(() => product.stop());

it('leaves the connection alone that failed, and not the one that was chosen meanwhile', async () => {
  const model = await connectModel(owner, [{ kind: 'status', status: 500 }]);
  const [other] = await product.sql<{ id: number }>(
    `insert into model_connections (name, provider, base_url, models) select 'Other', provider, base_url, models from model_connections returning id`,
  );
  await product.sql(
    `insert into model_breakers (connection_id, failures) select id, 4 from model_connections where name = 'Local'`,
  );
  const { body } = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
  const id = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  const running = runOrder(product.kernel, id, { signal: new AbortController().signal, isLastTry: true });
  await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
  await product.sql(`update model_choices set connection_id = $1`, [other?.id]);
  await running;
  model.close();
  const open = await product.sql(
    'select m.name, b.failures, b.open_until is not null as is_open from model_breakers b join model_connections m on m.id = b.connection_id',
  );
  expect(open).toEqual([{ name: 'Local', failures: 5, is_open: true }]);
  const [row] = await product.sql('select status, reason, reason_detail from order_details where id = $1', [id]);
  expect(row).toEqual({ status: 'onHold', reason: 'MODEL_NOT_ANSWERING', reason_detail: 'Local' });
});
