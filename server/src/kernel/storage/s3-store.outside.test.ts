// A bucket of a server that others wrote: moto's, a program of its own on loopback (`moto_server`, or S3_SERVER_PATH).
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf, describeFileStore } from '../../testing/file-store-contract.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { openBucket } from './s3-store.ts';

let server: ChildProcess;
let endpoint: string;

beforeAll(async () => {
  const port = await findFreePort();
  server = spawn(process.env['S3_SERVER_PATH'] ?? 'moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  endpoint = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      const { ok } = await fetch(`${endpoint}/folio-files`, { method: 'PUT' });
      if (!ok) throw new Error('The bucket is not there yet');
    },
    { timeout: 40_000, interval: 200 },
  );
});
afterAll(() => void server.kill());

const open = (prefix = 'files/', isDirect = false) =>
  openBucket(
    { kind: 's3', bucket: 'folio-files', prefix, region: 'us-east-1', endpoint, isPathStyle: true },
    { credentials: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' }, encryption: null, isDirect, region: null },
  );

describeFileStore('a bucket of another server', () => open());

describe('a bucket of another server', () => {
  it('has prefixes that do not see one another', async () => {
    const [one, other] = [await open('one/'), await open('other/')];
    await one.write('area/file', Buffer.from('of one'));
    expect(await contentOf(other, 'area/file')).toBeNull();
    expect((await contentOf(one, 'area/file'))?.toString()).toBe('of one');
  });
});
