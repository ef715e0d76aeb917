// The database load of a process that waits for work: one look for all queues, and not one for each.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startOwnProduct } from '../testing/test-product.ts';

/** Transactions a second of a product with all its workers that has nothing to do; 10 were measured, and 60 when each queue looked on its own. */
const idleLimit = 30;

it('a product without work asks the database little', async () => {
  const product = await startOwnProduct();
  try {
    const transactions = async () => {
      await product.sql('select pg_stat_force_next_flush()');
      const [row] = await product.sql<{ count: number }>(
        'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()',
      );
      return row?.count ?? 0;
    };
    // Work that is done once at the start.
    await wait(2_000);
    const [from, before] = [performance.now(), await transactions()];
    await wait(4_000);
    const perSecond = ((await transactions()) - before) / ((performance.now() - from) / 1000);
    expect(perSecond).toBeGreaterThan(0);
    expect(perSecond).toBeLessThan(idleLimit);
  } finally {
    await product.stop();
  }
});
