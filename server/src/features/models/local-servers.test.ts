import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { localPortOf, localServersOf } from './local-servers.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let server: Server;
let port: number;
let asked = 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  server = createServer((_, response) => {
    asked += 1;
    response.end('{"data":[{"id":"small"},{"id":"large"}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await product.stop();
});

it('only staff see what runs on the machine', async () => {
  expect((await owner.get('/admin/models/local_servers')).status).toBe(403);
  const { status, body } = await staff.get('/admin/models/local_servers');
  expect([status, Array.isArray(body.servers)]).toEqual([200, true]);
});

it('asks the ports once in 10 s, and again afterwards', async () => {
  let now = Date.now();
  const list = localServersOf({ ...product.kernel, clock: { now: () => new Date(now) } }, [{ name: 'Ollama', port }]);
  asked = 0;
  const found = { name: 'Ollama', port, baseUrl: `http://127.0.0.1:${port}/v1`, models: ['large', 'small'] };
  expect(await Promise.all([list(), list()])).toEqual([[found], [found]]);
  now += 9_999;
  await list();
  expect(asked).toBe(1);
  now += 1;
  await list();
  expect(asked).toBe(2);
});

it('offers nothing that is connected, also within the 10 s and by another name of this machine, and offers it again after', async () => {
  const list = localServersOf(product.kernel, [{ name: 'Ollama', port }]);
  expect(await list()).toHaveLength(1);
  const connection = {
    name: 'Mine',
    provider: 'openai-compatible',
    base_url: `http://localhost:${port}/v1/`,
    models: ['small'],
  };
  const { status, body } = await staff.send('PUT', '/admin/models/create', connection);
  expect(status).toBe(200);
  expect(await list()).toEqual([]);
  await staff.send('DELETE', '/admin/models/delete', { connection_id: (body.connection as { id: number }).id });
  expect(await list()).toHaveLength(1);
});

it.each([
  ['http://127.0.0.1:11434/v1', 11434],
  ['http://localhost:8080', 8080],
  ['http://[::1]/v1', 80],
  ['https://localhost', 443],
  ['http://192.0.2.1:11434/v1', null],
  ['no address', null],
  [null, null],
])('the port of this machine in %s is %s', (address, expected) => {
  expect(localPortOf(address)).toBe(expected);
});
