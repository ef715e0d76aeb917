// The product behind pgbouncer in transaction mode, before a PostgreSQL 15: programs of the machine, not of the packages.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { findFreePort } from '../testing/free-port.ts';
import { goodPassword } from '../testing/test-product.ts';

/** Both programs refuse root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const newest = readdirSync('/usr/lib/postgresql').sort().at(-1) ?? '';
const binaries = `/usr/lib/postgresql/${newest}/bin`;

let folder: string;
let direct: string;
let pooled: string;
const children: ChildProcess[] = [];
const products: ChildProduct[] = [];

function isListening(port: number): Promise<void> {
  return vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
        socket.once('error', reject);
      }),
    { timeout: 30_000, interval: 50 },
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-pooler-'));
  chmodSync(folder, 0o755);
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const cluster = join(folder, 'cluster');
  execFileSync(`${binaries}/initdb`, ['-D', cluster, '-U', 'folio', '-A', 'trust', '--no-sync'], {
    ...nobody,
    cwd: '/',
    stdio: 'ignore',
  });
  const [postgresPort, poolerPort] = [await findFreePort(), await findFreePort()];
  const flags = ['-p', String(postgresPort), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  children.push(spawn(`${binaries}/postgres`, ['-D', cluster, ...flags], { ...nobody, cwd: '/', stdio: 'ignore' }));
  await isListening(postgresPort);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
folio = host=127.0.0.1 port=${postgresPort} dbname=folio user=folio
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 400
default_pool_size = 10
`,
  );
  children.push(spawn('/usr/sbin/pgbouncer', [settings], { ...nobody, cwd: '/', stdio: 'ignore' }));
  await isListening(poolerPort);
  direct = `postgresql://folio@127.0.0.1:${postgresPort}/folio`;
  pooled = `postgresql://folio@127.0.0.1:${poolerPort}/folio`;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: direct.replace(/folio$/, 'postgres') });
      await client.connect();
      await client.query('drop database if exists folio');
      await client.query('create database folio');
      await client.end();
    },
    { timeout: 15_000 },
  );
});

afterEach(async () => {
  for (const product of products.splice(0)) await product.end('SIGKILL');
});
afterAll(async () => {
  for (const child of children.toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<ChildProduct> {
  const product = await startChildProduct({
    DATABASE_URL: pooled,
    DATA_DIR: join(folder, 'data'),
    SECRET_KEY: 'a-key-of-tests-0123456789-abcdefghijklmn',
    ...environment,
  });
  products.push(product);
  return product;
}

async function api(product: ChildProduct, method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const posting = {
  job_title: 'Baker',
  company_name: 'Mill Lane',
  responsibilities: 'Bake bread',
  skills: 'Patience',
  location: 'Leeds',
  application_instructions: 'Write to us',
  language: 'en',
};

async function register(product: ChildProduct, email: string): Promise<string> {
  const person = { name: 'Marta Ferri', email, password: goodPassword };
  const { body } = await api(product, 'POST', '/services/auth/register', person);
  return (body['service-api'] as { token: string }).token;
}

/** Places many orders at once, so that statements go over all connections of the pooler, and waits until all are written. */
async function orderMany(product: ChildProduct, token: string, withinMs: number): Promise<void> {
  const placed = await Promise.all(
    Array.from({ length: 30 }, () =>
      api(product, 'POST', '/services/orders/create', { tool: 'job_posting', fields: posting }, token),
    ),
  );
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]));
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await vi.waitFor(
    async () => {
      const { rows } = await client.query("select count(*)::int as open from order_details where status <> 'accepted'");
      expect(rows).toEqual([{ open: 0 }]);
    },
    { timeout: withinMs, interval: 100 },
  );
  await client.end();
}

describe('behind a pooler in transaction mode', () => {
  it('three processes start, one after the other and again, and write what is ordered, without a direct way', async () => {
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    const token = await register(first, 'marta@example.com');
    await orderMany(second, token, 60_000);
    for (const product of [first, second, third]) expect(product.output()).toContain('set DATABASE_DIRECT_URL');
    for (const product of products.splice(0)) expect(await product.end('SIGTERM')).toBe(0);
    const restarted = await start();
    await orderMany(restarted, token, 60_000);
    expect(restarted.output()).not.toMatch(/LISTEN|prepared statement|unexpectedly/);
  }, 240_000);
  it('with a direct way nothing is missed', async () => {
    const product = await start({ DATABASE_DIRECT_URL: direct });
    const token = await register(product, 'anna@example.com');
    await orderMany(product, token, 60_000);
    expect(product.output()).not.toMatch(/DATABASE_DIRECT_URL|LISTEN|prepared statement|unexpectedly/);
  });
  it('gives the row of an account free after five seconds of silence', async () => {
    const product = await start();
    const token = await register(product, 'nina@example.com');
    const { openDatabase } = await import('../kernel/db/database.ts');
    const frozen = openDatabase(pooled, { isPooled: true });
    let release = () => {};
    const silence = new Promise<void>((resolve) => {
      release = resolve;
    });
    const lost = frozen
      .transaction(async (tx) => {
        await tx.client.query('select 1 from accounts for update');
        await silence;
        await tx.client.query('select 1');
      })
      .catch((problem: unknown) => problem);
    await vi.waitFor(
      async () => {
        const client = new pg.Client({ connectionString: direct });
        await client.connect();
        const { rows } = await client.query("select 1 from pg_stat_activity where state = 'idle in transaction'");
        await client.end();
        expect(rows).toHaveLength(1);
      },
      { timeout: 15_000 },
    );
    const begun = performance.now();
    const order = { tool: 'job_posting', fields: posting };
    expect((await api(product, 'POST', '/services/orders/create', order, token)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(9000);
    release();
    expect(await lost).toBeInstanceOf(Error);
    await frozen.close();
  });
});
