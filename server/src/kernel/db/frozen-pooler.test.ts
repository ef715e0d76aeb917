// A pooler that accepts connections and stays silent, from the beginning or later: waits of calls are limited.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/child-product.ts';
import { type Database, isDatabaseLost, isUnanswered, openDatabase, timeouts, waits } from './database.ts';

let database: TestDatabase;
const servers: Server[] = [];
const opened: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => database.close());

/** A database with connections handled by `accept`. */
async function open(accept: (client: Socket) => void): Promise<Database> {
  const server = createServer(accept);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { pathname } = new URL(database.connectionString);
  const one = openDatabase(`postgresql://folio@127.0.0.1:${port}${pathname}`, {
    size: 1,
    isPooled: true,
    // Long enough that a busy machine is not taken for a frozen one.
    waits: { connection: 1000, answer: 1000 },
  });
  opened.push(one);
  return one;
}

/** Passes everything on until `freeze` is called. */
async function openFreezing() {
  const { searchParams } = new URL(database.connectionString);
  let isFrozen = false;
  const one = await open((client) => {
    const upstream = connect(`${searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
    client.on('data', (data) => isFrozen || upstream.write(data)).on('error', () => undefined);
    upstream.on('data', (data) => isFrozen || client.write(data)).on('error', () => undefined);
    client.on('close', () => upstream.destroy());
  });
  return { one, freeze: (is: boolean) => void (isFrozen = is) };
}

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (problem: unknown) => problem,
  );

const uses: [string, (one: Database) => Promise<unknown>][] = [
  ['a statement', (one) => one.client.query('select 1')],
  ['a transaction', (one) => one.transaction((tx) => tx.client.query('select 1'))],
  ['reads at once', (one) => one.together([(db) => db.client.query('select 1'), (db) => db.client.query('select 2')])],
];

it('costs a call at most 20 s, and only a server that is frozen does', () => {
  expect(waits.connection + waits.answer).toBeLessThanOrEqual(20_000);
  expect(timeouts.statement_timeout).toBeLessThan(waits.answer);
  expect(timeouts.lock_timeout).toBeLessThan(timeouts.statement_timeout);
});

it.each(uses)('that never answers: %s ends as where the database is away', async (_, use) => {
  const one = await open((client) => client.on('error', () => undefined).resume());
  expect(isDatabaseLost(await problemOf(use(one)))).toBe(true);
  expect(one.pool.totalCount).toBe(0);
});

it.each(uses)('that freezes later: %s ends, and its connection is not used again', async (_, use) => {
  const { one, freeze } = await openFreezing();
  expect(await problemOf(use(one))).toBeNull();
  freeze(true);
  const problem = await problemOf(use(one));
  // Of statements that were sent together, the first one that waits too long ends the connection, and another may only say that it ended.
  expect(isDatabaseLost(problem)).toBe(true);
  expect(one.pool.totalCount).toBe(0);
  freeze(false);
  expect(await problemOf(use(one))).toBeNull();
});

it('that freezes later: a statement alone says that it was not answered', async () => {
  const { one, freeze } = await openFreezing();
  await one.client.query('select 1');
  freeze(true);
  expect(isUnanswered(await problemOf(one.client.query('select 1')))).toBe(true);
});
