// One suite for both kinds of stores, then the features of a bucket alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf, describeFileStore } from '../../testing/file-store-contract.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { openFolder } from './folder-store.ts';
import { type BucketSettings, openBucket } from './s3-store.ts';
import { isStorageAway, StorageProblem } from './storage-problem.ts';
import type { Bucket } from './storage-url.ts';

let server: S3Server;
let folder: string;

beforeAll(async () => {
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'folio-store-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const bucketOf = (changes: Partial<Bucket> = {}): Bucket => ({
  kind: 's3',
  bucket: server.bucket,
  prefix: 'files/of-folio/',
  region: 'eu-central-1',
  endpoint: server.endpoint,
  isPathStyle: true,
  ...changes,
});
const settingsOf = (changes: Partial<BucketSettings> = {}): BucketSettings => ({
  credentials: server.keys,
  encryption: null,
  isDirect: false,
  region: null,
  ...changes,
});
const open = (bucket: Partial<Bucket> = {}, settings: Partial<BucketSettings> = {}) =>
  openBucket(bucketOf(bucket), settingsOf(settings));

describeFileStore('a folder', () => openFolder(folder));
describeFileStore('a bucket', () => open());

describe('a bucket', () => {
  it('gets the headers that encrypt at rest', async () => {
    const store = await open({}, { encryption: { algorithm: 'aws:kms', keyId: 'key-of-files' } });
    await store.write('area/small', Buffer.from('x'));
    expect(server.objects.get('files/of-folio/area/small')?.headers).toEqual({ encryption: 'aws:kms', keyId: 'key-of-files' });
  });
  it('gives URLs that download under the name and type of the file, for five minutes and for nothing else', async () => {
    const store = await open({}, { isDirect: true });
    expect(store.downloadOrigin).toBe(server.endpoint);
    await store.write('area/film', Buffer.from('0123456789'));
    const url = (await store.downloadUrl('area/film', { name: 'Café "1".mp4', type: 'video/mp4' })) ?? '';
    const answer = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([206, 'video/mp4', '234']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Caf_ _1_.mp4"; filename*=utf-8''Caf%C3%A9%20%221%22.mp4`,
    );
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await fetch(url.replace('film', 'other'))).status).toBe(403);
    expect(url).not.toContain(server.keys.secretAccessKey);
    expect(await (await open()).downloadUrl('area/film', { name: 'a', type: 'b' })).toBeNull();
  });
});

describe('a bucket that fails', () => {
  /** The failure, which is one of the storage and names no secret. */
  async function failureOf(work: Promise<unknown>): Promise<string> {
    const problem = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(problem).toBeInstanceOf(StorageProblem);
    expect(isStorageAway(new Error('wrapped', { cause: problem }))).toBe(true);
    const { message } = problem as Error;
    expect(message).not.toContain(server.keys.secretAccessKey);
    return message;
  }
  it('does not exist', async () => {
    const store = await open({ bucket: 'no-such-bucket' });
    const sentence = /^The bucket of s3:\/\/no-such-bucket\/files\/of-folio at 127\.0\.0\.1:\d+ does not exist/;
    expect(await failureOf(store.check())).toMatch(sentence);
    expect(await failureOf(store.write('area/a', Buffer.from('x')))).toMatch(sentence);
    expect(await failureOf(store.open('area/a'))).toMatch(sentence);
    expect(await failureOf(store.sizeOf('area/a'))).toMatch(sentence);
  });
  it('does not know the key, or another secret signed', async () => {
    const unknown = await open({}, { credentials: { ...server.keys, accessKeyId: 'someone-else' } });
    expect(await failureOf(unknown.check())).toContain('check AWS_ACCESS_KEY_ID');
    const other = await open({}, { credentials: { ...server.keys, secretAccessKey: 'another-secret' } });
    expect(await failureOf(other.write('area/a', Buffer.from('x')))).toContain('check AWS_SECRET_ACCESS_KEY');
    expect(await failureOf(other.open('area/a'))).toContain('check AWS_SECRET_ACCESS_KEY');
  });
  it('is tried again after 503, and named where it continues', async () => {
    const store = await open();
    server.faults.refuse = { status: 503, code: 'SlowDown', times: 2 };
    await store.write('area/busy', Buffer.from('kept'));
    expect((await contentOf(store, 'area/busy'))?.toString()).toBe('kept');
    server.faults.refuse = { status: 503, code: 'SlowDown', times: 100 };
    expect(await failureOf(store.sizeOf('area/busy'))).toContain('answers 503');
    server.faults = {};
  });
  it('breaks a download off: it continues where it ended', async () => {
    const store = await open();
    const bytes = Buffer.alloc(3_000_000, 'abcdefg');
    await store.write('area/long', bytes);
    server.faults.cut = { afterBytes: 1_000_000, times: 2 };
    expect((await contentOf(store, 'area/long'))?.equals(bytes)).toBe(true);
    server.faults.cut = { afterBytes: 100_000, times: 1 };
    expect((await contentOf(store, 'area/long', { start: 7, end: 700_006 }))?.equals(bytes.subarray(7, 700_007))).toBe(true);
    server.faults.cut = { afterBytes: 10, times: 100 };
    expect(await failureOf(contentOf(store, 'area/long'))).toContain('closed the connection');
    server.faults = {};
  });
  it('breaks an upload off: nothing is left of it', async () => {
    const store = await open();
    server.faults.cutUploads = true;
    expect(await failureOf(store.write('area/half', Buffer.alloc(20_000_000, 1)))).toContain('closed the connection');
    server.faults = {};
    expect([await store.sizeOf('area/half'), server.uploads.size]).toEqual([null, 0]);
  });
  it('does not answer: one request waits, once, and the next ones are refused at once until it answers', async () => {
    await (await open()).write('area/slow', Buffer.from('kept'));
    const store = await open({}, { timeouts: { connectMs: 500, idleMs: 500, pauseMs: 3000 } });
    server.requests.length = 0;
    server.faults.delayMs = 5000;
    expect(await failureOf(store.open('area/slow'))).toContain('does not answer in time');
    expect(await failureOf(store.sizeOf('area/slow'))).toContain('does not answer in time');
    expect(await failureOf(store.write('area/slow', Buffer.from('lost')))).toContain('does not answer in time');
    expect(server.requests).toHaveLength(1);
    server.faults = {};
    await vi.waitFor(async () => expect((await contentOf(store, 'area/slow'))?.toString()).toBe('kept'), { timeout: 60_000 });
    const nowhere = await open({ endpoint: 'http://127.0.0.1:9' });
    expect(await failureOf(nowhere.check())).toContain('nothing listens there');
  });
  it('is full', async () => {
    const store = await open();
    server.faults.refuse = { status: 507, code: 'XMinioStorageFull', times: 100 };
    const problem = await store.write('area/full', Buffer.from('x')).catch((reason: unknown) => reason);
    server.faults = {};
    expect(problem).toMatchObject({ code: 'ENOSPC' });
  });
});
