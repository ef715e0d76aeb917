// Responses if the machine or the database cannot go on: the envelope, with a status that does not blame the caller.

import { connect, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseLost, openDatabase } from '../kernel/db/database.ts';
import { renewSealedValues } from '../kernel/renew-sealed-values.ts';
import { encryptSecret } from '../kernel/secrets.ts';
import { isStorageFull } from '../kernel/storage-full.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { createHttpServer } from './http.ts';

let product: TestProduct;
let owner: TestCaller;

const posting = {
  tool: 'job_posting',
  fields: {
    job_title: 'Baker',
    company_name: 'Mill Lane',
    responsibilities: 'Bake bread',
    skills: 'Patience',
    location: 'Leeds',
    application_instructions: 'Write to us',
    language: 'en',
  },
};

const countOf = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
  );

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web', PUBLIC_URL: 'https://folio.example' });
  owner = await product.register('Marta Ferri');
});
afterAll(() => product.stop());

describe('a session that is silent in the middle of its work', () => {
  it('loses the row of an account when it falls silent in a transaction', async () => {
    const frozen = await product.kernel.database.pool.connect();
    const ended = vi.fn<() => void>();
    frozen.on('error', ended);
    await frozen.query('begin');
    await frozen.query('select 1 from accounts for update');
    expect((await owner.send('POST', '/services/orders/create', posting)).status).toBe(200);
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 15_000 });
    frozen.release(true);
  });
  it.each([
    ['55P03', 'BUSY', '1'],
    ['57014', 'DATABASE_AWAY', '2'],
  ])('answers others who waited too long (%s) 503 %s with Retry-After', async (code, name, seconds) => {
    await product.sql(`create or replace function too_long() returns trigger language plpgsql as $$ begin
      raise exception 'canceling statement due to timeout' using errcode = '${code}'; end $$`);
    await product.sql('create trigger too_long before insert on orders execute function too_long()');
    const answer = await owner.send('POST', '/services/orders/create', posting);
    await product.sql('drop trigger too_long on orders');
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, name, seconds]);
  });
  it('has a limit for each statement', async () => {
    const settings = await product.sql<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(settings.map(({ setting }) => setting)).toEqual(['5000', '10000', '12000']);
  });
  it('is not waited for: a statement without an answer ends, and its connection is not used again', async () => {
    const impatient = openDatabase(product.kernel.config.databaseUrl ?? '', { size: 2, waits: { answer: 300 } });
    const inTransaction = impatient.transaction((tx) => tx.client.query('select pg_sleep(5)'));
    const alone = impatient.client.query('select pg_sleep(5)');
    const problems = (await Promise.allSettled([inTransaction, alone])).map((end) => end.status === 'rejected' && end.reason);
    expect(problems.map(isDatabaseLost)).toEqual([true, true]);
    expect(impatient.pool.totalCount).toBe(0);
    expect((await impatient.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await impatient.close();
  });
  it.each([
    'server login has been failing, cached error: connection refused (server_login_retry)',
    'query_wait_timeout',
    'no more connections allowed (max_client_conn)',
  ])('the pooler that says "%s" is no fault of the query', (message) => {
    expect(isDatabaseLost(Object.assign(new Error(message), { code: '08P01' }))).toBe(true);
    expect(isDatabaseLost(Object.assign(new Error('invalid message format'), { code: '08P01' }))).toBe(false);
  });
  it.each(['57014', '55P03', '25P03', '25P04', '53200', '53300', 'ECONNREFUSED'])('%s is no fault of the query', (code) => {
    expect(isDatabaseLost(new Error('wrapped', { cause: Object.assign(new Error('x'), { code }) }))).toBe(true);
  });
});

describe('a full disk', () => {
  it('is known by its codes, however deep', () => {
    for (const code of ['ENOSPC', 'EDQUOT', '53100'])
      expect(isStorageFull(new Error('a', { cause: new Error('b', { cause: Object.assign(new Error('c'), { code }) }) }))).toBe(
        true,
      );
    expect(isStorageFull(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(false);
  });
  it('of the database answers 507, and nothing is charged', async () => {
    await product.sql(`create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await product.sql('create trigger full_disk before insert on orders execute function full_disk()');
    const before = await product.sql('select credits_available, credits_reserved from accounts');
    const answer = await owner.send('POST', '/services/orders/create', posting, { 'accept-language': 'de' });
    expect([answer.status, answer.body.status]).toEqual([507, 'error']);
    expect(answer.body.message).toMatch(/disk space|Speicherplatz/);
    expect(await product.sql('select credits_available, credits_reserved from accounts')).toEqual(before);
    await product.sql('drop trigger full_disk on orders');
  });
  it('of the files answers 507, and health says so', async () => {
    const { storage } = product.kernel;
    const { save, hasSpace } = storage;
    storage.save = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    storage.hasSpace = () => Promise.resolve(false);
    const form = new FormData();
    form.append('name', 'Beans');
    form.append('type', 'file');
    form.append('file', new File(['A text of beans.'], 'beans.txt', { type: 'text/plain' }));
    const answer = await owner.send('PUT', '/features/additional-source/create', form);
    const ready = await fetch(`${product.url}/readyz`);
    Object.assign(storage, { save, hasSpace });
    expect([answer.status, ready.status]).toEqual([507, 503]);
    expect(await ready.json()).toMatchObject({ status: 'error', message: expect.stringContaining('disk space') as string });
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/%ff', '/api/%ff', '/healthz'])('of %s has the security headers, https included', async (path) => {
    const response = await fetch(`${product.url}${path}`);
    expect(response.status).toBe(path === '/healthz' ? 200 : 400);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await response.json()).toMatchObject(path === '/healthz' ? { status: 'success' } : { status: 'error' });
  });
});

describe('another secret key', () => {
  it('renews what an earlier one encrypted and leaves what no key opens', async () => {
    const old = { current: 'first-0123456789-abcdefghijklmnopq', previous: [] };
    const keys = { current: 'second-0123456789-abcdefghijklmnop', previous: [old.current] };
    const sealed = [encryptSecret('a', old), encryptSecret('b', keys), 'v2.00000000.AAAA'];
    for (const value of sealed)
      await product.sql(
        `insert into model_connections (name, provider, models, api_key_sealed) values ('Test', 'openai', '{gpt}', $1)`,
        [value],
      );
    expect(await renewSealedValues(product.kernel.database, keys)).toEqual({ renewed: 1, unreadable: 1 });
    expect(await renewSealedValues(product.kernel.database, { ...keys, previous: [] })).toEqual({ renewed: 0, unreadable: 1 });
  });
});

describe('a process that stops', () => {
  it('answers a call on an open connection in the envelope, to be repeated', async () => {
    const server = createHttpServer(product.kernel);
    const address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), '127.0.0.1');
    const answer = text(socket);
    await new Promise<void>((resolve) => socket.write('GET /api/user HTTP/1.1\r\nHost: folio\r\n', () => resolve()));
    await vi.waitFor(async () => expect(await countOf(server.server)).toBe(1), { timeout: 15_000 });
    const closing = server.close();
    await vi.waitFor(() => expect(server.server.listening).toBe(false), { timeout: 15_000 });
    socket.write('\r\n');
    const said = await answer;
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    for (const words of ['retry-after: 2', 'connection: close', '"status":"error"']) expect(said).toContain(words);
    await closing;
  });
});
