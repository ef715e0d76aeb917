// The key of an installation gets a successor while a process runs; nothing becomes unreadable, also where the command is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { decryptSecret, encryptSecret, type SecretKeys } from '../kernel/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../testing/child-product.ts';
import { readConfig } from './read-config.ts';

const program = fileURLToPath(new URL('run-rotate-key.ts', import.meta.url));
const count = 600;
let database: TestDatabase;
let running: SecretKeys;

const environmentOf = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.connectionString,
  DATA_DIR: database.dataDir,
  SECRET_KEY: '',
  SECRET_KEY_PREVIOUS: '',
  ...more,
});
const keyFile = () => join(database.dataDir, 'secret.key');
const keys = () => readFileSync(keyFile(), 'utf8').split('\n');

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // The memory of a process that started before the rotation.
  running = readConfig(environmentOf()).secretKey;
  await database.query('delete from model_connections');
  for (let at = 0; at < count; at += 1) await insert(`sk-${at}`);
});

const insert = (plain: string) =>
  database.query("insert into model_connections (name, provider, api_key_sealed) values ($1, 'openai', $2)", [
    plain,
    encryptSecret(plain, running),
  ]);

const listSealed = async () =>
  await database.query<{ name: string; sealed: string }>(
    'select name, api_key_sealed as sealed from model_connections order by id',
  );

async function expectReadableWith(secrets: SecretKeys): Promise<void> {
  for (const { name, sealed } of await listSealed()) expect(decryptSecret(sealed, secrets)).toBe(name);
}

function start(words: string[], more: Record<string, string> = {}): { child: ChildProcess; ended: Promise<string> } {
  const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, ...environmentOf(more) } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve(`${code}: ${output}`))) };
}

it('is replaced in a file while a process runs, which follows', async () => {
  const [before = ''] = keys();
  expect(await start([]).ended).toBe(`0: ${count} values were encrypted with the new key.\n`);
  expect([keys().length, keys()[1], statSync(keyFile()).mode & 0o077]).toEqual([2, before, 0]);
  await expectReadableWith(running);
  expect(running.current).toBe(keys()[0]);
  await insert('written meanwhile');
  expect(await start(['--finish']).ended).toMatch(/^0: All values are encrypted with the new key/);
  expect(keys()).toEqual([running.current]);
  await expectReadableWith({ current: keys()[0] ?? '', previous: [] });
  const [first] = await listSealed();
  expect(() => decryptSecret(first?.sealed ?? '', { current: before, previous: [] })).toThrow('neither SECRET_KEY nor');
});

it('is replaced once where the command is killed in the middle, and the rest follows', async () => {
  const { child, ended } = start([]);
  const [before = ''] = keys();
  const renewed = async () =>
    (
      await database.query<{ count: number }>(
        'select count(distinct left(api_key_sealed, 11))::int as count from model_connections',
      )
    )[0]?.count;
  await vi.waitFor(async () => expect(await renewed()).toBe(2), { timeout: 30_000, interval: 5 });
  child.kill('SIGKILL');
  await ended;
  const [successor, former] = keys();
  expect([successor === before, former]).toEqual([false, before]);
  await expectReadableWith(running);
  expect(await start([]).ended).toMatch(/^0: \d+ values were encrypted/);
  expect(keys()).toEqual([successor, before]);
  expect(await renewed()).toBe(1);
  await start(['--finish']).ended;
  await expectReadableWith(readConfig(environmentOf()).secretKey);
});

it('gets one successor where the command runs four times at once', async () => {
  const [before = ''] = keys();
  const answers = await Promise.all(Array.from({ length: 4 }, () => start([]).ended));
  for (const answer of answers) expect(answer).toMatch(/^0: \d+ values were encrypted/);
  expect([keys().length, keys()[1]]).toEqual([2, before]);
  await expectReadableWith(readConfig(environmentOf()).secretKey);
  await start(['--finish']).ended;
  await expectReadableWith(readConfig(environmentOf()).secretKey);
});

it('keeps the earlier key where a value can be read with none', async () => {
  await start([]).ended;
  const strange = encryptSecret('sk-strange', { current: 'a-key-of-nobody-0123456789-abcdefghijk', previous: [] });
  await database.query("insert into model_connections (name, provider, api_key_sealed) values ('Strange', 'openai', $1)", [
    strange,
  ]);
  expect(await start(['--finish']).ended).toMatch(/^1: 1 values cannot be read with any key: the earlier key is kept/);
  expect(keys().length).toBe(2);
  await database.query("delete from model_connections where name = 'Strange'");
  await start(['--finish']).ended;
});

it('says what to do where the key is in a variable', async () => {
  const [current = ''] = keys();
  const next = 'the-next-key-0123456789-abcdefghijklmn';
  expect(await start([], { SECRET_KEY: current }).ended).toMatch(/^1: SECRET_KEY is set: set it to a new key/);
  expect(await start([], { SECRET_KEY: next, SECRET_KEY_PREVIOUS: current }).ended).toMatch(/^0: 600 values/);
  await expectReadableWith({ current: next, previous: [] });
  writeFileSync(keyFile(), next, { mode: 0o600 });
});
