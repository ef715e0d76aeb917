// Updates from the kept dump of every release: killed in the middle, then by two starts at the same time; people and their work are there.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { examineMigrations, migrateDatabase } from '../kernel/db/migrate.ts';
import { startChildProduct } from '../testing/child-product.ts';
import { databaseNamed } from '../testing/database-for-tests.ts';
import { readManifest } from './backup-folder.ts';
import { dumpsFolder, unpackDump } from './kept-dump.ts';
import { readReleases } from './releases.ts';
import { restoreBackup } from './restore-backup.ts';

const dumps = readdirSync(fileURLToPath(dumpsFolder)).filter((file) => file.endsWith('.br'));
let admin: pg.Client;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-update-'));
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  rmSync(folder, { recursive: true });
});

it('has a dump and the commit of each release, and only small ones', () => {
  expect(dumps.length).toBeGreaterThan(0);
  expect(Object.keys(readReleases()).toSorted()).toEqual(dumps.map((file) => basename(file, '.br')).toSorted());
  for (const file of dumps) expect(statSync(fileURLToPath(new URL(file, dumpsFolder))).size).toBeLessThan(300_000);
});

it.each(dumps)(
  'from %s',
  async (file) => {
    const name = `update_${process.pid}_${dumps.indexOf(file)}`;
    await admin.query(`create database ${name}`);
    const url = databaseNamed(inject('postgres'), name);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const backup = join(folder, name);
    unpackDump(readFileSync(new URL(file, dumpsFolder)), backup);
    const { migration } = readManifest(backup);
    expect(readReleases()[basename(file, '.br')]?.migration).toBe(migration);

    // Killed in the middle, the migrations leave nothing behind.
    const killed = migrateDatabase(url).catch((problem: unknown) => problem);
    await vi.waitFor(
      async () => {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and application_name = 'folio-migrate' and query ilike '%create table%'`,
          [name],
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000, interval: 1 },
    );
    expect(await killed).toBeInstanceOf(Error);
    expect((await client.query("select from information_schema.tables where table_schema = 'public'")).rowCount).toBe(0);

    await restoreBackup(url, join(folder, `data-${name}`), backup, undefined, { isMigrated: false });
    const before = await client.query('select email from users order by id');
    expect(before.rowCount).toBeGreaterThan(2);
    expect(Number((await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')).rows[0]?.last)).toBe(
      migration,
    );
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    expect(await examineMigrations(url)).toMatchObject({ pending: 0, hasAny: true, isNewer: false });
    expect((await client.query('select hash from drizzle.__drizzle_migrations group by 1 having count(*) > 1')).rowCount).toBe(0);
    expect((await client.query('select email from users order by id')).rows).toEqual(before.rows);

    const child = await startChildProduct({
      DATABASE_URL: url,
      DATA_DIR: join(folder, `data-${name}`),
      FOLIO_ROLE: 'web',
      FOLIO_ALLOW_OTHER_SECRET_KEY: '1',
    });
    const login = await fetch(`${child.url}/api/services/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'marta@halden.example', password: 'trail-shoes-in-november' }),
    });
    expect(login.status).toBe(200);
    const { 'service-api': api } = (await login.json()) as Record<string, { token: string }>;
    const tasks = await fetch(`${child.url}/api/user`, { headers: { authorization: `Bearer ${api?.token}` } });
    expect(tasks.status).toBe(200);
    await child.end('SIGTERM');
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
  },
  180_000,
);
