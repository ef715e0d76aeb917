// The product on its embedded PostgreSQL, which dies under it.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ChildProduct, mainFile, startChildProduct } from '../testing/child-product.ts';
import { findFreePort } from '../testing/free-port.ts';
import { goodPassword } from '../testing/test-product.ts';

let product: ChildProduct;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'folio-embedded-'));
  // Open to PostgreSQL's user, so that the cluster lies below.
  chmodSync(dataDir, 0o755);
  product = await startChildProduct({ DATA_DIR: join(dataDir, 'data'), DATABASE_URL: '', SECRET_KEY: '' });
}, 240_000);
afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (path: string, body?: object, token?: string) =>
  fetch(`${product.url}/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'data', 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

it('answers and writes again after three deaths, without a restart', async () => {
  const person = { name: 'Marta Ferri', email: 'marta@example.com', password: goodPassword };
  const registered = (await (await call('/services/auth/register', person)).json()) as Record<string, { token: string }>;
  const token = registered['service-api']?.token ?? '';
  const fields = {
    job_title: 'Baker',
    company_name: 'Mill Lane',
    responsibilities: 'Bake bread',
    skills: 'Patience',
    location: 'Leeds',
    application_instructions: 'Write to us',
    language: 'en',
  };
  for (let round = 0; round < 3; round += 1) {
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    await vi.waitFor(
      async () => {
        const { status } = await call('/user', undefined, token);
        statuses.add(status);
        // Sessions of the killed server answer a moment longer.
        expect([status, postmaster() === killed]).toEqual([200, false]);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const placed = await call('/services/orders/create', { tool: 'job_posting', fields }, token);
    expect(placed.status).toBe(200);
    const { order } = (await placed.json()) as { order: { id: number } };
    await vi.waitFor(
      async () => {
        const shown = (await (await call(`/services/orders/show?order_id=${order.id}`, undefined, token)).json()) as object;
        expect(JSON.stringify(shown)).toContain('"accepted"');
      },
      { timeout: 30_000, interval: 200 },
    );
  }
}, 240_000);

it('ends with Folio by a signal that comes while Folio starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-embedded-'));
  chmodSync(folder, 0o755);
  const pidFile = join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid');
  const child = spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      SECRET_KEY: '',
      HOST: '127.0.0.1',
      PORT: String(await findFreePort()),
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 120_000, interval: 5 });
  child.kill('SIGTERM');
  await ended;
  expect(existsSync(pidFile)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
