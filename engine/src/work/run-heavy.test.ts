// A worker that stays for the next short task, and ends when none comes.
import { expect, it, vi } from 'vitest';
import { runHeavy } from './run-heavy.ts';

it('gives no task to a worker that is leaving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { signal } = new AbortController();
    const titleOf = async (title: string) => {
      const input = { markup: `<html><head><title>${title}</title></head></html>`, url: 'https://shoes.example/' };
      return (await runHeavy('page-facts', input, { signal })).titles;
    };
    expect(await titleOf('Trail shoes')).toEqual(['Trail shoes']);
    // Its time without work is over, and its thread has not ended yet.
    vi.advanceTimersByTime(30_000);
    expect(await titleOf('Road shoes')).toEqual(['Road shoes']);
  } finally {
    vi.useRealTimers();
  }
});
