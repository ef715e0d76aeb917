// Races made certain: calls are begun while a row is locked, and go on together.
import pg from 'pg';
import { vi } from 'vitest';
import type { TestProduct } from './test-product.ts';

/**
 * Starts `run` while `lock` (a locking statement) holds its rows, waits until `waiting` sessions wait for a lock, then commits. Returns
 * the result of `run`. Fails if fewer sessions come to wait, so a test cannot pass because nothing met.
 */
export async function whileLocked<T>(
  product: TestProduct,
  lock: string,
  waiting: number,
  run: (untilWaiting: (sessions: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const connectionString = product.kernel.config.databaseUrl ?? '';
  const client = new pg.Client({ connectionString });
  // The activity that a transaction sees stands still, so another connection looks.
  const watcher = new pg.Client({ connectionString });
  await client.connect();
  await watcher.connect();
  const untilWaiting = (sessions: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await watcher.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if ((rows[0]?.count ?? 0) < sessions) throw new Error(`Only ${rows[0]?.count} sessions wait`);
      },
      { timeout: 10_000, interval: 20 },
    );
  try {
    await client.query('begin');
    await client.query(lock);
    const running = run(untilWaiting);
    await untilWaiting(waiting);
    await client.query('commit');
    return await running;
  } finally {
    await client.end();
    await watcher.end();
  }
}
