// A start that cannot go on says why in one sentence and ends with 1.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from 'vitest';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { migrationLock } from '../kernel/db/run-migration.ts';
import { createTestDatabase, mainFile, type TestDatabase } from '../testing/child-product.ts';
import { databaseNamed } from '../testing/database-for-tests.ts';
import { findFreePort } from '../testing/free-port.ts';
import { limitedTo } from '../testing/in-turn.ts';
import { startSentence } from './start-sentence.ts';

type EndsWithTest = Pick<TestContext, 'onTestFinished'>;

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'folio-start-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Two of them wait for long, one after the other starts beside those. */
const inTurn = limitedTo(3);

/** Starts the product and waits for its end. Returns its output. */
function startInVain(
  { onTestFinished }: EndsWithTest,
  environment: Record<string, string>,
): Promise<{ code: number | null; lines: string[] }> {
  return inTurn(async () => {
    const port = String(await findFreePort());
    const child = spawn(process.execPath, [mainFile], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        LOG_LEVEL: 'error',
        DATA_DIR: join(folder, port),
        DATABASE_URL: database.connectionString,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, lines: output.trim().split('\n') };
  });
}

/** A server on loopback that answers each connection so. */
async function serverThat(
  { onTestFinished }: EndsWithTest,
  answer: (bytes: Buffer, write: (bytes: Buffer | string) => void) => void,
): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => answer(bytes, (words) => socket.write(words)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The message of PostgreSQL for a refusal. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function expectSentence(test: EndsWithTest, environment: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, lines } = await startInVain(test, environment);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
  expect(code).toBe(1);
}

const ofServer = (port: number, query = '') => ({ DATABASE_URL: `postgresql://folio:pw@127.0.0.1:${port}/folio${query}` });

describe.concurrent('a start', { timeout: 180_000 }, () => {
  it('with a server that is silent, or something else than PostgreSQL', async (test) => {
    const silent = await serverThat(test, () => undefined);
    const other = await serverThat(test, (_bytes, write) => write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const notAnswering = /^PostgreSQL at 127\.0\.0\.1:\d+\/folio does not answer\.$/;
    await Promise.all([
      expectSentence(test, ofServer(silent), notAnswering),
      expectSentence(test, ofServer(other), notAnswering),
    ]);
  });
  it('on a port in use', async (test) => {
    const port = await serverThat(test, () => undefined);
    await expectSentence(test, { PORT: String(port) }, new RegExp(`^Port ${port} of 127.0.0.1 is in use`));
  });
  it('on an address that the machine has not', (test) =>
    expectSentence(test, { HOST: '192.0.2.1' }, /^This machine has no address 192\.0\.2\.1/));
  it('with a database that does not exist', (test) =>
    expectSentence(
      test,
      { DATABASE_URL: databaseNamed(database.connectionString, 'nowhere').replace(/\/test_\w+\?/, '/nowhere?') },
      /^The database of .*\/nowhere does not exist/,
    ));
  it('with a database that does not listen', async (test) => {
    await expectSentence(
      test,
      ofServer(await findFreePort()),
      /^PostgreSQL at 127\.0\.0\.1:\d+\/folio cannot be reached: nothing listens there\.$/,
    );
  });
  it('with a user who may make nothing', async (test) => {
    const name = `guest_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client({ connectionString: inject('postgres') });
    await admin.connect();
    await admin.query(`create role ${name} login`);
    await admin.query(`create database ${name}`);
    test.onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    });
    const url = inject('postgres').replace('//folio@', `//${name}@`).replace('/folio?', `/${name}?`);
    await expectSentence(test, { DATABASE_URL: url }, /^The database user may not create tables at /);
  });
  it('with TLS asked of a server that has none', async (test) => {
    const port = await serverThat(test, (_bytes, write) => write('N'));
    await expectSentence(
      test,
      ofServer(port, '?sslmode=verify-full'),
      /^DATABASE_URL asks for TLS, which this PostgreSQL does not offer/,
    );
  });
  it('without TLS at a server that asks for it', async (test) => {
    const words = 'no pg_hba.conf entry for host "127.0.0.1", user "folio", database "folio", no encryption';
    const port = await serverThat(test, (_bytes, write) => write(refusal('28000', words)));
    await expectSentence(test, ofServer(port), /^PostgreSQL at 127\.0\.0\.1:\d+\/folio asks for TLS; add sslmode=require/);
  });
  it('with a wrong password, which is not shown', async (test) => {
    const port = await serverThat(test, (_bytes, write) =>
      write(refusal('28P01', 'password authentication failed for user "folio"')),
    );
    await expectSentence(test, ofServer(port), /^The user or password for 127\.0\.0\.1:\d+\/folio is wrong\.$/);
  });
  it('with a data folder that is a file, or below one', async (test) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expectSentence(test, { DATA_DIR: file }, /file.* cannot be written: .*DATA_DIR/);
    await expectSentence(test, { DATA_DIR: join(file, 'data'), DATABASE_URL: '' }, /file.* cannot be written: .*DATA_DIR/);
  });
  it('with a key that can be guessed', async (test) => {
    const { code, lines } = await startInVain(test, { SECRET_KEY: 'k'.repeat(40) });
    expect([code, lines[1]]).toEqual([1, expect.stringContaining('SECRET_KEY can be guessed')]);
  });
});

describe('the lock for migrations', () => {
  it('is not waited for for ever, and not at all where nothing is missing', async () => {
    const name = `empty_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client({ connectionString: inject('postgres') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = databaseNamed(inject('postgres'), name);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const waited = migrateDatabase(url, { lockTimeoutMs: 200 }).catch((problem: unknown) => startSentence(problem, null));
    expect(await waited).toMatch(/^Another process has held the lock for migrations/);
    await holder.query('select pg_advisory_unlock_all()');
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateDatabase(url, { lockTimeoutMs: 200 });
    await holder.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});

describe('the sentence', () => {
  const started = { host: '127.0.0.1', port: 3000, dataDir: '/data', databaseUrl: 'postgresql://folio:secret@db.example/folio' };
  const failed = (code: string, more: object = {}) => Object.assign(new Error('words'), { code, ...more });
  it.each([
    [failed('53100'), /^The disk of \/data or of the database is full/],
    [failed('ENOSPC', { path: '/data/x', syscall: 'write' }), /^The disk of \/data/],
    [
      failed('EROFS', { path: '/data/secret.key', syscall: 'open' }),
      /^\/data\/secret\.key cannot be written: the file system is read-only/,
    ],
    [failed('EACCES', { syscall: 'listen' }), /^Folio cannot listen on port 3000/],
    [
      failed('ENOTFOUND', { syscall: 'getaddrinfo' }),
      /^PostgreSQL at db\.example:5432\/folio cannot be reached: there is no such host/,
    ],
    [
      failed('DEPTH_ZERO_SELF_SIGNED_CERT', { message: 'self-signed certificate' }),
      /^The certificate of PostgreSQL was not accepted/,
    ],
    [failed('57P03'), /is still starting/],
    [new Error('one\n    at two'), /^Folio could not start: one$/],
  ])('for %s names the cause and no password', (problem, sentence) => {
    const said = startSentence(new Error('wrapped', { cause: problem }), started);
    const direct = startSentence(problem, started);
    expect(direct).toMatch(sentence);
    expect(`${said}${direct}`).not.toContain('secret@');
  });
});
