// A read replica behind pgbouncer in transaction mode, a program of the machine: each statement may be on another connection of the pooler.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examineInstallation } from '../doctor/examine-installation.ts';
import { findFreePort } from '../testing/free-port.ts';
import { readsOf, startReplicatedProduct, waitForState } from '../testing/replicated-product.ts';
import type { TestCaller, TestProduct } from '../testing/test-product.ts';

/** It refuses root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let replicated: Awaited<ReturnType<typeof startReplicatedProduct>>;
let folder: string;
let pooler: ChildProcess;
let pooled: string;
let product: TestProduct;
let owner: TestCaller;

const list = async () => {
  const { status, body } = await owner.get('/services/folders/show');
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.folders as { name: string }[]).map(({ name }) => name);
};
const create = async (name: string) => {
  expect((await owner.send('PUT', '/services/folders/create', { name })).status).toBe(200);
};

beforeAll(async () => {
  replicated = await startReplicatedProduct();
  folder = mkdtempSync(join(tmpdir(), 'folio-pooler-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const socket = new URL(replicated.standby.url).searchParams.get('host');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
folio = host=${socket} port=5432 dbname=folio user=folio
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 5
`,
  );
  pooler = spawn('/usr/sbin/pgbouncer', [settings], { ...nobody, cwd: '/', stdio: 'ignore' });
  pooled = `postgresql://folio@127.0.0.1:${port}/folio`;
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: pooled });
    await client.connect();
    await client.end();
  }, 60_000);
  product = await replicated.startAnother({ DATABASE_READ_URL: pooled });
  owner = await product.register('Marta Ferri');
  await waitForState(product, 'ready');
});
afterAll(async () => {
  await replicated.stop();
  pooler.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a replica behind a pooler', () => {
  it('answers reads, many at a time', async () => {
    await list();
    expect(await readsOf(() => Promise.all(Array.from({ length: 20 }, list)))).toEqual({ replica: 20 });
  });
  it('answers a transaction', async () => {
    const { database, replicas } = product.kernel;
    const answer = await replicas?.read('test.transaction', '00000001:0/0', () =>
      database.transaction(async (tx) => (await tx.client.query('select pg_is_in_recovery() as "isReplica"')).rows),
    );
    expect(answer).toEqual([{ isReplica: true }]);
  });
  it('shows all that was written before, also while it is paused', async () => {
    for (let round = 0; round < 10; round += 1) {
      await create(`Here ${round}`);
      expect(await list()).toContain(`Here ${round}`);
    }
    await replicated.standby.pause();
    const { replica = 0 } = await readsOf(() =>
      Promise.all(
        Array.from({ length: 20 }, async (_, nth) => {
          await create(`Paused ${nth}`);
          expect(await list()).toContain(`Paused ${nth}`);
        }),
      ),
    );
    expect(replica).toBe(0);
    await replicated.standby.resume();
    await waitForState(product, 'ready');
    expect(await readsOf(list)).toEqual({ replica: 1 });
  });
  it('is named by the doctor', async () => {
    const checks = await examineInstallation({
      DATABASE_URL: replicated.postgres.url,
      DATABASE_READ_URL: pooled,
      DATA_DIR: folder,
      PORT: String(await findFreePort()),
    });
    expect(checks.find(({ name }) => name === 'Read replica')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('A connection pooler is in front of it'),
    });
  });
});
