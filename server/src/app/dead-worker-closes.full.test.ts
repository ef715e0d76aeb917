// A worker that dies while it closes an order that failed for good: another one closes it within the time in which dead workers are noticed.
import { PgBoss } from 'pg-boss';
import { afterEach, expect, it, vi } from 'vitest';
import { builderOf, registerWith, stopWritersAt } from '../testing/child-calls.ts';
import { createTestDatabase, startChildOn } from '../testing/child-product.ts';
import { posting } from '../testing/job-posting.ts';
import { goodPassword } from '../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

it('leaves the order to another worker: it fails, and its credits are released once', async () => {
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  const web = await startChildOn(database, 'web');
  cleanUp.push(() => web.end('SIGKILL'));
  const owner = await registerWith(web, goodPassword);
  const placed = await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting });
  const id = (placed.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  // Its tries are over.
  const { sql } = builderOf(database);
  await sql(`delete from pgboss.job where name like 'order.run%'`);
  const boss = new PgBoss({ connectionString: database.connectionString, supervise: false });
  await boss.start();
  await boss.send('order.run_text.dead', { detailId: id });
  await boss.stop({ graceful: false, close: true });

  const closing = await stopWritersAt(database, 'order_details', `new.status = 'failed'`);
  const first = await startChildOn(database, 'worker');
  await closing.reached();
  await first.end('SIGKILL');
  await closing.release();
  const second = await startChildOn(database, 'worker');
  cleanUp.push(() => second.end('SIGKILL'));
  await vi.waitFor(
    async () => expect(await sql('select status from order_details where id = $1', [id])).toEqual([{ status: 'failed' }]),
    { timeout: 60_000, interval: 200 },
  );
  expect(await sql('select kind from credit_movements where order_detail_id = $1 order by id', [id])).toEqual([
    { kind: 'reserve' },
    { kind: 'release' },
  ]);
}, 150_000);
