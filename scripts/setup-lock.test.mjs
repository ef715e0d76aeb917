import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-lock-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes "begin" and "end" with its id while it holds the lock, and waits 40 ms in between. */
const program = (lock, log) => `
  import { appendFileSync } from 'node:fs';
  import { withSetupLock } from ${JSON.stringify(new URL('setup-lock.mjs', import.meta.url).href)};
  withSetupLock(${JSON.stringify(lock)}, () => {
    appendFileSync(${JSON.stringify(log)}, 'begin ' + process.pid + '\\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40);
    appendFileSync(${JSON.stringify(log)}, 'end ' + process.pid + '\\n');
  });`;

const start = (lock, log) => run(process.execPath, ['--input-type=module', '-e', program(lock, log)]);

function expectTurns(log, count) {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2 * count);
  for (let at = 0; at < lines.length; at += 2) expect(lines[at + 1]).toBe(lines[at].replace('begin', 'end'));
}

test('ten set-ups started together run one after the other', async () => {
  const [lock, log] = [join(folder, 'a.lock'), join(folder, 'a.log')];
  await Promise.all(Array.from({ length: 10 }, () => start(lock, log)));
  expectTurns(log, 10);
});

test('ten set-ups that find a dead lock run one after the other', async () => {
  const [lock, log] = [join(folder, 'c.lock'), join(folder, 'c.log')];
  writeFileSync(lock, '2147483646');
  await Promise.all(Array.from({ length: 10 }, () => start(lock, log)));
  expectTurns(log, 10);
});

test('the lock of a process that was killed is taken over', async () => {
  const [lock, log] = [join(folder, 'b.lock'), join(folder, 'b.log')];
  // Process ids end far below this one.
  writeFileSync(lock, '2147483646');
  await start(lock, log);
  expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(3);
});
