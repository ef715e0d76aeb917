import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

const failure = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/page-1.js');
/** Returns the time until the promise settled, and its result. */
async function outcomeOf(promise: Promise<unknown>) {
  const started = Date.now();
  let outcome: { value: unknown; afterMs: number } | null = null;
  const note = (value: unknown) => {
    outcome = { value, afterMs: Date.now() - started };
  };
  promise.then(note, note);
  await vi.advanceTimersByTimeAsync(300_000);
  return outcome as { value: unknown; afterMs: number } | null;
}
const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve({ status, ok: status === 200 }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again while the connection is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  let tries = 0;
  const outcome = await outcomeOf(
    loadChunk(() => {
      tries += 1;
      return tries < 4 ? Promise.reject(failure) : Promise.resolve('page');
    }),
  );
  expect(outcome?.value).toBe('page');
});

it('reports after 120 s what does not come, with an error of its own', async () => {
  answer(503);
  const outcome = await outcomeOf(loadChunk(() => Promise.reject(failure)));
  expect(outcome?.value).toBeInstanceOf(ChunkError);
  expect(outcome?.value).toMatchObject({ isGone: false });
  // The router reloads the tab on the browser's own sentence.
  expect(String(outcome?.value)).not.toMatch(/dynamically imported module/);
  expect(outcome?.afterMs).toBeLessThanOrEqual(120_000);
});

it('reports after 120 s what never answers', async () => {
  const outcome = await outcomeOf(loadChunk(() => new Promise(() => undefined)));
  expect(outcome).toMatchObject({ value: { isGone: false }, afterMs: 120_000 });
});

it('reports at once what an update has removed', async () => {
  answer(404);
  const outcome = await outcomeOf(loadChunk(() => Promise.reject(failure)));
  expect(outcome?.value).toMatchObject({ isGone: true });
  expect(outcome?.afterMs).toBeLessThan(2000);
});

it('tries once more what the server has, and reports it when that fails too: the browser may not ask again', async () => {
  answer(200);
  let tries = 0;
  const outcome = await outcomeOf(
    loadChunk(() => {
      tries += 1;
      return Promise.reject(failure);
    }),
  );
  expect(outcome?.value).toMatchObject({ isGone: false });
  expect([tries, (outcome?.afterMs ?? 0) < 5000]).toEqual([2, true]);
});
