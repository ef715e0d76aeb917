// A drill: from a given PostgreSQL and a bucket into the embedded one and a folder, and back; people, files and keys are there each time.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { examineInstallation } from '../doctor/examine-installation.ts';
import { encryptSecret } from '../kernel/secrets.ts';
import { buildTask, buildWorkspace } from '../testing/build.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { databaseNamed } from '../testing/database-for-tests.ts';
import { type S3Server, s3Environment, startS3Server } from '../testing/s3-server.ts';
import { goodPassword, startOwnProduct, type TestProduct } from '../testing/test-product.ts';

const program = fileURLToPath(new URL('run-backup.ts', import.meta.url));
const name = `drill_${process.pid}`;
const bytes = Buffer.from('%PDF-1.7\nApproved by the client\n%%EOF\n');
let folder: string;
let server: S3Server;
let product: TestProduct;
let admin: pg.Client;
let running: ChildProduct | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-drill-'));
  // The user of the embedded PostgreSQL reaches its cluster.
  chmodSync(folder, 0o755);
  server = await startS3Server();
  admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  product = await startOwnProduct({ FOLIO_ROLE: 'web', ...s3Environment(server, 'first') });
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await product.stop();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Beside this process, which is the bucket. */
function runBackup(words: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, ...environment } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve(`${code}: ${output}`)));
}

/** Starts the product there; a person logs in, reads their file, and the installation is well. */
async function expectWhole(environment: Record<string, string>, attachmentId: number): Promise<ChildProduct> {
  const child = await startChildProduct({ ...environment, FOLIO_ROLE: 'web' });
  running = child;
  const login = await fetch(`${child.url}/api/services/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'marta.ferri@example.com', password: goodPassword }),
  });
  expect(login.status).toBe(200);
  const { 'service-api': api } = (await login.json()) as Record<string, { token: string }>;
  const file = await fetch(`${child.url}/api/features/tasks/attachments/${attachmentId}`, {
    headers: { authorization: `Bearer ${api?.token}` },
  });
  expect([file.status, Buffer.from(await file.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
  const checks = await examineInstallation({ ...environment, PORT: new URL(child.url).port });
  const found = Object.fromEntries(checks.map((check) => [check.name, `${check.state}: ${check.found}`]));
  expect([found['Encrypted values'], found['Migrations'], found['Storage']?.slice(0, 3)]).toEqual([
    'ok: 1 can be read with the secret key.',
    'ok: None is pending.',
    'ok:',
  ]);
  return child;
}

it('goes from an external PostgreSQL with a bucket to the embedded one with a folder, and back', async () => {
  const owner = await product.register('Marta Ferri');
  const taskId = await buildTask(product, owner, await buildWorkspace(product, owner));
  const form = new FormData();
  form.append('id', String(taskId));
  form.append('file', new File([bytes], 'approved.pdf', { type: 'application/pdf' }));
  expect((await owner.send('POST', '/features/tasks/attachments/create', form)).status).toBe(200);
  const [attachment] = await product.sql<{ id: number }>('select id from task_attachments');
  const { config } = product.kernel;
  await product.sql("insert into model_connections (name, provider, api_key_sealed) values ('Studio', 'openai', $1)", [
    encryptSecret('sk-provider-key', config.secretKey),
  ]);
  const first = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir, ...s3Environment(server, 'first') };
  const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded'), STORAGE_URL: 'local' };
  const target = databaseNamed(inject('postgres'), name);
  const second = { DATABASE_URL: target, DATA_DIR: join(folder, 'external'), ...s3Environment(server, 'second') };

  // Names alone: nothing is restored where the files are not.
  expect(await runBackup(['backup', join(folder, 'named')], first)).toMatch(
    /^0: .* the names of 1 files in s3:\/\/folio-files\/first/,
  );
  expect(await runBackup(['restore', join(folder, 'named')], second)).toMatch(
    /^1: 1 of the 1 files that the backup names are missing/,
  );
  expect(await runBackup(['backup', join(folder, 'one'), '--with-files'], first)).toMatch(/^0: .* and all files/);
  expect(await runBackup(['restore', join(folder, 'one')], embedded)).toMatch(/^0: .* are restored/);
  await expectWhole(embedded, attachment?.id ?? 0);

  // The key of the environment is not in the backup, and another one is refused.
  const given = { ...first, SECRET_KEY: 'c0ffee12b58cc4372a5670e02b2c3d479f47ac10' };
  expect(await runBackup(['backup', join(folder, 'keyed'), '--with-files'], given)).toMatch(/^0: .*The key is in SECRET_KEY/s);
  const other = { ...second, SECRET_KEY: 'f47ac10b58cc4372a5670e02b2c3d479f47ac10b' };
  expect(await runBackup(['restore', join(folder, 'keyed')], other)).toMatch(/^1: SECRET_KEY is not the key/);

  // Hot, beside the running product with its embedded database.
  expect(await runBackup(['backup', join(folder, 'two')], embedded)).toMatch(/^0: .* and all files/);
  expect((await fetch(`${running?.url}/readyz`)).status).toBe(200);
  await running?.end('SIGTERM');
  expect(await runBackup(['restore', join(folder, 'two')], second)).toMatch(/^0: .* are restored/);
  expect([...server.objects.keys()].filter((key) => key.startsWith('second/')).length).toBe(1);
  await expectWhole(second, attachment?.id ?? 0);
  await running?.end('SIGTERM');
  expect(await runBackup(['restore', join(folder, 'two')], { ...second, DATA_DIR: join(folder, 'other') })).toMatch(
    /^1: .* holds files/,
  );
}, 240_000);
