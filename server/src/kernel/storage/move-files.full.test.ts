// A move between a folder and a bucket: whole, interrupted, with damage, and while files come.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { contentOf, keysIn } from '../../testing/file-store-contract.ts';
import { type S3Server, s3Environment, startS3Server } from '../../testing/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';
import { moveFiles } from './move-files.ts';
import { openBucket } from './s3-store.ts';
import { withPrevious } from './two-stores.ts';

const program = fileURLToPath(new URL('../../app/run-storage.ts', import.meta.url));
let server: S3Server;
let dataDir: string;
let folder: FileStore;
let bucket: FileStore;
let files: Map<string, Buffer>;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'folio-move-'));
  folder = openFolder(join(dataDir, 'files'));
  server.objects.clear();
  bucket = await openBucket(
    { kind: 's3', bucket: server.bucket, prefix: 'product/', region: null, endpoint: server.endpoint, isPathStyle: true },
    { credentials: server.keys, encryption: null, isDirect: false, region: null },
  );
  files = new Map(Array.from({ length: 60 }, (_, at) => [`area${at % 3}/${randomUUID()}`, randomBytes(at * 1000)]));
  for (const [key, bytes] of files) await folder.write(key, bytes);
  return () => rmSync(dataDir, { recursive: true });
});

async function expectAllIn(store: FileStore): Promise<void> {
  for (const [key, bytes] of files) expect((await contentOf(store, key))?.equals(bytes)).toBe(true);
}

const environmentOf = (more: Record<string, string> = {}) => ({
  ...process.env,
  ...s3Environment(server),
  DATA_DIR: dataDir,
  ...more,
});
/** Runs beside this process, which is the server. */
function runStorage(words: string[], more: Record<string, string> = {}): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...words], { env: environmentOf(more) });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}

it('goes both ways, and deletes only when everything is verified', async () => {
  const journal = join(dataDir, 'move.log');
  const to = { journal, isDeleting: false, from: folder, to: bucket };
  expect(await moveFiles(to)).toMatchObject({ copied: 60, known: 0, deleted: 0 });
  await expectAllIn(bucket);
  await expectAllIn(folder);
  expect(await moveFiles({ ...to, isDeleting: true })).toMatchObject({ copied: 0, known: 60, deleted: 60 });
  expect(await keysIn(folder, '')).toEqual([]);
  await moveFiles({ from: bucket, to: folder, journal: join(dataDir, 'back.log'), isDeleting: true });
  await expectAllIn(folder);
  expect(server.objects.size).toBe(0);
});

it('stops at a copy with other bytes and deletes nothing', async () => {
  const [damaged = ''] = [...files.keys()].slice(30);
  const open: FileStore['open'] = async (key, range) =>
    key === damaged
      ? (async function* () {
          yield new Uint8Array([1]);
        })()
      : bucket.open(key, range);
  const move = moveFiles({ from: folder, to: { ...bucket, open }, journal: join(dataDir, 'move.log'), isDeleting: true });
  await expect(move).rejects.toThrow('returned other bytes than were written');
  await expectAllIn(folder);
  expect(await bucket.sizeOf(damaged)).toBeNull();
});

it('continues where it was killed', async () => {
  server.faults.delayMs = 40;
  const child = spawn(process.execPath, [program, 'move', '--from', 'local', '--delete'], {
    env: environmentOf(),
    stdio: 'ignore',
  });
  await vi.waitFor(() => expect(server.objects.size).toBeGreaterThan(10), { timeout: 30_000, interval: 20 });
  child.kill('SIGKILL');
  server.faults = {};
  await expectAllIn(folder);
  const second = await runStorage(['move', '--from', 'local', '--to', s3Environment(server).STORAGE_URL ?? '', '--delete']);
  expect(second.output).toMatch(/ \d+ were there; 60 were deleted/);
  expect(Number(/(\d+) were there/.exec(second.output)?.[1])).toBeGreaterThan(3);
  expect(second.status).toBe(0);
  await expectAllIn(bucket);
  expect(await keysIn(folder, '')).toEqual([]);
});

it('keeps all files readable meanwhile', async () => {
  const both = withPrevious(bucket, folder);
  const key = `area0/${randomUUID()}`;
  files.set(key, randomBytes(10));
  await both.write(key, files.get(key) ?? Buffer.alloc(0));
  expect([await bucket.sizeOf(key), await folder.sizeOf(key)]).toEqual([10, null]);
  const moving = moveFiles({ from: folder, to: bucket, journal: join(dataDir, 'move.log'), isDeleting: true });
  await expectAllIn(both);
  await moving;
  await expectAllIn(both);
});

it.each([
  [['move'], {}, 'Usage: npm run storage'],
  [['move', '--to', 'ftp://x'], {}, '--to must be local or s3://bucket/prefix'],
  [['move', '--to', 'local', '--delete'], {}, 'Folio still uses the store'],
  [['move', '--to', 'local'], { STORAGE_URL: 'local' }, 'Usage'],
  [['move', '--from', 'local'], { STORAGE_URL: 's3://key:secret@bucket' }, 'must not contain keys'],
] as const)('refuses %j', (words, more, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { env: environmentOf(more), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr).not.toContain(':secret@');
});
