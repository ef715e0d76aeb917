import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findLocalServers } from './find-local-servers.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const listing = (ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });
const find = (port: number, timeoutMs?: number) => findLocalServers([{ name: 'Server', port }], timeoutMs);

it('answers name, address and models, and keeps the order of the programs', async () => {
  const seen: (string | undefined)[] = [];
  const port = await listen((request, response) => {
    seen.push(request.url);
    response.end(listing(['zephyr', 'gemma', ' ', 'x'.repeat(121)]));
  });
  const empty = await listen((_, response) => response.end(listing([])));
  const found = await findLocalServers([
    { name: 'Empty', port: empty },
    { name: 'Ollama', port },
  ]);
  expect(found).toEqual([
    { name: 'Empty', port: empty, baseUrl: `http://127.0.0.1:${empty}/v1`, models: [] },
    { name: 'Ollama', port, baseUrl: `http://127.0.0.1:${port}/v1`, models: ['gemma', 'zephyr'] },
  ]);
  expect(seen).toEqual(['/v1/models']);
});

it.each<[string, RequestListener]>([
  ['another program', (_, response) => response.end('<!doctype html><title>Welcome</title>')],
  ['a refusal', (_, response) => response.writeHead(401).end(listing(['a']))],
  ['JSON of another kind', (_, response) => response.end('{"models":["a"]}')],
  ['a listing beyond 256 kB', (_, response) => response.end(`${listing(['a'])}${' '.repeat(256 * 1024)}`)],
])('leaves out %s', async (_, answer) => {
  expect(await find(await listen(answer))).toEqual([]);
});

it('follows no address that the server names, so that nothing beyond this machine is asked', async () => {
  const other = await listen((_, response) => response.end(listing(['a'])));
  const port = await listen((_, response) => response.writeHead(302, { location: `http://127.0.0.1:${other}/v1/models` }).end());
  expect(await find(port)).toEqual([]);
});

it('gives up on a server that begins to answer and goes silent, and on a port where nobody listens', async () => {
  const silent = await listen((_, response) => void response.write('{"data":['));
  expect(await find(silent, 50)).toEqual([]);
  const closed = await listen(() => undefined);
  servers.pop()?.close();
  expect(await find(closed)).toEqual([]);
});
