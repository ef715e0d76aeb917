// A product that reads from a standby server of its database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { replicaReads } from '../kernel/metrics.ts';
import { type ReplicatedPostgres, type Standby, startReplicatedPostgres } from './replicated-postgres.ts';
import { startOwnProduct, type TestProduct } from './test-product.ts';

export const metricsToken = 'metrics-token-0123456789-abcdef';

interface ReplicatedProduct {
  postgres: ReplicatedPostgres;
  standby: Standby;
  product: TestProduct;
  /** Another process's half: a product on the same database and replica. */
  startAnother: (environment?: Record<string, string>) => Promise<TestProduct>;
  stop: () => Promise<void>;
}

export const stateOf = (product: TestProduct) => product.kernel.replicas?.all[0]?.state;

/** Waits until the replica is in this state for a product. */
export const waitForState = (product: TestProduct, state: string): Promise<void> =>
  vi.waitFor(
    () => {
      if (stateOf(product) !== state) throw new Error(`It is ${stateOf(product)}`);
    },
    { timeout: 10_000, interval: 10 },
  );

/** Number of requests served by each server in this process, the primary's by reason. */
export async function countReads(): Promise<Record<string, number>> {
  const { values } = await replicaReads.get();
  const counts = values.map(({ labels, value }): [string, number] => [String(labels.reason || labels.from), value]);
  return { replica: 0, ...Object.fromEntries(counts) };
}

/** Counts added by a run of requests. */
export async function readsOf(run: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countReads();
  await run();
  const added = Object.entries(await countReads()).map(([from, count]): [string, number] => [from, count - (before[from] ?? 0)]);
  return Object.fromEntries(added.filter(([, count]) => count > 0));
}

/** The replica is paused before the product makes its tables where `isEmpty`. */
export async function startReplicatedProduct({ isEmpty = false } = {}): Promise<ReplicatedProduct> {
  const postgres = await startReplicatedPostgres();
  const standby = await postgres.addStandby();
  if (isEmpty) await standby.pause();
  const dataDir = mkdtempSync(join(tmpdir(), 'folio-replica-data-'));
  const products: TestProduct[] = [];
  const startAnother = async (environment: Record<string, string> = {}) => {
    const product = await startOwnProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DATABASE_READ_URL: standby.url,
      // Ten times as long as usual: a replica on a busy machine is late by accident.
      DATABASE_READ_MAX_WAIT: '500',
      FOLIO_ROLE: 'web',
      METRICS_TOKEN: metricsToken,
      SECRET_KEY: 'a-key-of-tests-0123456789-abcdefghijklmn',
      ...environment,
    });
    products.push(product);
    return product;
  };
  const product = await startAnother();
  if (!isEmpty) await waitForState(product, 'ready');
  return {
    postgres,
    standby,
    product,
    startAnother,
    stop: async () => {
      for (const one of products) await one.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
