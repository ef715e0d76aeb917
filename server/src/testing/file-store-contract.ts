// Contract of every file store: run on a folder, on the S3 server of tests, and on one from elsewhere.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ByteRange, FileStore } from '../kernel/storage/file-store.ts';

export async function contentOf(store: FileStore, key: string, range?: ByteRange): Promise<Buffer | null> {
  const chunks = await store.open(key, range);
  if (!chunks) return null;
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

export async function keysIn(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const items of store.list(folder)) keys.push(...items.map(({ key }) => key));
  return keys.sort();
}

async function* inPieces(bytes: Buffer, size: number, failAfter = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    if (at >= failAfter) throw new Error('the source broke off');
    yield bytes.subarray(at, at + size);
  }
}

const sum = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex');

export function describeFileStore(name: string, open: () => FileStore | Promise<FileStore>): void {
  describe(`files in ${name}`, () => {
    const area = `area-${randomUUID().slice(0, 8)}`;
    const newKey = (folder = area) => `${folder}/${randomUUID()}`;
    it('are written and read, empty ones and those of several parts too', async () => {
      const store = await open();
      for (const size of [0, 1, 70_000, 18 * 1024 * 1024]) {
        const [bytes, key] = [randomBytes(size), newKey()];
        await store.write(key, bytes);
        expect([await store.sizeOf(key), sum(await contentOf(store, key))]).toEqual([size, sum(bytes)]);
      }
    });
    it('are written from what is made meanwhile', async () => {
      const store = await open();
      for (const size of [0, 10, 12 * 1024 * 1024 + 7]) {
        const [bytes, key] = [randomBytes(size), newKey()];
        await store.write(key, inPieces(bytes, 300_001));
        expect(sum(await contentOf(store, key))).toBe(sum(bytes));
      }
    });
    it('are read in part', async () => {
      const store = await open();
      const key = newKey();
      await store.write(key, Buffer.from('0123456789'));
      const part = async (start: number, end: number) => (await contentOf(store, key, { start, end }))?.toString();
      expect([await part(0, 0), await part(2, 5), await part(7, Number.POSITIVE_INFINITY)]).toEqual(['0', '2345', '789']);
    });
    it('are there whole or not at all', async () => {
      const store = await open();
      const [key, folder] = [newKey(), `broken-${randomUUID().slice(0, 8)}`];
      for (const size of [100_000, 20 * 1024 * 1024]) {
        const source = inPieces(randomBytes(size), 50_000, size / 2);
        await expect(store.write(`${folder}/${key.split('/')[1]}`, source)).rejects.toThrow('the source broke off');
      }
      expect(await keysIn(store, folder)).toEqual([]);
    });
    it('may be missing', async () => {
      const store = await open();
      const key = newKey();
      expect([await store.open(key), await store.sizeOf(key)]).toEqual([null, null]);
      await store.remove(key);
      await store.write(key, Buffer.from('here'));
      await store.remove(key);
      expect([await store.open(key), await store.sizeOf(key)]).toEqual([null, null]);
    });
    it('have no key that leads elsewhere', async () => {
      const store = await open();
      for (const key of ['../secret.key', `${area}/../../secret.key`, '/etc/passwd', `${area}/`, 'a\0b', '..']) {
        expect([await store.open(key), await store.sizeOf(key)]).toEqual([null, null]);
        await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('Cannot read file');
      }
    });
    it('are listed by folder with size and time, also more than one page of them', async () => {
      const store = await open();
      const folder = `list-${randomUUID().slice(0, 8)}`;
      const before = Date.now() - 5000;
      const keys = Array.from({ length: 620 }, () => newKey(folder));
      for (let at = 0; at < keys.length; at += 40)
        await Promise.all(keys.slice(at, at + 40).map((key) => store.write(key, Buffer.from(key))));
      await store.write(newKey(`${folder}x`), Buffer.from('other'));
      expect(await keysIn(store, folder)).toEqual(keys.toSorted());
      for await (const items of store.list(folder))
        for (const { key, bytes, writtenAt } of items) {
          expect(bytes).toBe(key.length);
          expect(Math.abs(writtenAt.getTime() - before)).toBeLessThan(120_000);
        }
      expect(await keysIn(store, 'no-such-folder')).toEqual([]);
      await Promise.all(keys.map((key) => store.remove(key)));
    }, 60_000);
    it('are written by twenty at the same time, each on its own', async () => {
      const store = await open();
      const files = Array.from({ length: 20 }, () => ({ key: newKey(), bytes: randomBytes(30_000) }));
      await Promise.all(files.map(({ key, bytes }) => store.write(key, bytes)));
      for (const { key, bytes } of files) expect(sum(await contentOf(store, key))).toBe(sum(bytes));
    });
    it('pass the check, which leaves nothing', async () => {
      const store = await open();
      await store.check();
      expect((await keysIn(store, '')).filter((key) => key.startsWith('check-'))).toEqual([]);
    });
  });
}
