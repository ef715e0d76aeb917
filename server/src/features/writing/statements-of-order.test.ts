// The statements of one order: each fact once. More statements make every order slower, which no other test would show.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { posting, writtenPosting } from '../../testing/job-posting.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { runOrder } from './run-order.ts';

let product: TestProduct;
let owner: TestCaller;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Counting Owner');
});
afterAll(() => product.stop());

const query: unknown = Reflect.get(pg.Client.prototype, 'query');

/** The statements that are sent while it runs, without those of the job queue's own connections. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const watched = function (this: pg.Client, ...words: unknown[]) {
    const [first] = words as [string | { text: string; name?: string }];
    seen.push(typeof first === 'string' ? first : (first.name ?? first.text));
    return (query as (...words: unknown[]) => unknown).apply(this, words);
  };
  Object.assign(pg.Client.prototype, { query: watched });
  try {
    await run();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return seen.filter((text) => !/pgboss\.(?!job_common)|pg_notify|pg_listening/.test(text));
}

it('is placed with one statement for each fact, and written with one for each', async () => {
  const model = await connectModel(owner, [{ kind: 'text', text: writtenPosting }]);
  let id = 0;
  const make = async () => {
    const { body } = await owner.send(
      'POST',
      '/services/orders/create',
      { tool: 'job_posting', fields: posting },
      { 'idempotency-key': `statements ${id}` },
    );
    id = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  };
  const write = () => runOrder(product.kernel, id, { signal: new AbortController().signal, isLastTry: true });
  // One-time statements of a process have run by then.
  await make();
  await write();
  const placed = await statementsOf(make);
  const written = await statementsOf(write);
  model.close();
  expect(placed.length, placed.join('\n')).toBeLessThanOrEqual(14);
  expect(written.length, written.join('\n')).toBeLessThanOrEqual(13);
  for (const all of [placed, written]) expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});
