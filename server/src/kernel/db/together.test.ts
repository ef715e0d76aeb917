// Reads of one answer share a round trip: sent in one packet, each answered for itself.
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/child-product.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const numbered = (name: string, value: number) => ({ name, text: 'select $1::int as value', values: [value] });

it('gives the answers in the order of the reads, 20 groups at once on two connections', async () => {
  const pool = openDatabase(database.connectionString, { size: 2 });
  try {
    const groups = await Promise.all(
      Array.from({ length: 20 }, (_, group) =>
        pool.together([
          async (db) => (await db.client.query<{ value: number }>(numbered('one', group))).rows[0]?.value,
          async (db) => (await db.client.query<{ value: number }>('select pg_sleep(0.002), 7 as value')).rows[0]?.value,
          async (db) => (await db.client.query<{ value: number }>(numbered('one', group + 100))).rows[0]?.value,
        ]),
      ),
    );
    expect(groups).toEqual(Array.from({ length: 20 }, (_, group) => [group, 7, group + 100]));
  } finally {
    await pool.close();
  }
});

it('fails with the first read that fails, after all have ended, and its connection is good for others', async () => {
  const pool = openDatabase(database.connectionString, { size: 1 });
  try {
    let ended = false;
    const failing = pool.together([
      (db) => db.client.query('select 1 / 0'),
      async (db) => {
        await db.client.query('select pg_sleep(0.05)');
        ended = true;
      },
    ]);
    await expect(failing).rejects.toThrow('division by zero');
    expect(ended).toBe(true);
    expect((await pool.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.close();
  }
});

it('sends the statements of a group in one packet', async () => {
  const packets: Buffer[] = [];
  const url = new URL(database.connectionString);
  const network = createServer((client) => {
    const upstream = connect(`${url.searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
    client.on('error', () => undefined).pipe(upstream);
    client.on('data', (data) => packets.push(data));
    upstream.on('error', () => undefined).pipe(client);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const address = network.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const pool = openDatabase(`postgresql://folio@127.0.0.1:${port}${url.pathname}`, { size: 1 });
  try {
    await pool.client.query('select 1');
    packets.length = 0;
    await pool.together([
      (db) => db.client.query(numbered('first', 1)),
      (db) => db.client.query(numbered('second', 2)),
      (db) => db.client.query(numbered('third', 3)),
    ]);
    expect(packets).toHaveLength(1);
    for (const name of ['first', 'second', 'third']) expect(packets[0]?.includes(name)).toBe(true);
  } finally {
    await pool.close();
    network.close();
  }
});
