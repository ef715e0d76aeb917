// The checks beside a running product with its embedded PostgreSQL, and after its end.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locateCluster } from '../kernel/db/postgres-cluster.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { examineInstallation } from './examine-installation.ts';

let product: ChildProduct;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-embedded-'));
  // Open to PostgreSQL's user, so that the cluster lies below.
  chmodSync(folder, 0o755);
  product = await startChildProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SECRET_KEY: '' });
  environment = { DATA_DIR: join(folder, 'data'), PORT: new URL(product.url).port };
}, 240_000);
afterAll(async () => {
  await product.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const isServerRunning = () => existsSync(join(locateCluster(join(folder, 'data')).cluster, 'postmaster.pid'));

async function sentences(): Promise<Record<string, string>> {
  const results = await examineInstallation(environment);
  return Object.fromEntries(results.map(({ name, state, found }) => [name, `${state}: ${found}`]));
}

it('examines the embedded database while Folio runs and while it does not', async () => {
  const running = await sentences();
  expect(running.Port).toMatch(/^ok: Folio runs on port \d+ of 127.0.0.1 and is ready/);
  expect(running.Database).toMatch(/^ok: PostgreSQL 18\S* at the embedded PostgreSQL/);
  expect([running.Migrations, running['Secret key']?.slice(0, 3)]).toEqual(['ok: None is pending.', 'ok:']);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);

  expect(await product.end('SIGTERM')).toBe(0);
  expect(isServerRunning()).toBe(false);
  const ended = await sentences();
  expect(ended.Port).toMatch(/^ok: Folio does not run here/);
  expect([ended.Database?.slice(0, 3), ended.Migrations]).toEqual(['ok:', 'ok: None is pending.']);
  // It was started for the checks alone.
  expect(isServerRunning()).toBe(false);
});
