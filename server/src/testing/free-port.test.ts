// Two products on one port look like one product with the data of both.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from './free-port.ts';

const inOtherProcess = `
  import { findFreePort } from ${JSON.stringify(new URL('free-port.ts', import.meta.url).href)};
  const ports = [];
  for (let nth = 0; nth < 150; nth += 1) ports.push(await findFreePort());
  console.log(JSON.stringify(ports));
  // Its ports are its own until it ends, with its input.
  process.stdin.resume();
`;

afterEach(() => vi.restoreAllMocks());

it('never gives one port twice, to this process or to another', async () => {
  const others = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', inOtherProcess], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const printed = others.map(async ({ stdout }) => {
    for await (const line of createInterface({ input: stdout })) return JSON.parse(line) as number[];
    return [];
  });
  const own = Promise.all(Array.from({ length: 150 }, findFreePort));
  const ports = (await Promise.all([own, ...printed])).flat();
  for (const { stdin } of others) stdin.end();
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
