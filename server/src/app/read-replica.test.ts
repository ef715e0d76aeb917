// The product with a read replica that is stopped, killed and left behind on purpose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replicaReads } from '../kernel/metrics.ts';
import { type ReplicatedPostgres, type Standby, startReplicatedPostgres } from '../testing/replicated-postgres.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let postgres: ReplicatedPostgres;
let standby: Standby;
let dataDir: string;
let first: TestProduct;
let owner: TestCaller;

const environment = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  DATABASE_READ_URL: standby.url,
  FOLIO_ROLE: 'web',
  SECRET_KEY: 'a-key-of-tests-0123456789-abcdefghijklmn',
});

beforeAll(async () => {
  const t = performance.now();
  postgres = await startReplicatedPostgres();
  console.log('primary', performance.now() - t);
  standby = await postgres.addStandby();
  console.log('standby', performance.now() - t);
  dataDir = mkdtempSync(join(tmpdir(), 'folio-replica-data-'));
  first = await startTestProduct(environment());
  console.log('product', performance.now() - t);
  owner = await first.register('Marta Ferri');
  await vi.waitFor(() => expect(first.kernel.replicas?.all[0]?.state).toBe('ready'), { timeout: 10_000 });
  console.log('ready', performance.now() - t);
}, 60_000);
afterAll(async () => {
  await first?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe('a', () => {
  it('b', async () => {
    for (let i = 0; i < 5; i++) console.log((await owner.get('/services/folders/show')).status);
    console.log(replicaReads.describe());
  });
});
