import { strToU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { assertModestArchive } from './archive-size.ts';
import { runExtraction } from './run-extraction.ts';

it('gives up on a file that takes too long', async () => {
  const html = new TextEncoder().encode('<p>x</p>');
  await expect(runExtraction({ kind: 'html', bytes: html, url: null, contentType: '' }, 1)).rejects.toThrow('too long');
});

it('gives no file to a reader that is leaving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const task = { kind: 'txt', bytes: strToU8('They grip.'), url: null, contentType: '' } as const;
    expect((await runExtraction(task)).text).toBe('They grip.');
    // Its time without work is over, and its thread has not ended yet.
    vi.advanceTimersByTime(30_000);
    expect((await runExtraction(task)).text).toBe('They grip.');
  } finally {
    vi.useRealTimers();
  }
});

it('reads the directory of an archive before opening it', () => {
  const entry = (unpacked: number) => {
    const bytes = new Uint8Array(46);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint32(24, unpacked, true);
    return bytes;
  };
  expect(() => assertModestArchive(entry(1000))).not.toThrow();
  expect(() => assertModestArchive(entry(4_000_000_000))).toThrow('out of bounds');
  expect(() => assertModestArchive(new Uint8Array(100))).toThrow('out of bounds');
});
