import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { isGuessable, keyFileOf } from './secret-key-file.ts';
import { currentPrefix, decryptSecret, encryptSecret } from './secrets.ts';

const first = { current: 'first-0123456789-abcdefghijklmnopq', previous: [] };
const second = { current: 'second-0123456789-abcdefghijklmnop', previous: [first.current] };

/** As before keys had an id. */
function sealedInVersion1(plain: string, secretKey: string): string {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'folio', 'provider-keys', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}`;
}

describe('secrets', () => {
  it('name their key and are read with an earlier one', () => {
    const sealed = encryptSecret('sk-abc', first);
    expect(sealed.startsWith(currentPrefix(first))).toBe(true);
    expect(sealed.startsWith(currentPrefix(second))).toBe(false);
    expect(decryptSecret(sealed, second)).toBe('sk-abc');
    expect(() => decryptSecret(sealed, { ...second, previous: [] })).toThrow('neither SECRET_KEY nor');
    expect(() => decryptSecret(sealed.replace(/.{4}$/, 'AAAA'), first)).toThrow(/authenticate/);
  });
  it('of the version without an id are read with whichever key opens them', () => {
    const sealed = sealedInVersion1('sk-old', first.current);
    expect([decryptSecret(sealed, first), decryptSecret(sealed, second)]).toEqual(['sk-old', 'sk-old']);
    expect(sealed.startsWith(currentPrefix(first))).toBe(false);
    expect(() => decryptSecret(sealed, { current: second.current, previous: [] })).toThrow(/authenticate/);
  });
});

describe('the secret key', () => {
  it.each([
    ['k'.repeat(40), true],
    ['abcdefghij'.repeat(4), true],
    ['12121212121212121212121212121212', true],
    ['9f86d081884c7d659a2feaa0c55ad015', false],
    ['a3bf4f1b2b0b822cd15d6c15b0f00a08e3bf4f1b2b0b822cd15d6c15b0f00a08', false],
    ['31415926535897932384626433832795', false],
  ])('%s can be guessed: %s', (key, isWeak) => expect(isGuessable(key)).toBe(isWeak));
  it('is one for all processes that start first on an empty folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-key-'));
    const module = new URL('secret-key-file.ts', import.meta.url).href;
    // All threads make their key at the same moment of the clock.
    const script = `const { workerData, parentPort } = require('node:worker_threads');
      import(workerData.module).then(({ keyFileOf }) => {
        const barrier = new Int32Array(workerData.barrier);
        Atomics.add(barrier, 0, 1);
        while (Atomics.load(barrier, 0) < 4);
        parentPort.postMessage(keyFileOf(workerData.folder));
      });`;
    for (let round = 0; round < 5; round += 1) {
      const workerData = { module, folder: join(folder, String(round)), barrier: new SharedArrayBuffer(4) };
      const workers = Array.from({ length: 4 }, () => new Worker(script, { eval: true, workerData }));
      const keys = await Promise.all(
        workers.map(
          (worker) =>
            new Promise((resolve, reject) => {
              worker.once('message', resolve);
              worker.once('error', reject);
            }),
        ),
      );
      expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
      expect(readdirSync(workerData.folder)).toEqual(['secret.key']);
    }
    rmSync(folder, { recursive: true });
  });
  it('is never half a key', () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-key-'));
    writeFileSync(join(folder, 'secret.key'), '');
    chmodSync(join(folder, 'secret.key'), 0o600);
    expect(() => keyFileOf(folder)).toThrow('holds no whole key');
    rmSync(folder, { recursive: true });
  });
});
