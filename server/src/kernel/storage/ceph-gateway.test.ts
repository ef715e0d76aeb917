// A bucket of Ceph's object gateway, a real S3 server on loopback: files, uploads in parts, signed URLs, encryption, and the move command.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HeadObjectCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CephGateway, startCephGateway } from '../../testing/ceph-gateway.ts';
import { contentOf, describeFileStore, keysIn } from '../../testing/file-store-contract.ts';
import { s3Environment } from '../../testing/s3-server.ts';
import { openFolder } from './folder-store.ts';
import { type BucketSettings, openBucket } from './s3-store.ts';

let gateway: CephGateway;

beforeAll(async () => {
  gateway = await startCephGateway();
}, 180_000);
afterAll(() => gateway?.close(), 30_000);

const open = (prefix = 'files/', changes: Partial<BucketSettings> = {}) =>
  openBucket(
    { kind: 's3', bucket: gateway.bucket, prefix, region: 'us-east-1', endpoint: gateway.endpoint, isPathStyle: true },
    { credentials: gateway.keys, encryption: null, isDirect: false, region: null, ...changes },
  );

const openUploads = async () =>
  (await gateway.client.send(new ListMultipartUploadsCommand({ Bucket: gateway.bucket }))).Uploads ?? [];

describeFileStore('a bucket of Ceph', () => open());

describe('a bucket of Ceph', () => {
  it('has prefixes that do not see one another', async () => {
    const [one, other] = [await open('one/'), await open('other/')];
    await one.write('area/file', Buffer.from('of one'));
    expect(await contentOf(other, 'area/file')).toBeNull();
    expect((await contentOf(one, 'area/file'))?.toString()).toBe('of one');
  });

  it('keeps large files as parts, and nothing of an upload that broke off', async () => {
    const store = await open();
    const head = async (Key: string) => gateway.client.send(new HeadObjectCommand({ Bucket: gateway.bucket, Key }));
    await store.write('parts/whole', randomBytes(20 * 1024 * 1024));
    // The tag of an object that was uploaded in parts names their number.
    expect((await head('files/parts/whole')).ETag).toMatch(/-3"$/);
    async function* breakingOff() {
      for (let piece = 0; piece < 3; piece += 1) yield randomBytes(8 * 1024 * 1024);
      await vi.waitFor(async () => expect(await openUploads()).toHaveLength(1), { timeout: 20_000, interval: 50 });
      throw new Error('the source broke off');
    }
    await expect(store.write('parts/broken', breakingOff())).rejects.toThrow('the source broke off');
    expect([await openUploads(), await store.sizeOf('parts/broken')]).toEqual([[], null]);
  });

  it('gives URLs that download under the name and type of the file, for five minutes and for nothing else', async () => {
    const store = await open('files/', { isDirect: true });
    await store.write('area/film', Buffer.from('0123456789'));
    await store.write('area/other', Buffer.from('secret'));
    const url = (await store.downloadUrl('area/film', { name: 'Café "1".mp4', type: 'video/mp4' })) ?? '';
    const answer = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([206, 'video/mp4', '234']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Caf_ _1_.mp4"; filename*=utf-8''Caf%C3%A9%20%221%22.mp4`,
    );
    const statusOf = async (changed: string, method = 'GET') => (await fetch(changed, { method })).status;
    expect(await statusOf(url.replace('film', 'other'))).toBe(403);
    expect(await statusOf(url.replace('video', 'text'))).toBe(403);
    expect(await statusOf(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))).toBe(403);
    expect(await statusOf(url, 'DELETE')).toBe(403);
    expect(await statusOf(`${gateway.endpoint}/${gateway.bucket}/files/area/film`)).toBe(403);
    expect((await contentOf(store, 'area/film'))?.toString()).toBe('0123456789');
  });

  it('encrypts at rest by the key that is named, in one part and in several', async () => {
    const text = Buffer.from('This sentence is not for the disk. '.repeat(10));
    await (await open('plain/')).write('area/small', text);
    expect((await gateway.readRaw('plain/area/small')).includes('not for the disk')).toBe(true);
    const store = await open('encrypted/', { encryption: { algorithm: 'aws:kms', keyId: gateway.keyId } });
    const large = randomBytes(18 * 1024 * 1024);
    await store.write('area/small', text);
    await store.write('area/large', large);
    const raw = await gateway.readRaw('encrypted/area/small');
    expect([raw.length, raw.includes('not for the disk')]).toEqual([text.length, false]);
    for (const [key, bytes] of [['area/small', text] as const, ['area/large', large] as const]) {
      const Key = `encrypted/${key}`;
      const head = await gateway.client.send(new HeadObjectCommand({ Bucket: gateway.bucket, Key }));
      expect([head.ServerSideEncryption, head.SSEKMSKeyId]).toEqual(['aws:kms', gateway.keyId]);
      expect((await contentOf(store, key))?.equals(bytes)).toBe(true);
    }
    expect(
      (await contentOf(store, 'area/large', { start: 9_000_000, end: 9_000_099 }))?.equals(large.subarray(9_000_000, 9_000_100)),
    ).toBe(true);
  });

  it('fails the check where it ignores the encryption, as this release does with AES256', async () => {
    const store = await open('files/', { encryption: { algorithm: 'AES256', keyId: null } });
    await store.write('area/ignored', Buffer.from('This is not for the disk'));
    expect((await gateway.readRaw('files/area/ignored')).toString()).toBe('This is not for the disk');
    await expect(store.check()).rejects.toThrow('does not confirm the encryption of STORAGE_ENCRYPTION');
    await (await open('files/', { encryption: { algorithm: 'aws:kms', keyId: gateway.keyId } })).check();
    const unknown = await open('files/', { encryption: { algorithm: 'aws:kms', keyId: 'no-such-key' } });
    await expect(unknown.write('area/refused', Buffer.from('x'))).rejects.toThrow('check STORAGE_KMS_KEY');
  });

  it('refuses keys that are wrong', async () => {
    const unknown = await open('files/', { credentials: { ...gateway.keys, accessKeyId: 'someone-else' } });
    await expect(unknown.check()).rejects.toThrow('check AWS_ACCESS_KEY_ID');
    const wrong = await open('files/', { credentials: { ...gateway.keys, secretAccessKey: 'another-secret' } });
    await expect(wrong.write('area/refused', Buffer.from('x'))).rejects.toThrow('check AWS_SECRET_ACCESS_KEY');
    expect(await (await open()).sizeOf('area/refused')).toBeNull();
  });
});

describe('the move from a folder to a bucket of Ceph', () => {
  const program = fileURLToPath(new URL('../../app/run-storage.ts', import.meta.url));

  it('continues where it was killed, and deletes what it has verified', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'folio-move-'));
    const folder = openFolder(join(dataDir, 'files'));
    const bucket = await open('moved/');
    const files = new Map(Array.from({ length: 400 }, (_, at) => [`area${at % 3}/${randomUUID()}`, randomBytes(at * 100)]));
    files.set('area0/large', randomBytes(20 * 1024 * 1024));
    for (const [key, bytes] of files) await folder.write(key, bytes);
    const env = { ...process.env, ...s3Environment(gateway, 'moved'), DATA_DIR: dataDir };
    const move = () => {
      const child = spawn(process.execPath, [program, 'move', '--from', 'local', '--delete'], { env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return { child, ended: new Promise<string>((resolve) => child.once('close', (code) => resolve(`${code} ${output}`))) };
    };
    const first = move();
    await vi.waitFor(async () => expect((await keysIn(bucket, '')).length).toBeGreaterThan(20), {
      timeout: 60_000,
      interval: 20,
    });
    first.child.kill('SIGKILL');
    await first.ended;
    expect((await keysIn(folder, '')).length).toBe(files.size);
    const output = await move().ended;
    expect(output).toMatch(/^0 [\s\S]* \d+ were there; 401 were deleted/);
    expect(Number(/(\d+) were there/.exec(output)?.[1])).toBeGreaterThan(3);
    for (const [key, bytes] of files) expect((await contentOf(bucket, key))?.equals(bytes)).toBe(true);
    expect(await keysIn(folder, '')).toEqual([]);
    rmSync(dataDir, { recursive: true });
  }, 180_000);
});
