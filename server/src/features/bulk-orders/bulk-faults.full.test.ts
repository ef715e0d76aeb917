// Invariants after a death in the middle of a bulk order: no row lost, none written or paid twice, the ledger equal to the balance.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer } from '@folio/engine/models/testing/model-server';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../kernel/db/embedded-postgres.ts';
import { migrateDatabase } from '../../kernel/db/migrate.ts';
import { type ChildProduct, createTestDatabase, startChildOn, type TestDatabase } from '../../testing/child-product.ts';
import { csvOf, formOf } from '../../testing/table-files.ts';
import { goodPassword } from '../../testing/test-product.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  cleanUp.push(() => database.close());
  return database;
}

async function start(database: TestDatabase, role: 'web' | 'worker' | 'all'): Promise<ChildProduct> {
  const product = await startChildOn(database, role);
  cleanUp.push(() => product.end('SIGKILL'));
  return product;
}

async function send(product: ChildProduct, method: string, path: string, body: FormData | object, token?: string) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function register(product: ChildProduct): Promise<string> {
  const body = await send(product, 'POST', '/services/auth/register', {
    name: 'Marta Ferri',
    email: 'marta@example.com',
    password: goodPassword,
  });
  return (body['service-api'] as { token: string }).token;
}

const rowPrice = 5;

const fileOf = (rows: number) =>
  csvOf(`business,review,versions\n${Array.from({ length: rows }, (_, i) => `Tent ${i + 1},"Light, warm",1`).join('\n')}`);

const placeBulk = (product: ChildProduct, token: string, rows: number) =>
  send(product, 'POST', '/services/orders/bulk/create', formOf({ tool: 'review_response', file: fileOf(rows) }), token);

const countAccepted = async (database: TestDatabase) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from order_details where status = 'accepted'`))[0]
    ?.count ?? 0;

const untilFinished = (database: TestDatabase, timeout: number) =>
  vi.waitFor(async () => expect(await database.query('select state from bulk_orders')).toEqual([{ state: 'finished' }]), {
    timeout,
    interval: 200,
  });

/** Every row is written once and paid once; one event reports the end. */
async function expectAllOnce(database: TestDatabase, rows: number): Promise<void> {
  expect(
    await database.query(
      `select d.status, count(*)::int as rows, count(distinct d.row_number)::int as numbers, sum(v.versions)::int as versions, sum(d.credits_reserved)::int as still_reserved
       from order_details d, lateral (select count(*)::int as versions from document_versions where order_detail_id = d.id) v group by d.status`,
    ),
  ).toEqual([{ status: 'accepted', rows, numbers: rows, versions: rows, still_reserved: 0 }]);
  expect(
    await database.query(
      `select kind, count(*)::int as movements, count(distinct order_detail_id)::int as rows from credit_movements where kind <> 'grant' group by kind order by kind`,
    ),
  ).toEqual([
    { kind: 'reserve', movements: rows, rows },
    { kind: 'settle', movements: rows, rows },
  ]);
  expect(
    await database.query(
      `select credits_available as available, credits_reserved as reserved, (select sum(amount)::int from credit_movements) as ledger from accounts`,
    ),
  ).toEqual([{ available: 10_000 - rows * rowPrice, reserved: 0, ledger: 10_000 - rows * rowPrice }]);
  await vi.waitFor(
    async () =>
      expect(await database.query(`select count(*)::int as notices from notifications where data->>'bulk' is not null`)).toEqual([
        { notices: 1 },
      ]),
    { timeout: 15_000, interval: 200 },
  );
}

it('a worker killed while all rows of its window hang is followed by another', async () => {
  const database = await newDatabase();
  const written = JSON.stringify({
    responses: [{ title: '1', text: 'Thank you for your review. We are glad that you are warm in it.' }],
  });
  const model = await startModelServer('openai-compatible', [
    ...Array.from({ length: 8 }, () => ({ kind: 'hang' as const })),
    { kind: 'text', text: written },
  ]);
  cleanUp.push(() => model.close());
  const web = await start(database, 'web');
  const token = await register(web);
  const connection = { name: 'Local', provider: 'openai-compatible', base_url: model.baseUrl, models: ['test-model'] };
  const made = (await send(web, 'PUT', '/admin/models/create', connection, token)).connection as { id: number };
  await send(web, 'POST', '/admin/models/choose', { capability: 'text', connection_id: made.id, model: 'test-model' }, token);
  const worker = await start(database, 'worker');
  await placeBulk(web, token, 20);
  await vi.waitFor(() => expect(model.requests.length).toBe(8), { timeout: 15_000 });
  await worker.end('SIGKILL');
  await start(database, 'worker');
  await untilFinished(database, 60_000);
  await expectAllOnce(database, 20);
}, 150_000);

it('workers killed again and again at any stage lose nothing and write nothing twice', async () => {
  const database = await newDatabase();
  const web = await start(database, 'web');
  const token = await register(web);
  await placeBulk(web, token, 300);
  for (const least of [1, 60, 150]) {
    const worker = await start(database, 'worker');
    await vi.waitFor(async () => expect(await countAccepted(database)).toBeGreaterThanOrEqual(least), {
      timeout: 60_000,
      interval: 10,
    });
    await worker.end('SIGKILL');
  }
  await start(database, 'worker');
  await untilFinished(database, 120_000);
  await expectAllOnce(database, 300);
}, 300_000);

it('a process killed while it places has placed the whole or nothing', async () => {
  const database = await newDatabase();
  const web = await start(database, 'web');
  const token = await register(web);
  const request = placeBulk(web, token, 400).catch(() => null);
  await vi.waitFor(
    async () => {
      const [busy] = await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'folio' and query like 'insert into order_details%'`,
      );
      const [done] = await database.query<{ count: number }>('select count(*)::int as count from bulk_orders');
      if (busy?.count === 0 && done?.count === 0) throw new Error('Not inserting yet');
    },
    { timeout: 15_000, interval: 1 },
  );
  await web.end('SIGKILL');
  await request;
  await vi.waitFor(
    async () =>
      expect(
        await database.query(
          `select 1 from pg_stat_activity where datname = current_database() and application_name = 'folio' and state <> 'idle'`,
        ),
      ).toEqual([]),
    { timeout: 15_000 },
  );
  const [found] = await database.query<{ orders: number; rows: number; available: number; ledger: number }>(
    `select (select count(*)::int from bulk_orders) as orders, (select count(*)::int from order_details) as rows, credits_available as available,
       (select sum(amount)::int from credit_movements) as ledger from accounts`,
  );
  const isPlaced = found?.orders === 1;
  const left = isPlaced ? 10_000 - 400 * rowPrice : 10_000;
  expect(found).toEqual({ orders: isPlaced ? 1 : 0, rows: isPlaced ? 400 : 0, available: left, ledger: left });
});

it('a database that is lost again and again under load costs nothing but time', async () => {
  const database = await newDatabase();
  const product = await start(database, 'all');
  const token = await register(product);
  await placeBulk(product, token, 300);
  for (const least of [20, 80, 150]) {
    await vi.waitFor(async () => expect(await countAccepted(database)).toBeGreaterThanOrEqual(least), {
      timeout: 60_000,
      interval: 10,
    });
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'folio%'`,
    );
  }
  await untilFinished(database, 120_000);
  await expectAllOnce(database, 300);
}, 300_000);

/** A database server of its own that can be stopped as a machine stops it: at once, whatever it is doing. */
async function startOwnServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-data-'));
  let server = await startEmbeddedPostgres(dataDir);
  const { connectionString, folder } = server;
  cleanUp.push(async () => {
    await server.stop();
    for (const placeBulk of [dataDir, folder]) rmSync(placeBulk, { recursive: true, force: true });
  });
  await migrateDatabase(connectionString);
  const query: TestDatabase['query'] = async (text, values = []) => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows as never;
    } finally {
      await client.end();
    }
  };
  const restart = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const pid = Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, signal);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 15_000, interval: 20 });
    // The product finds nobody for a moment, as it would while a machine starts.
    await expect(query('select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    server = await startEmbeddedPostgres(dataDir);
  };
  return { connectionString, dataDir, query, close: () => Promise.resolve(), restart };
}

it('a database server that is stopped, or crashes, and comes back under load loses nothing and pays nothing twice', async () => {
  const database = await startOwnServer();
  const product = await start(database, 'all');
  const token = await register(product);
  await placeBulk(product, token, 300);
  for (const [least, signal] of [
    [20, 'SIGINT'],
    [90, 'SIGQUIT'],
    [160, 'SIGQUIT'],
  ] as const) {
    await vi.waitFor(async () => expect(await countAccepted(database)).toBeGreaterThanOrEqual(least), {
      timeout: 60_000,
      interval: 10,
    });
    await database.restart(signal);
  }
  await untilFinished(database, 120_000);
  await expectAllOnce(database, 300);
  expect(await product.end('SIGTERM')).toBe(0);
}, 300_000);
