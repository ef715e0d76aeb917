// Idempotency keys where they are needed: many calls at once, answers that never arrive, files that look alike.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { posting } from '../testing/job-posting.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { sweepExpired } from './idempotency.ts';

let product: TestProduct;
let person: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Key Person');
});
afterAll(() => product.stop());

const postingOf = (presentation: string) => ({ tool: 'job_posting', fields: { ...posting, presentation } });
const placeOrder = (key: string, body: unknown = postingOf('Bread rises slowly.')) =>
  person.send('POST', '/services/orders/create', body, { 'idempotency-key': key });
const ordersOf = async () =>
  (await product.sql<{ count: number }>('select count(*)::int as count from orders where user_id = $1', [person.id]))[0]?.count ??
  0;
const idOf = (answer: { body: Record<string, unknown> }) => (answer.body.order as { id: number } | undefined)?.id;

describe('a key', () => {
  it('used by 20 calls at once makes one order, which all of them answer', async () => {
    const before = await ordersOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder('twenty')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await ordersOf()) - before).toBe(1);
  });
  it('answers the order at once whose answer was lost with the connection after the commit', async () => {
    const before = await ordersOf();
    const { transaction } = product.kernel.database;
    // The commit succeeds, and the process never learns of it: the effect of a broken connection or a kill.
    const lost = vi.spyOn(product.kernel.database, 'transaction').mockImplementationOnce(async (run) => {
      await transaction(run);
      throw new Error('Connection terminated unexpectedly');
    });
    const first = await placeOrder('lost');
    lost.mockRestore();
    const second = await placeOrder('lost');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(idOf(second)).toBe(idOf(first));
    expect((await ordersOf()) - before).toBe(1);
  });
  it('answers 503 without another question where the database froze at the commit, and the order when it is repeated', async () => {
    const before = await ordersOf();
    const { transaction } = product.kernel.database;
    const frozen = vi.spyOn(product.kernel.database, 'transaction').mockImplementationOnce(async (run) => {
      await transaction(run);
      throw new Error('Query read timeout');
    });
    const first = await placeOrder('frozen');
    frozen.mockRestore();
    expect([first.status, first.body.code]).toEqual([503, 'DATABASE_AWAY']);
    const second = await placeOrder('frozen');
    expect([second.status, (await ordersOf()) - before]).toEqual([200, 1]);
  });
  it('leaves nothing behind where the process dies before the commit, and is free at once', async () => {
    const before = await ordersOf();
    const { transaction } = product.kernel.database;
    const lost = vi.spyOn(product.kernel.database, 'transaction').mockImplementationOnce((run) =>
      transaction(async (tx) => {
        await run(tx);
        throw new Error('Connection terminated unexpectedly');
      }),
    );
    expect((await placeOrder('died')).status).toBe(503);
    lost.mockRestore();
    expect((await placeOrder('died')).status).toBe(200);
    expect((await ordersOf()) - before).toBe(1);
  });
  it('answers what the first call made also where the first call used up what the second one needs', async () => {
    const name = 'The only one';
    const make = () => person.send('PUT', '/services/folders/create', { name }, { 'idempotency-key': 'folder' });
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => (answer.body.folder as { id: number }).id)).size).toBe(1);
  });
  it('distinguishes files by what is in them', async () => {
    const rows = (city: string) => new File([`topic,language\nBread of ${city},en\n`], 'rows.csv', { type: 'text/csv' });
    const send = (city: string) => {
      const form = new FormData();
      form.set('tool', 'blog_post');
      form.set('fields[topic]', 'Bread');
      form.append('source_files[]', rows(city));
      return person.send('POST', '/services/orders/create', form, { 'idempotency-key': 'files' });
    };
    const [first, same, other] = [await send('Rome'), await send('Rome'), await send('Bonn')];
    expect([same.status, other.status]).toEqual([first.status, 409]);
    expect(idOf(same)).toBe(idOf(first));
  });
  it('is forgotten after a day, as are counters of rate limits', async () => {
    const first = await placeOrder('a day');
    await product.sql(`update idempotent_answers set created_at = now() - interval '25 hours' where key = 'a day'`);
    await product.sql(`insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, 9999999999999)`);
    await sweepExpired(product.kernel);
    expect(await product.sql(`select 1 from idempotent_answers where key = 'a day'`)).toEqual([]);
    expect(await product.sql(`select key from rate_limits where key in ('old', 'new')`)).toEqual([{ key: 'new' }]);
    expect(idOf(await placeOrder('a day'))).not.toBe(idOf(first));
  });
  it('is free after a day also before it is swept, for another body as well', async () => {
    const first = await placeOrder('before the sweep');
    await product.sql(`update idempotent_answers set created_at = now() - interval '25 hours' where key = 'before the sweep'`);
    const second = await placeOrder('before the sweep', postingOf('Another text.'));
    expect([second.status, idOf(second) === idOf(first)]).toEqual([200, false]);
    expect(idOf(await placeOrder('before the sweep', postingOf('Another text.')))).toBe(idOf(second));
  });
});
