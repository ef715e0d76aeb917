// A backup made during work, and its restore into an empty database: nothing is missing, and unfinished work is done.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startChildProduct } from '../testing/child-product.ts';
import { databaseNamed } from '../testing/database-for-tests.ts';
import { goodPassword, startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let product: TestProduct;
let owner: TestCaller;
let folder: string;
const name = `restored_${process.pid}`;
const cleanUp: (() => unknown)[] = [];

const posting = {
  tool: 'job_posting',
  fields: {
    job_title: 'Baker\twith "tabs", \\N and 東京',
    company_name: 'Mill Lane',
    responsibilities: 'Bake bread',
    skills: 'Patience',
    location: 'Leeds',
    application_instructions: 'Write to us',
    language: 'en',
  },
};

async function clientOf(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  cleanUp.unshift(() => client.end());
  return client;
}

/** Rows of all tables of Folio, in an order of their own. */
async function contentOf(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const content: Record<string, unknown> = {};
  for (const { name: table } of tables)
    content[table] = (
      await client.query(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*)::int as rows from "${table}" t`,
      )
    ).rows[0];
  return content;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-backup-'));
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Marta Ferri');
  const admin = await clientOf(inject('postgres'));
  for (const database of [name, `${name}_busy`]) {
    await admin.query(`create database ${database}`);
    cleanUp.unshift(() => admin.query(`drop database ${database} with (force)`));
  }
  const form = new FormData();
  form.append('name', 'Beans');
  form.append('type', 'file');
  form.append('file', new File(['A text of beans.'], 'beans.txt', { type: 'text/plain' }));
  const made = [await owner.send('PUT', '/features/additional-source/create', form)];
  for (let order = 0; order < 3; order += 1) made.push(await owner.send('POST', '/services/orders/create', posting));
  if (made.some(({ status }) => status !== 200)) throw new Error('The installation to back up could not be filled');
});
afterAll(async () => {
  await product.stop();
  for (const step of cleanUp) await step();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('holds one moment while others write, and is for its owner alone', async () => {
    const writer = new AbortController();
    const writing = (async () => {
      while (!writer.signal.aborted) await owner.send('POST', '/services/orders/create', posting);
    })();
    await makeBackup(
      product.kernel.database.pool.options.connectionString ?? '',
      product.kernel.config.dataDir,
      join(folder, 'busy'),
    );
    writer.abort();
    await writing;
    const target = databaseNamed(inject('postgres'), `${name}_busy`);
    await restoreBackup(target, join(folder, 'data-busy'), join(folder, 'busy'));
    const restored = await clientOf(target);
    const reserved = `select a.credits_reserved as reserved, (select -sum(amount)::int from credit_movements where kind = 'reserve') as moved,
      (select count(*)::int from order_details) - (select count(*)::int from pgboss.job where name = 'order.run') as without_job from accounts a`;
    const [sums] = (await restored.query<{ reserved: number; moved: number; without_job: number }>(reserved)).rows;
    expect(sums?.reserved).toBe(sums?.moved);
    expect(sums?.without_job).toBe(0);
    expect(statSync(join(folder, 'busy')).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, 'busy')).sort()).toEqual(['files', 'files.gz', 'manifest.json', 'secret.key', 'tables']);
  });
  it('is never written over another', async () => {
    await expect(makeBackup('', '', folder)).rejects.toThrow('exists');
  });
  it('fills an empty database with the same rows; the product starts on it and does what was not done', async () => {
    const { connectionString } = product.kernel.database.pool.options;
    const source = await clientOf(connectionString ?? '');
    const whole = join(folder, 'whole');
    await makeBackup(connectionString ?? '', product.kernel.config.dataDir, whole);
    const target = databaseNamed(inject('postgres'), name);
    const dataDir = join(folder, 'data');
    await restoreBackup(target, dataDir, whole);
    const restored = await clientOf(target);
    expect(await contentOf(restored)).toEqual(await contentOf(source));
    const states =
      "select name, count(*)::int as jobs from pgboss.job where state = 'created' and name not like '\\_\\_%' group by 1 order by 1";
    expect((await restored.query(states)).rows).toEqual((await source.query(states)).rows);
    const keys = 'select conname, condeferrable from pg_constraint where condeferrable';
    expect((await restored.query(keys)).rows).toEqual((await source.query(keys)).rows);
    await expect(restoreBackup(target, join(folder, 'other'), whole)).rejects.toThrow('The database holds tables');
    await expect(restoreBackup(target, dataDir, whole)).rejects.toThrow('holds files and secret.key');

    const child = await startChildProduct({ DATABASE_URL: target, DATA_DIR: dataDir });
    cleanUp.unshift(() => child.end('SIGKILL'));
    await vi.waitFor(
      async () =>
        expect((await restored.query("select count(*)::int as open from order_details where status <> 'accepted'")).rows).toEqual(
          [{ open: 0 }],
        ),
      { timeout: 60_000, interval: 200 },
    );
    const login = await fetch(`${child.url}/api/services/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'marta.ferri@example.com', password: goodPassword }),
    });
    expect(login.status).toBe(200);
    // New rows get numbers that are free.
    const { 'service-api': api } = (await login.json()) as Record<string, { token: string }>;
    const placed = await fetch(`${child.url}/api/services/orders/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api?.token}` },
      body: JSON.stringify(posting),
    });
    expect(placed.status).toBe(200);
  });
});
