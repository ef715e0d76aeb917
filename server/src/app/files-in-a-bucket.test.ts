// The product on a bucket: files come and go as they do in a folder, in parts, by signed URLs, and with a reason where the store fails.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepAssets } from '../features/assets/assets.jobs.ts';
import { buildTask, buildWorkspace } from '../testing/build.ts';
import { startChildProduct } from '../testing/child-product.ts';
import { type S3Server, s3Environment, startS3Server } from '../testing/s3-server.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let server: S3Server;
let photo: Buffer;

beforeAll(async () => {
  server = await startS3Server();
  photo = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());
afterEach(() => {
  server.faults = {};
});

interface Attached {
  product: TestProduct;
  owner: TestCaller;
  taskId: number;
  path: string;
}

async function attach(environment: Record<string, string>): Promise<Attached> {
  const product = await startTestProduct({ FOLIO_ROLE: 'web', ...environment });
  const owner = await product.register('Marta Ferri');
  const taskId = await buildTask(product, owner, await buildWorkspace(product, owner));
  expect((await upload(owner, taskId)).status).toBe(200);
  const [row] = await product.sql<{ id: number }>('select id from task_attachments');
  return { product, owner, taskId, path: `/features/tasks/attachments/${row?.id}` };
}

function upload(owner: TestCaller, taskId: number) {
  const form = new FormData();
  form.append('id', String(taskId));
  form.append('file', new File([new Uint8Array(photo)], 'Boot, blau.png', { type: 'image/png' }));
  return owner.send('POST', '/features/tasks/attachments/create', form);
}

const fetchAs = ({ product, owner, path }: Attached, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api${path}`, { redirect: 'manual', headers: { authorization: `Bearer ${owner.token}`, ...headers } });

/** A browser's request, which names the purpose of the file. `fetch` of Node always claims to be a script. */
const asBrowser = ({ product, owner, path }: Attached, mode?: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...(owner.token && { authorization: `Bearer ${owner.token}` }), ...(mode && { 'sec-fetch-mode': mode }) };
    get(`${product.url}/api${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer);
    }).on('error', reject);
  });

describe.each(['a folder', 'a bucket'])('a file in %s', (kind) => {
  let attached: Attached;
  beforeAll(async () => {
    attached = await attach(kind === 'a bucket' ? s3Environment(server) : {});
  });
  afterAll(() => attached.product.stop());

  it('is downloaded whole, with type and name', async () => {
    const answer = await fetchAs(attached);
    expect(answer.status).toBe(200);
    expect(
      Object.fromEntries(['content-type', 'content-length', 'accept-ranges'].map((name) => [name, answer.headers.get(name)])),
    ).toEqual({
      'content-type': 'image/png',
      'content-length': String(photo.length),
      'accept-ranges': 'bytes',
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Boot, blau\.png"/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
  });
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, null],
    ['bytes=-7', -7, null],
    ['bytes=5-99999999', 5, null],
  ])('is downloaded in part: %s', async (range, from, to) => {
    const answer = await fetchAs(attached, { range });
    const start = from < 0 ? photo.length + from : from;
    const end = to ?? photo.length - 1;
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${photo.length}`]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo.subarray(start, end + 1))).toBe(true);
  });
  it('has no part behind its end, and no several or wrong ones', async () => {
    const behind = await fetchAs(attached, { range: `bytes=${photo.length}-` });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${photo.length}`]);
    for (const range of ['bytes=0-1,5-6', 'bytes=9-2', 'bytes=-', 'lines=1-2'])
      expect((await fetchAs(attached, { range })).status).toBe(200);
    expect((await fetchAs(attached, { range: 'bytes=0-1', 'if-range': '"another version"' })).status).toBe(200);
  });
  it('that is gone is not found', async () => {
    const [row] = await attached.product.sql<{ storage_key: string }>('select storage_key from task_attachments');
    const key = row?.storage_key ?? '';
    const bytes = await attached.product.kernel.storage.read(key);
    await attached.product.kernel.storage.remove(key);
    expect((await fetchAs(attached)).status).toBe(404);
    expect(bytes.length).toBe(photo.length);
    await expect(attached.product.kernel.storage.read(key)).rejects.toThrow('Cannot read file');
    expect(await attached.product.kernel.storage.sizeOf(key)).toBe(0);
  });
});

it('leaves nothing in the data folder, and sweeps what no row names', async () => {
  const attached = await attach(s3Environment(server, 'swept'));
  const { kernel } = attached.product;
  expect(existsSync(join(kernel.config.dataDir, 'files'))).toBe(false);
  const lost = await kernel.storage.save('tasks', photo);
  const old = server.objects.get(`swept/${lost}`);
  if (old) old.writtenAt = new Date(Date.now() - 3 * 86_400_000);
  await sweepAssets(kernel);
  expect([...server.objects.keys()].filter((key) => key.startsWith('swept/')).length).toBe(1);
  expect(server.objects.has(`swept/${lost}`)).toBe(false);
  await attached.product.stop();
});

describe('STORAGE_DOWNLOADS=direct', () => {
  let attached: Attached;
  beforeAll(async () => {
    attached = await attach({ ...s3Environment(server), STORAGE_DOWNLOADS: 'direct' });
  });
  afterAll(() => attached.product.stop());

  it('sends browsers to the bucket, and nobody else', async () => {
    const { statusCode, headers } = await asBrowser(attached, 'no-cors');
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([302, 'no-store', undefined]);
    const file = await fetch(headers.location ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(file.headers.get('content-disposition')).toContain('Boot, blau.png');
    expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
    expect((await asBrowser(attached, 'navigate')).statusCode).toBe(302);
    for (const mode of [undefined, 'cors', 'same-origin']) expect((await asBrowser(attached, mode)).statusCode).toBe(200);
    expect((await asBrowser({ ...attached, owner: attached.product.visitor }, 'navigate')).statusCode).toBe(401);
  });
  it('lets pages show pictures from there', async () => {
    const policy = (await fetch(attached.product.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`img-src [^;]*${server.endpoint}`));
    expect(policy).toMatch(/script-src 'self'[^;]*;/);
    expect(policy).not.toMatch(new RegExp(`(?:script|connect|default)-src [^;]*${server.endpoint}`));
  });
});

describe('a bucket that fails', () => {
  let attached: Attached;
  beforeAll(async () => {
    attached = await attach(s3Environment(server, 'failing'));
  });
  afterAll(() => attached.product.stop());

  it('answers 503 with a reason to downloads and uploads, and keeps no row', async () => {
    server.faults.refuse = { status: 403, code: 'AccessDenied', times: 1000 };
    const read = await attached.owner.get(attached.path);
    expect([read.status, read.body.code, read.headers.get('retry-after')]).toEqual([503, 'STORAGE_AWAY', '10']);
    const written = await upload(attached.owner, attached.taskId);
    expect([written.status, written.body.code]).toEqual([503, 'STORAGE_AWAY']);
    expect(await attached.product.sql('select id from task_attachments')).toHaveLength(1);
  });
  it('answers 507 where it is full', async () => {
    server.faults.refuse = { status: 507, code: 'QuotaExceeded', times: 1000 };
    const { status, body } = await upload(attached.owner, attached.taskId);
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
  });
  it('that breaks off in the middle is continued, and the caller gets the whole', async () => {
    server.faults.cut = { afterBytes: 50_000, times: 2 };
    expect(Buffer.from(await (await fetchAs(attached)).arrayBuffer()).equals(photo)).toBe(true);
  });
  it('is named in the log without its keys', async () => {
    const child = await startChildProduct({
      ...s3Environment(server, 'logged'),
      DATABASE_URL: attached.product.kernel.config.databaseUrl ?? '',
      DATA_DIR: attached.product.kernel.config.dataDir,
      AWS_SECRET_ACCESS_KEY: 'wrong-secret-of-this-bucket',
    });
    const answer = await fetch(`${child.url}/api${attached.path}`, {
      headers: { authorization: `Bearer ${attached.owner.token}` },
    });
    expect(answer.status).toBe(503);
    await child.end('SIGTERM');
    expect(child.output()).toContain('check AWS_SECRET_ACCESS_KEY');
    expect(child.output()).not.toContain('wrong-secret-of-this-bucket');
    expect(child.output()).not.toContain('X-Amz-Signature');
  });
});
