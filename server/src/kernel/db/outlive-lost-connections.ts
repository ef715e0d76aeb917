import type pg from 'pg';

/**
 * A connection that ends says so as an event, which ends the process if nothing listens. Pools listen while it is idle, and who uses it afterwards; but one
 * packet can bring its beginning and its end, before the caller that waits for it runs. What is done on it fails anyway.
 */
export function recoverLostConnections(pool: Pick<pg.Pool, 'on'>): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('error', () => undefined);
  });
}
