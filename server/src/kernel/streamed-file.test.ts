import { expect, it, vi } from 'vitest';
import { StreamedFile } from './streamed-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* pieces(made: (piece: string) => void, onEnd: () => void, ...texts: string[]) {
  try {
    for (const text of texts) {
      made(text);
      yield bytes(text);
    }
  } finally {
    onEnd();
  }
}

it('makes no more than is taken, and gives all of it in order', async () => {
  const made = vi.fn<(piece: string) => void>();
  const file = await StreamedFile.begin(pieces(made, vi.fn<() => void>(), 'a', 'b', 'c', 'd', 'e'), 'all.zip', 'application/zip');
  expect(made).toHaveBeenCalledTimes(1);
  const reader = file.stream().getReader();
  await reader.read();
  expect(made.mock.calls.length).toBeLessThan(4);
  reader.releaseLock();
  const whole = await StreamedFile.begin(
    pieces(vi.fn<() => void>(), vi.fn<() => void>(), 'a', 'b', 'c'),
    'all.zip',
    'application/zip',
  );
  expect(await new Response(whole.stream()).text()).toBe('abc');
});

it('stops the making when no reader is left', async () => {
  const onEnd = vi.fn<() => void>();
  const file = await StreamedFile.begin(pieces(vi.fn<() => void>(), onEnd, 'a', 'b', 'c', 'd'), 'all.zip', 'application/zip');
  await file.stream().cancel();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('fails as a whole before its first bytes, and breaks off behind them', async () => {
  async function* failing(after: number) {
    for (let piece = 0; piece < after; piece += 1) yield bytes('x');
    throw new Error('Nothing there');
  }
  await expect(StreamedFile.begin(failing(0), 'all.zip', 'application/zip')).rejects.toThrow('Nothing there');
  const file = await StreamedFile.begin(failing(2), 'all.zip', 'application/zip');
  await expect(new Response(file.stream()).text()).rejects.toThrow('Nothing there');
});

it('gives its name in letters of any language', async () => {
  const file = await StreamedFile.begin(
    pieces(vi.fn<() => void>(), vi.fn<() => void>(), 'a'),
    'Größe "5".zip',
    'application/zip',
  );
  expect(file.headers()).toEqual({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Gr__e _5_.zip"; filename*=utf-8''Gr%C3%B6%C3%9Fe%20%225%22.zip`,
  });
});
