import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startChild } from './child-process.ts';
import { cleanUp, cleanUpAtTheEnd, runAndCleanUp } from './clean-up.ts';

afterEach(cleanUp);

const listening = async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

/** A program that answers at this port until it is ended. */
const program = (url: string) => [
  process.execPath,
  '-e',
  `require('node:http').createServer((_, answer) => answer.end()).listen(${new URL(url).port}, '127.0.0.1')`,
];

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a benchmark that fails ends what it started, newest first', async () => {
  const { server, url } = await listening();
  await new Promise((done) => server.close(done));
  const undone: string[] = [];
  let pid = 0;
  const failing = runAndCleanUp(async () => {
    cleanUpAtTheEnd(() => undone.push('database'));
    cleanUpAtTheEnd(() => Promise.reject(new Error('Cannot be undone')));
    ({ pid } = await startChild(program(url), url));
    cleanUpAtTheEnd(() => undone.push('client'));
    expect(isRunning(pid)).toBe(true);
    throw new Error('answered 500');
  });
  await expect(failing).rejects.toThrow('answered 500');
  expect([isRunning(pid), undone]).toEqual([false, ['client', 'database']]);
});

it('refuses a port that is taken rather than measure what answers there', async () => {
  const { server, url } = await listening();
  await expect(startChild(program(url), url)).rejects.toThrow(/^Port \d+ is taken/);
  server.close();
});
