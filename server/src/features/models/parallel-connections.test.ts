// Connections that several people and processes change at the same time.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { addEnvironmentConnections } from './environment-connections.ts';

const first = 'https://first.example/v1';
const second = 'https://second.example/v1';
let product: TestProduct;
let staff: TestCaller;
let server: Server | null = null;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const fields = { name: 'House', provider: 'openai-compatible', base_url: first, models: ['small'] };

async function connect(more: object = {}): Promise<number> {
  const made = await staff.send('PUT', '/admin/models/create', { ...fields, api_key: 'key-of-the-first', ...more });
  return (made.body.connection as { id: number }).id;
}
const edit = (id: number, more: object) => staff.send('POST', '/admin/models/edit', { ...fields, connection_id: id, ...more });
const rowOf = async (id: number) => {
  const [row] = await product.sql<{ base_url: string; key_ending: string; state: string; models: string[] }>(
    'select base_url, key_ending, state, models from model_connections where id = $1',
    [id],
  );
  return row;
};

it('a key given for one host is not sent to another', async () => {
  const id = await connect();
  const refused = await edit(id, { base_url: second });
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['api_key']]);
  expect((await edit(id, { provider: 'openai', base_url: null })).status).toBe(422);
  expect((await edit(id, { name: 'Home', base_url: `${first}/` })).status).toBe(200);
  expect((await edit(id, { base_url: second, api_key: 'key-of-the-second' })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ base_url: second, key_ending: 'cond' });
});

it.each([
  ['another scheme', { base_url: 'http://first.example/v1' }],
  ['another port', { base_url: 'https://first.example:8443/v1' }],
  ['the host as a user name', { base_url: 'https://first.example@second.example/v1' }],
  ['an empty key', { base_url: second, api_key: '' }],
  ['no URL', { provider: 'mistral', base_url: null }],
])('a key is not sent on by %s', async (_, more) => {
  const id = await connect();
  const before = await rowOf(id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => edit(id, more)));
  expect([...new Set(answers.map(({ status, body }) => `${status} ${Object.keys(body.errors as object).join()}`))]).toEqual([
    '422 api_key',
  ]);
  expect(await rowOf(id)).toEqual(before);
});

it('a key is not sent on by way of a model on this machine', async () => {
  const id = await connect();
  const local = { provider: 'local-gguf', base_url: null, model_path: '/models/small.gguf' };
  expect((await edit(id, local)).status).toBe(200);
  for (const base_url of [first, second]) expect((await edit(id, { base_url })).status).toBe(422);
});

it('only staff change connections', async () => {
  const id = await connect();
  const owner = await product.register('Account Owner');
  const change = { ...fields, connection_id: id, base_url: second, api_key: 'key-of-the-second' };
  expect((await owner.send('POST', '/admin/models/edit', change)).status).toBe(403);
  expect((await product.visitor.send('POST', '/admin/models/edit', change)).status).toBe(401);
  expect(await rowOf(id)).toMatchObject({ base_url: first });
});

it('a connection without a key may lead elsewhere', async () => {
  const id = await connect({ api_key: null });
  expect((await edit(id, { base_url: second })).status).toBe(200);
});

it('an address that was read before never comes back beside a newer key, of twenty changes at once', async () => {
  const id = await connect();
  const lock = `select 1 from model_connections where id = ${id} for update`;
  const move = { base_url: second, api_key: 'key-of-the-second' };
  const answers = await whileLocked(product, lock, 20, async (untilWaiting) => {
    const moved = edit(id, move);
    await untilWaiting(1);
    return Promise.all([moved, ...Array.from({ length: 19 }, (_, index) => edit(id, { name: `House ${index}` }))]);
  });
  expect(answers.map(({ status }) => status)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  expect(await rowOf(id)).toMatchObject({ base_url: second, key_ending: 'cond' });
});

it('the result of a test is not kept for a connection that leads elsewhere by then', async () => {
  let release = () => {};
  const { promise: asked, resolve: begun } = Promise.withResolvers<void>();
  const slow = createServer((_request, response) => {
    begun();
    release = () => void response.setHeader('content-type', 'application/json').end('{"data":[{"id":"of-the-old-host"}]}');
  });
  server = slow;
  await new Promise<void>((done) => void slow.listen(0, '127.0.0.1', done));
  const { port } = slow.address() as AddressInfo;
  const id = await connect({ base_url: `http://127.0.0.1:${port}/v1` });
  const testing = staff.send('POST', '/admin/models/test', { connection_id: id });
  await asked;
  await edit(id, { base_url: second, api_key: 'key-of-the-second', models: ['large'] });
  release();
  server?.closeAllConnections();
  expect((await testing).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ base_url: second, state: 'unknown', models: ['large'] });
});

it('a connection that is deleted while it is chosen is not found', async () => {
  const id = await connect();
  const choose = () => staff.send('POST', '/admin/models/choose', { capability: 'text', connection_id: id, model: 'small' });
  const lock = `delete from model_connections where id = ${id}`;
  const answers = await whileLocked(product, lock, 20, () => Promise.all(Array.from({ length: 20 }, choose)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

it('processes that start at once add the connections of the environment once', async () => {
  const { dataDir, databaseUrl } = product.kernel.config;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', OPENAI_API_KEY: 'one', MISTRAL_API_KEY: 'two' };
  const kernel = { ...product.kernel, config: readConfig(environment) };
  await Promise.all(Array.from({ length: 20 }, () => addEnvironmentConnections(kernel)));
  const rows = await product.sql('select provider from model_connections where is_key_in_environment order by 1');
  expect(rows).toEqual([{ provider: 'mistral' }, { provider: 'openai' }]);
});
