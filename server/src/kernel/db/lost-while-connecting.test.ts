// A connection that ends as it begins: on a network that stood still, one packet has both.
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/child-product.ts';
import { type Database, isDatabaseLost, openDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Passes on the server's data in one packet, once `flush` is called. */
async function startSlowNetwork(socketFolder: string) {
  const pending: (() => void)[] = [];
  const server = createServer((client) => {
    const upstream = connect(`${socketFolder}/.s.PGSQL.5432`);
    const parts: Buffer[] = [];
    client.on('data', (data) => upstream.write(data)).on('error', () => undefined);
    upstream.on('data', (data) => parts.push(data)).on('error', () => undefined);
    client.on('close', () => upstream.destroy());
    pending.push(() => client.end(Buffer.concat(parts)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    flush: () => {
      for (const send of pending.splice(0)) send();
    },
    close: () => server.close(),
  };
}

const endConnections = (name: string) =>
  database.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1', [name]);

it.each<[string, (slow: Database) => Promise<unknown>]>([
  ['a transaction', (slow) => slow.transaction((tx) => tx.client.query('select 1'))],
  ['a statement', (slow) => slow.client.query('select 1')],
])('%s fails as where the database is away, and the process goes on', async (_, run) => {
  const url = new URL(database.connectionString);
  const network = await startSlowNetwork(url.searchParams.get('host') ?? '');
  const name = `slow-${network.port}`;
  const slow = openDatabase(`postgresql://folio@127.0.0.1:${network.port}${url.pathname}`, { size: 1, name });
  const failing = run(slow).then(
    () => null,
    (problem: unknown) => problem,
  );
  await vi.waitFor(
    async () =>
      expect(
        await database.query(`select from pg_stat_activity where application_name = $1 and state = 'idle'`, [name]),
      ).toHaveLength(1),
    { timeout: 15_000 },
  );
  await endConnections(name);
  network.flush();
  expect(isDatabaseLost(await failing)).toBe(true);
  await slow.close();
  network.close();
});
