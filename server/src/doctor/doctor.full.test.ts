// Each thing that a support engineer asks is broken once, on a real database and data folder.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { encryptSecret } from '../kernel/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../testing/child-product.ts';
import { databaseNamed } from '../testing/database-for-tests.ts';
import { findFreePort } from '../testing/free-port.ts';
import { s3Environment, startS3Server } from '../testing/s3-server.ts';
import type { CheckResult } from './check-result.ts';
import { checkClock } from './database-checks.ts';
import { examineInstallation } from './examine-installation.ts';
import { checkNode, checkParts, checkSpace } from './machine-checks.ts';

const secret = 'a-key-of-tests-0123456789-abcdefghijklmn';
let database: TestDatabase;
let environment: Record<string, string>;
const servers: Server[] = [];
const folders: string[] = [];

/** A server on a port of its own that says these lines in turn, the first one unasked. */
function startSpeaker(lines: string[]): Promise<number> {
  const server = createServer((socket) => {
    const left = [...lines];
    const say = () => void socket.write(left.shift() ?? '');
    socket.on('data', say);
    socket.on('error', () => undefined);
    say();
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'folio-doctor-'));
  folders.push(folder);
  return folder;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  environment = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    SECRET_KEY: secret,
    PORT: String(await findFreePort()),
    PUBLIC_URL: 'https://folio.example.com',
    SMTP_URL: `smtp://127.0.0.1:${await startSpeaker(['220 mail\r\n', '250 mail\r\n', '221 bye\r\n'])}`,
    MAIL_FROM: 'Folio <folio@example.com>',
  };
});

const examine = (changes: Record<string, string> = {}) => examineInstallation({ ...environment, ...changes });

async function find(name: string, changes: Record<string, string> = {}): Promise<CheckResult[]> {
  return (await examine(changes)).filter((result) => result.name === name);
}

/** State and sentence of the only result of that name. */
async function findOne(name: string, changes: Record<string, string> = {}): Promise<string> {
  const found = await find(name, changes);
  expect(found).toHaveLength(1);
  const [result] = found;
  if (result?.state !== 'ok') expect(result?.advice).toMatch(/\w/);
  return `${result?.state}: ${result?.found}`;
}

it('finds nothing in an installation where all is well, and leaves nothing in its folder', async () => {
  const results = await examine();
  expect(results.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(results.map(({ name }) => name)).toEqual([
    'Version',
    'Node',
    'Configuration',
    'Optional parts',
    'Data folder',
    'Free disk space',
    'Storage',
    'Secret key',
    'Connection pooler',
    'Database',
    'Clock',
    'Migrations',
    'Encrypted values',
    'Stored files',
    'Jobs',
    'Events',
    'Models',
    'Port',
    'PUBLIC_URL',
    'Mail',
    'Single sign-on',
  ]);
  expect(readdirSync(database.dataDir)).toEqual([]);
});

describe('the machine', () => {
  it('lacks optional parts, which are installed on demand or forbidden', () => {
    const parts = ['aac', 'speech'].map((name) => ({ name, description: '', isInstalled: name === 'aac' }));
    expect(checkParts(true, parts)).toMatchObject({ state: 'ok', found: expect.stringContaining('Missing: speech.') });
    expect(checkParts(false, parts)).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('npm run parts add speech'),
    });
    expect(checkParts(false, parts.slice(0, 1))).toMatchObject({ state: 'ok', found: 'All are installed.' });
  });

  it('has an old Node, a full disk or another clock', () => {
    expect(checkNode('20.19.0').state).toBe('problem');
    expect(checkNode('24.0.0').state).toBe('ok');
    expect([checkSpace(1024).state, checkSpace(500 * 1024 ** 2).state, checkSpace(2 * 1024 ** 3).state]).toEqual([
      'problem',
      'warning',
      'ok',
    ]);
    expect([checkClock(-60_000), checkClock(5000), checkClock(300)].map(({ state }) => state)).toEqual([
      'problem',
      'warning',
      'ok',
    ]);
    expect(checkClock(-60_000).found).toContain('60.0 s behind');
  });
  it('has a wrong configuration: each value is named', async () => {
    const found = await find('Configuration', { PORT: 'http', PUBLIC_URL: 'folio.example.com', SECRET_KEY: 'x'.repeat(40) });
    expect(found.map((result) => [result.state, result.found.split(' ')[0]])).toEqual([
      ['problem', 'PORT'],
      ['problem', 'PUBLIC_URL'],
      ['problem', 'SECRET_KEY'],
    ]);
  });
  it('has a data folder that is missing, a file, below a file, or open to all', async () => {
    const folder = newFolder();
    expect(await findOne('Data folder', { DATA_DIR: join(folder, 'new') })).toMatch(/^warning: .* does not exist yet/);
    expect(existsSync(join(folder, 'new'))).toBe(false);
    writeFileSync(join(folder, 'file'), '');
    expect(await findOne('Data folder', { DATA_DIR: join(folder, 'file') })).toMatch(/^problem: .* is a file/);
    expect(await findOne('Data folder', { DATA_DIR: join(folder, 'file', 'data') })).toMatch(/^problem: .* cannot be made/);
    mkdirSync(join(folder, 'open'));
    chmodSync(join(folder, 'open'), 0o777);
    expect(await findOne('Data folder', { DATA_DIR: join(folder, 'open') })).toMatch(/^warning: Every user .* \(mode 777\)/);
  });
  it('has a file in the place of the folder of files', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'files'), '');
    expect(await findOne('Storage', { DATA_DIR: folder })).toMatch(/^problem: .* cannot be written/);
  });
  it('has a bucket for files, one with another secret, or one that does not exist', async () => {
    const server = await startS3Server();
    const right = s3Environment(server);
    expect(await findOne('Storage', right)).toMatch(/^ok: s3:\/\/folio-files\/product at 127\.0\.0\.1:\d+ can be written/);
    expect(server.objects.size).toBe(0);
    expect(await findOne('Storage', { ...right, STORAGE_PREVIOUS_URL: 'local' })).toMatch(
      /^warning: .* STORAGE_PREVIOUS_URL is set/,
    );
    const wrong = await findOne('Storage', { ...right, AWS_SECRET_ACCESS_KEY: 'wrong-secret-of-this-bucket' });
    expect(wrong).toMatch(/^problem: .* check AWS_SECRET_ACCESS_KEY/);
    expect(wrong).not.toContain('wrong-secret');
    const missing = right.STORAGE_URL?.replace('folio-files', 'no-such-bucket') ?? '';
    expect(await findOne('Storage', { ...right, STORAGE_URL: missing })).toMatch(/^problem: The bucket .* does not exist/);
    await server.close();
    expect(await findOne('Storage', right)).toMatch(/^problem: .* nothing listens there/);
  });
  it('has no secret key, half a one, or one that others may read', async () => {
    const folder = newFolder();
    const given = { DATA_DIR: folder, SECRET_KEY: '' };
    expect(await findOne('Secret key', given)).toMatch(/^warning: .* does not exist/);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'secret.key'), 'half', { mode: 0o600 });
    expect(await findOne('Secret key', given)).toMatch(/^problem: /);
    writeFileSync(join(folder, 'secret.key'), secret);
    chmodSync(join(folder, 'secret.key'), 0o644);
    expect(await findOne('Secret key', given)).toMatch(/^warning: Other users .* \(mode 644\)/);
    chmodSync(join(folder, 'secret.key'), 0o600);
    expect(await findOne('Secret key', given)).toMatch(/^ok: /);
  });
});

describe('the database', () => {
  it('cannot be reached, does not exist, or is new', async () => {
    const port = await findFreePort();
    const away = { DATABASE_URL: `postgres://folio:db-password@127.0.0.1:${port}/folio` };
    expect(await findOne('Database', away)).toMatch(/^problem: .* cannot be reached: nothing listens there/);
    const missing = databaseNamed(inject('postgres'), 'no_such_database');
    expect(await findOne('Database', { DATABASE_URL: missing })).toMatch(/^problem: .* does not exist/);
    const name = `empty_${randomUUID().slice(0, 8)}`;
    await database.query(`create database ${name}`);
    const empty = databaseNamed(inject('postgres'), name);
    expect(await findOne('Migrations', { DATABASE_URL: empty })).toBe('warning: The database is empty.');
    await database.query(`drop database ${name}`);
  });
  it('has migrations to come, or those of a newer version', async () => {
    const [newest] = await database.query<{ id: number; created_at: string }>(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning id, created_at',
    );
    expect(await findOne('Migrations')).toBe('warning: 1 are pending.');
    const add = 'insert into drizzle.__drizzle_migrations (id, hash, created_at) values ($1, $2, $3)';
    await database.query(add, [newest?.id, 'newer', Number(newest?.created_at) + 1]);
    expect(await findOne('Migrations')).toMatch(/^problem: .* newer version/);
    await database.query('update drizzle.__drizzle_migrations set created_at = $2 where id = $1', [
      newest?.id,
      newest?.created_at,
    ]);
    expect(await findOne('Migrations')).toMatch(/^ok/);
  });
  it('cannot be reached directly', async () => {
    const direct = `postgres://folio@127.0.0.1:${await findFreePort()}/folio`;
    expect(await findOne('Connection pooler', { DATABASE_DIRECT_URL: direct })).toMatch(/^problem: .* cannot be reached/);
  });
  it('has keys that another secret key encrypted, and connections that fail', async () => {
    const sealed = encryptSecret('sk-provider-key', { current: secret, previous: [] });
    const [studio] = await database.query<{ id: number }>(
      `insert into model_connections (name, provider, api_key_sealed, state, problem, tested_at)
       values ('Studio', 'openai', $1, 'failing', 'MODEL_UNREACHABLE', now()) returning id`,
      [sealed],
    );
    expect(await findOne('Encrypted values')).toBe('ok: 1 can be read with the secret key.');
    const other = 'another-key-0123456789-abcdefghijklmnop';
    expect(await findOne('Encrypted values', { SECRET_KEY: other })).toMatch(/^problem: 1 of 1 cannot be read/);
    expect(await findOne('Encrypted values', { SECRET_KEY: other, SECRET_KEY_PREVIOUS: secret })).toMatch(/^ok/);
    expect(await findOne('Models')).toMatch(/^warning: Studio: failing, tested /);
    await database.query("insert into model_choices (capability, connection_id, model) values ('text', $1, 'm')", [studio?.id]);
    expect(await findOne('Models')).toMatch(/^problem: Studio: failing, tested .*, in use/);
    await database.query(
      "insert into model_breakers (connection_id, failures, open_until) values ($1, 5, now() + interval '1 min')",
      [studio?.id],
    );
    expect(await findOne('Models')).toMatch(/^problem: .* Paused after failures until/);
    await database.query('delete from model_connections');
  });
  it('has jobs that nobody runs', async () => {
    const [queue] = await database.query<{ name: string }>('select name from pgboss.queue order by 1 limit 1');
    await database.query("insert into pgboss.job (name, start_after) values ($1, now() - interval '10 min')", [queue?.name]);
    expect(await findOne('Jobs')).toMatch(/^warning: The oldest one has been waiting for 60\d s/);
    await database.query('delete from pgboss.job where name = $1', [queue?.name]);
  });
  it('has events that fail', async () => {
    await database.query(
      `insert into raised_events (name, account_id, data, failures) values ('a.b', 1, '{}', 1), ('c.d', 1, '{}', 2)`,
    );
    expect(await findOne('Events')).toMatch(/^warning: 1 failed more than once and wait for another try, among them "c\.d"/);
    await database.query('delete from raised_events');
  });
});

describe('the network', () => {
  it('has a port in use by something else', async () => {
    const port = await startSpeaker(['SSH-2.0-Other\r\n']);
    expect(await findOne('Port', { PORT: String(port) })).toMatch(/^problem: Port \d+ of 127.0.0.1 is in use/);
  });
  it.each([
    [{ PUBLIC_URL: '', HOST: '0.0.0.0' }, 'warning: PUBLIC_URL is not set'],
    [{ PUBLIC_URL: 'http://folio.example.com' }, 'warning: http://folio.example.com is'],
    [{ PUBLIC_URL: 'https://example.com/folio' }, 'problem: https://example.com/folio is'],
    [{ PUBLIC_URL: 'https://marta:url-password@example.com' }, 'problem: PUBLIC_URL contains'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'ok: '],
  ])('has the address %j', async (changes, beginning) => {
    const found = await findOne('PUBLIC_URL', changes);
    expect(found.startsWith(beginning)).toBe(true);
  });
  it('has single sign-on whose provider is away, does not know the client, or works', async () => {
    const port = await findFreePort();
    const issuer = `http://127.0.0.1:${port}`;
    const client = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'folio', OIDC_CLIENT_SECRET: 'a secret for tests only' };
    expect(await findOne('Single sign-on', client)).toMatch(/^problem: .* cannot be used: .*ECONNREFUSED/);
    const script = fileURLToPath(new URL('../testing/openid-provider.ts', import.meta.url));
    const redirectUri = 'https://folio.example.com/api/services/auth/oidc/callback';
    const provider = spawn(process.execPath, [script, String(port), redirectUri], { stdio: 'ignore' });
    try {
      await expect
        .poll(
          () =>
            fetch(`${issuer}/.well-known/openid-configuration`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 15_000 },
        )
        .toBe(true);
      expect(await findOne('Single sign-on', client)).toBe(`ok: ${issuer} answers and knows the client folio.`);
      expect(await findOne('Single sign-on', { ...client, OIDC_CLIENT_SECRET: 'another one' })).toMatch(
        /^problem: .* refuses the client folio/,
      );
    } finally {
      provider.kill();
    }
  }, 60_000);
  it('has no mail server, one that is away, refuses the login, or no address to send from', async () => {
    expect(await findOne('Mail', { SMTP_URL: '' })).toMatch(/^warning: SMTP_URL is not set/);
    const away = `smtp://folio:smtp-password@127.0.0.1:${await findFreePort()}`;
    expect(await findOne('Mail', { SMTP_URL: away })).toMatch(/^problem: .* cannot be reached/);
    const port = await startSpeaker(['220 mail\r\n', '250-mail\r\n250 AUTH PLAIN\r\n', '535 smtp-password is wrong\r\n']);
    expect(await findOne('Mail', { SMTP_URL: `smtp://folio:smtp-password@127.0.0.1:${port}` })).toMatch(
      /^problem: .* refuses user/,
    );
    expect(await findOne('Mail', { MAIL_FROM: '' })).toMatch(/^warning: .*folio@localhost/);
  });
});

describe('npm run doctor', () => {
  const script = fileURLToPath(new URL('../../../scripts/doctor.mjs', import.meta.url));
  const runDoctor = (changes: Record<string, string>, ...words: string[]) =>
    spawnSync(process.execPath, [script, ...words], { env: { ...process.env, ...environment, ...changes }, encoding: 'utf8' });
  const broken = {
    DATABASE_URL: 'postgres://folio:db-password@127.0.0.1:1/folio',
    SMTP_URL: 'smtp://folio:smtp-password@127.0.0.1:1',
    PUBLIC_URL: 'https://marta:url-password@example.com',
  };
  it('prints a line for each check and ends with 1 where there is a problem', () => {
    const { status, stdout } = runDoctor(broken);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^problem {2}Database +PostgreSQL at 127\.0\.0\.1:1\/folio cannot be reached.* → Folio cannot start/m);
    expect(stdout).toMatch(/^problems: 3, warnings: 0, ok: \d+$/m);
  });
  it('answers JSON, never a secret', () => {
    const { status, stdout } = runDoctor(broken, '--json');
    expect(status).toBe(1);
    const { checks } = JSON.parse(stdout) as { checks: CheckResult[] };
    expect(checks.filter(({ state }) => state === 'problem').map(({ name }) => name)).toEqual(['Database', 'PUBLIC_URL', 'Mail']);
    for (const word of ['db-password', 'smtp-password', 'url-password', secret]) expect(stdout).not.toContain(word);
  });
});
