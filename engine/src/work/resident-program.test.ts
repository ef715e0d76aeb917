// A program that stays for the next question, and ends when none comes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ResidentProgram } from './resident-program.ts';

let folder: string;
let path: string;
const limits = { timeMs: 60_000, maxBytes: 1000, idleMs: 30_000 };
const { signal } = new AbortController();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resident-'));
  path = join(folder, 'name-process.mjs');
  writeFileSync(path, "process.stdin.on('data', () => process.stdout.write(`${process.pid}\\n`));");
});
afterAll(() => rmSync(folder, { recursive: true }));

it('asks the same program again', async () => {
  const program = new ResidentProgram<string, number>(path, limits);
  expect(await program.ask('first', signal)).toBe(await program.ask('second', signal));
});

it('gives no question to a program that is leaving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const program = new ResidentProgram<string, number>(path, limits);
    const first = await program.ask('first', signal);
    // Its time without questions is over, and its process has not ended yet.
    vi.advanceTimersByTime(limits.idleMs);
    expect(await program.ask('second', signal)).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});
