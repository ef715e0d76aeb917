// Races made certain: calls are begun while a row is locked, and go on together.
import pg from 'pg';
import { vi } from 'vitest';
import type { TestProduct } from './test-product.ts';

/**
 * Begins `run` while `lock` (a locking statement) holds its rows, waits until `waiting` sessions wait for a lock, then commits. Answers what
 * `run` answers. Fails where fewer come to wait, so that a test cannot pass because nothing met.
 */
export async function whileLocked<T>(product: TestProduct, lock: string, waiting: number, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: product.kernel.config.databaseUrl ?? '' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock);
    const running = run();
    await vi.waitFor(
      async () => {
        const { rows } = await client.query<{ count: number }>(
          'select count(distinct pid)::int as count from pg_locks where not granted and pid in (select pid from pg_stat_get_activity(null) where datid = (select oid from pg_database where datname = current_database()))',
        );
        if ((rows[0]?.count ?? 0) < waiting) throw new Error(`Only ${rows[0]?.count} sessions wait`);
      },
      { timeout: 10_000, interval: 20 },
    );
    await client.query('commit');
    return await running;
  } finally {
    await client.end();
  }
}
