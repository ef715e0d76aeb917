// Two products on one port are one product with the data of both, to whoever asks it.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from './free-port.ts';

const inOtherProcess = `
  import { findFreePort } from ${JSON.stringify(new URL('free-port.ts', import.meta.url).href)};
  const ports = [];
  for (let nth = 0; nth < 150; nth += 1) ports.push(await findFreePort());
  console.log(JSON.stringify(ports));
  // Until it is ended its ports are its own.
  await new Promise((resolve) => setTimeout(resolve, 300));
`;

afterEach(() => vi.restoreAllMocks());

it('never gives one port twice, to this process or to another', async () => {
  const other = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', inOtherProcess]);
  const own = Promise.all(Array.from({ length: 150 }, findFreePort));
  const others = await Promise.all([other(), other(), other()]);
  const ports = [...(await own), ...others.flatMap(({ stdout }) => JSON.parse(stdout) as number[])];
  expect(ports).toHaveLength(600);
  expect(new Set(ports).size).toBe(600);
});

it('gives no port on which someone listens', async () => {
  const chance = vi.spyOn(Math, 'random');
  const port = await findFreePort();
  const wanted = (port + 1.5 - 20_000) / 12_000;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port + 1, '127.0.0.1', resolve));
  chance.mockReturnValueOnce(wanted);
  expect(await findFreePort()).not.toBe(port + 1);
  server.close();
});
