import type pg from 'pg';

/**
 * The end of a connection is an event that ends the process if nothing listens. Pools listen while it is idle, and its user listens
 * afterwards. But one packet can bring its beginning and its end, before the waiting caller runs. Statements on it fail anyway.
 */
export function recoverLostConnections(pool: Pick<pg.Pool, 'on'>): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('error', () => undefined);
  });
}
