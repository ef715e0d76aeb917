// Migrations while other sessions use the table: no session waits for long, and the next start completes an interrupted migration.
import { setTimeout as delay } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { databaseNamed } from '../../testing/database-for-tests.ts';
import { lockNotAvailable, runMigrations } from './run-migration.ts';

const name = `migrating_${process.pid}`;
const users = 20;
let admin: pg.Client;
let url: string;
let client: pg.Client;
let clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  // Ended from outside when its database is dropped.
  made.on('error', () => undefined);
  clients.push(made);
  return made;
}

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  url = databaseNamed(inject('postgres'), name);
});
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});
beforeEach(async () => {
  await Promise.all(clients.map((one) => one.end().catch(() => undefined)));
  clients = [];
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  client = await connect();
  await client.query(
    'create table texts (id int primary key, title text); insert into texts select n, n::text from generate_series(1, 1000) n',
  );
});

const migration = (folderMillis: number, ...sql: string[]): MigrationMeta => ({
  sql,
  folderMillis,
  hash: String(folderMillis),
  bps: true,
});
const indexed = migration(
  4,
  '-- outside of a transaction\ncreate unique index concurrently if not exists "texts_title" on "texts" ("title");',
);
const widened = migration(3, 'alter table texts add column note text');

/** Brings the database of the test to the end of these migrations. */
async function run(migrations: MigrationMeta[], { waitMs = 20_000, tableWaitMs = 300 } = {}): Promise<void> {
  await runMigrations(
    await connect(),
    [migration(1, 'select 1'), ...migrations],
    { deadline: Date.now() + waitMs, tableWaitMs },
    connect,
  );
}

/** A transaction that has written and is not over, for which every change of the table waits. */
async function openWrite(): Promise<pg.Client> {
  const writer = await connect();
  await writer.query(`begin; update texts set title = 'open' where id = 1`);
  return writer;
}

/** Twenty people read and write until `isOver`; answers how often they did, and the longest that one of them waited. */
async function useTable(isOver: () => boolean): Promise<{ uses: number; maxWaitMs: number }> {
  let [uses, maxWaitMs] = [0, 0];
  const people = await Promise.all(Array.from({ length: users }, connect));
  await Promise.all(
    people.map(async (person, at) => {
      while (!isOver()) {
        const began = performance.now();
        if (at % 2 === 0) await person.query('select count(title) from texts');
        else await person.query('update texts set title = $2 where id = $1', [at + 2, `by ${at}`]);
        maxWaitMs = Math.max(maxWaitMs, performance.now() - began);
        uses += 1;
        await delay(5);
      }
    }),
  );
  return { uses, maxWaitMs };
}

/** Time for which a transaction keeps the table, in milliseconds. */
const openMs = 4000;

/** Uses the table with twenty sessions while a transaction that is open for `openMs` makes the migration wait. */
async function useWhile(migrations: MigrationMeta[]) {
  const writer = await openWrite();
  let isDone = false;
  const running = run(migrations).finally(() => {
    isDone = true;
  });
  const using = useTable(() => isDone);
  await delay(openMs);
  const wasWaiting = !isDone;
  await writer.query('commit');
  await running;
  return { ...(await using), wasWaiting };
}

const recorded = async () =>
  (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')).rows.map(
    ({ hash }) => hash,
  );
const isValid = async () =>
  (
    await client.query<{ is_valid: boolean }>(
      `select indisvalid as is_valid from pg_index where indexrelid = to_regclass('texts_title')`,
    )
  ).rows[0]?.is_valid;

it('lets readers and writers pass while a column waits for the table', async () => {
  const { uses, maxWaitMs, wasWaiting } = await useWhile([widened]);
  expect(wasWaiting).toBe(true);
  expect(uses).toBeGreaterThan(users * 20);
  // The statement waits 300 ms at a time. A session behind the open transaction would have waited for all of its time.
  expect(maxWaitMs).toBeLessThan(openMs * 0.75);
  expect((await client.query('select note from texts')).rowCount).toBe(1000);
  expect(await recorded()).toEqual(['1', '3']);
});

it('blocks no writer while an index is built', async () => {
  const { uses, maxWaitMs, wasWaiting } = await useWhile([indexed]);
  expect(wasWaiting).toBe(true);
  expect(uses).toBeGreaterThan(users * 20);
  expect(maxWaitMs).toBeLessThan(openMs * 0.75);
  expect([await isValid(), await recorded()]).toEqual([true, ['1', '4']]);
});

it('gives up when the table is not free in time, and leaves nothing behind', async () => {
  const writer = await openWrite();
  await expect(run([widened], { waitMs: 500, tableWaitMs: 100 })).rejects.toMatchObject({ code: lockNotAvailable });
  await writer.query('commit');
  await expect(client.query('select note from texts')).rejects.toThrow('does not exist');
});

it('builds an index once more that was not completed', async () => {
  await client.query(`update texts set title = 'twice' where id < 3`);
  await expect(run([widened, indexed])).rejects.toMatchObject({ code: '23505' });
  expect([await isValid(), await recorded()]).toEqual([false, ['1', '3']]);
  await client.query(`update texts set title = 'once' where id = 1`);
  await run([indexed]);
  expect([await isValid(), await recorded()]).toEqual([true, ['1', '3', '4']]);
});

it('waits for a build that continues although its process died', async () => {
  const writer = await openWrite();
  const builder = await connect();
  const building = builder.query('create unique index concurrently texts_title on texts (title)');
  const oid = async () => (await client.query<{ oid: number }>(`select to_regclass('texts_title')::oid as oid`)).rows[0]?.oid;
  await vi.waitFor(async () => expect(await oid()).toBeGreaterThan(0), { timeout: 15_000 });
  const before = await oid();
  const running = run([indexed]);
  await delay(500);
  await writer.query('commit');
  await Promise.all([building, running]);
  expect([await isValid(), await oid(), await recorded()]).toEqual([true, before, ['1', '4']]);
});

it('runs each migration once, however many processes start', async () => {
  await Promise.all(Array.from({ length: users }, () => run([widened, indexed])));
  expect([await isValid(), await recorded()]).toEqual([true, ['1', '3', '4']]);
});

it('runs migrations of a new database in one transaction', async () => {
  await expect(run([widened, migration(5, 'select 1 / 0')])).rejects.toThrow('division by zero');
  await expect(client.query('select note from texts')).rejects.toThrow('does not exist');
  await run([widened]);
  await expect(run([migration(5, 'alter table texts add column more text'), migration(6, 'select 1 / 0')])).rejects.toThrow(
    'division by zero',
  );
  expect(await recorded()).toEqual(['1', '3', '5']);
});
