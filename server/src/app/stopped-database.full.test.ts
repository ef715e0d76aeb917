// The product on its embedded PostgreSQL, which stands still without dying: as on a machine that swaps, or a disk that does not answer.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startModelServer } from '@folio/engine/models/testing/model-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clusterPaths } from '../kernel/db/postgres-cluster.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { posting, writtenPosting } from '../testing/job-posting.ts';
import { goodPassword } from '../testing/test-product.ts';

let product: ChildProduct;
let folder: string;
let dataDir: string;
let observer: pg.Client;
let token = '';
/** Processes of PostgreSQL that stand still now; all of them were started by this test. */
const stopped = new Set<number>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-stopped-'));
  // Open to PostgreSQL's user, so that the cluster lies below.
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  product = await startChildProduct({ DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' });
  observer = new pg.Client({ host: clusterPaths(dataDir).socket, port: 5432, user: 'folio', database: 'folio' });
  await observer.connect();
});
afterAll(async () => {
  continueAll();
  await observer.end();
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body?: object) {
  const response = await fetch(`${product.url}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status,
    code: answer.code,
    retryAfter: response.headers.get('retry-after'),
    answer,
  };
}

function stop(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  stopped.add(pid);
}

/** First the postmaster, so that no more processes begin, then those that it has begun. */
async function stopAll(): Promise<void> {
  stop(Number(readFileSync(join(clusterPaths(dataDir).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]));
  const { rows } = await observer.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null');
  for (const { pid } of rows) stop(pid);
}

function continueAll(): void {
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  stopped.clear();
}

async function placeOrder(): Promise<number> {
  const { status, answer } = await call('/services/orders/create', { tool: 'job_posting', fields: posting });
  expect(status).toBe(200);
  return (answer.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
}

it('is answered 503, and continues without a restart: every order is written once', async () => {
  // The first order hangs at its model while the database stands still, the others are taken up afterwards.
  const model = await startModelServer('openai-compatible', [
    { kind: 'late', text: writtenPosting, afterMs: 12_000 },
    ...Array.from({ length: 8 }, () => ({ kind: 'text' as const, text: writtenPosting })),
  ]);
  const person = { name: 'Marta Ferri', email: 'marta@example.com', password: goodPassword };
  const registered = (await call('/services/auth/register', person)).answer;
  token = (registered['service-api'] as { token: string }).token;
  const pid = product.pid;
  await call('/services/auth/sessions');
  const connection = { name: 'Local', provider: 'openai-compatible', base_url: model.baseUrl, models: ['test-model'] };
  const created = await fetch(`${product.url}/api/admin/models/create`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(connection),
  });
  const { id } = ((await created.json()) as { connection: { id: number } }).connection;
  await call('/admin/models/choose', { capability: 'text', connection_id: id, model: 'test-model' });

  const details = [await placeOrder()];
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), { timeout: 15_000 });
  details.push(await placeOrder(), await placeOrder());

  await stopAll();
  const begun = performance.now();
  const [ready, alive, ...calls] = await Promise.all([
    fetch(`${product.url}/readyz`),
    fetch(`${product.url}/healthz`),
    ...Array.from({ length: 12 }, () => call('/user')),
    ...Array.from({ length: 12 }, () => call('/services/orders/show?action=product-list')),
    ...Array.from({ length: 4 }, () => call('/services/orders/create', { tool: 'job_posting', fields: posting })),
    call('/services/auth/login', { email: person.email, password: goodPassword }),
  ]);
  expect([ready.status, alive.status]).toEqual([503, 200]);
  expect(calls.map(({ status, code, retryAfter }) => [status, code, retryAfter])).toEqual(
    calls.map(() => [503, 'DATABASE_AWAY', '2']),
  );
  // Beyond the heartbeats of the jobs that are at work.
  await wait(Math.max(0, 33_000 - (performance.now() - begun)));
  continueAll();

  await vi.waitFor(async () => expect((await call('/user')).status).toBe(200), { timeout: 10_000, interval: 100 });
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  details.push(await placeOrder());
  await vi.waitFor(
    async () => {
      const { rows } = await observer.query('select distinct status from order_details where id = any($1::int[])', [details]);
      expect(rows).toEqual([{ status: 'accepted' }]);
    },
    { timeout: 60_000, interval: 200 },
  );
  // Calls that were answered 503 placed nothing afterwards either.
  const { rows: counts } = await observer.query(
    `select (select count(*)::int from order_details) as details, (select count(*)::int from document_versions) as versions,
      (select count(*)::int from credit_movements where kind = 'reserve') as reserved,
      (select count(*)::int from credit_movements where kind = 'settle') as settled,
      (select credits_reserved from accounts) as still_reserved`,
  );
  expect(counts).toEqual([{ details: 4, versions: 4, reserved: 4, settled: 4, still_reserved: 0 }]);
  expect(product.pid).toBe(pid);
  expect(product.output()).not.toContain('A call failed unexpectedly');
  model.close();
}, 180_000);
