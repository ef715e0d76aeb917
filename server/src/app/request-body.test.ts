// The body of a call is checked before it is read: by its caller, its kind and its size. Written on raw sockets, to see the server's reaction to an
// endless body.

import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posting } from '../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

const megabyte = 1024 * 1024;

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

interface RawAnswer {
  status: number;
  /** Bytes that the server took of the body before the connection was closed. */
  sent: number;
}

/** Sends headers and then `bytes` of body, as fast as the server takes them; ends with the answer. */
function sendRaw(
  path: string,
  headers: Record<string, string>,
  bytes: number,
  chunk = Buffer.alloc(megabyte, '['),
): Promise<RawAnswer> {
  const { port, hostname } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let sent = 0;
    const push = () => {
      while (sent < bytes && socket.writable) {
        const size = Math.min(chunk.length, bytes - sent);
        sent += size;
        if (!socket.write(chunk.subarray(0, size))) {
          socket.once('drain', push);
          return;
        }
      }
    };
    const lines = Object.entries({ host: 'folio', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    push();
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    // A server that closes while someone still writes may reset the connection; the answer came before.
    socket.on('error', (problem) => (text === '' ? reject(problem) : undefined));
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, sent: sent - socket.writableLength });
    });
  });
}

const jsonOf = (bytes: number, more: Record<string, string> = {}) => ({
  'content-type': 'application/json',
  'content-length': String(bytes),
  ...more,
});
const bearer = () => ({ authorization: `Bearer ${owner.token}` });
const multipart = 'multipart/form-data; boundary=cut';

describe('a body of someone who is not signed in', () => {
  it('of 100 MB is answered 413 before it is read, while others are answered, in the memory there was', async () => {
    const before = process.memoryUsage().rss;
    let answered = 0;
    const over = new AbortController();
    const others = (async () => {
      while (!over.signal.aborted) {
        expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
        answered += 1;
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendRaw('/services/auth/login', jsonOf(100 * megabyte), 100 * megabyte)),
    );
    over.abort();
    await others;
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    // The content of two sockets' buffers was on its way already.
    for (const { sent } of answers) expect(sent).toBeLessThan(20 * megabyte);
    expect(answered).toBeGreaterThan(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
  });
  it('to a call for people signed in is answered 401 before it is read', async () => {
    for (const type of ['application/json', multipart]) {
      const headers = jsonOf(100 * megabyte, { 'content-type': type, authorization: 'Bearer folio_session_made_up' });
      const { status, sent } = await sendRaw('/services/orders/upload_picture', headers, 100 * megabyte);
      expect([type, status]).toEqual([type, 401]);
      expect(sent).toBeLessThan(20 * megabyte);
    }
  });
});

describe('a body of someone signed in', () => {
  it('is answered 413 above what its call needs', async () => {
    const tooMuch = async (path: string, bytes: number, type = 'application/json') =>
      (await sendRaw(path, jsonOf(bytes, { ...bearer(), 'content-type': type }), bytes)).status;
    expect(await tooMuch('/services/auth/login', 65 * 1024)).toBe(413);
    expect(await tooMuch('/services/folders/update', 2 * megabyte)).toBe(413);
    expect(await tooMuch('/services/orders/upload_picture', 12 * megabyte, multipart)).toBe(413);
    expect(await tooMuch('/services/orders/upload_picture', 2 * megabyte)).toBe(413);
    expect(await tooMuch('/services/orders/create', 106 * megabyte, multipart)).toBe(413);
  });
  it('reaches a call that takes it: two million characters of a document', async () => {
    const html = `<p>${'ж'.repeat(1_900_000)}</p>`;
    const { status } = await owner.send('POST', '/services/orders/update', { order_detail_id: 999_999, content: { html } });
    expect(status).toBe(404);
  });
  it('of another kind is answered 415, without a length 411, packed 415, cut 400', async () => {
    const send = async (headers: Record<string, string>, body = '{"name":"really"}') =>
      (await fetch(`${product.url}/api/services/folders/create`, { method: 'PUT', headers: { ...bearer(), ...headers }, body }))
        .status;
    for (const type of ['text/json', 'image/png', '*/*', 'text/plain', 'text/event-stream'])
      expect([type, await send({ 'content-type': type })]).toEqual([type, 415]);
    expect(await send({ 'content-type': 'application/json', 'content-encoding': 'gzip' })).toBe(415);
    expect(await send({ 'content-type': 'multipart/form-data' })).toBe(400);
    expect(await send({ 'content-type': multipart }, '--cut\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf')).toBe(
      400,
    );
    expect((await sendRaw('/services/orders/create', { ...bearer(), 'transfer-encoding': 'chunked' }, 0)).status).toBe(411);
  });
  it('is JSON whatever the letters of its type, so that claims in it are seen', async () => {
    const response = await fetch(`${product.url}/api/services/folders/create`, {
      method: 'PUT',
      headers: { ...bearer(), 'content-type': 'APPLICATION/JSON; Charset=UTF-8' },
      body: JSON.stringify({ name: 'really', user_id: owner.id + 1 }),
    });
    expect(response.status).toBe(403);
  });
  it('may not hide a form of thousands of fields', async () => {
    const form = new FormData();
    for (let index = 0; index < 2001; index += 1) form.append(`field_${index}`, 'x');
    expect((await owner.send('PUT', '/services/folders/create', form)).status).toBe(413);
  });
});

describe('files', () => {
  const incoming = () => join(product.kernel.config.dataDir, 'incoming');
  it('keep their names and bytes on the way over the disk, and are gone from there with the answer', async () => {
    const text = 'Größe,Preis\n"Kaffee, gemahlen",4\n'.repeat(50);
    const form = new FormData();
    form.append('file', new File([text], 'Preisliste „Größe“.csv', { type: 'text/csv' }));
    form.append('type', 'file');
    form.append('name', 'Prices');
    form.append('tags[]', 'Öl');
    const { status, body } = await owner.send('PUT', '/features/additional-source/create', form);
    expect([status, body]).toMatchObject([200, { additional_source: { tags: ['Öl'] } }]);
    const [kept] = await product.sql<{ file_name: string; storage_key: string }>(
      'select file_name, storage_key from additional_sources',
    );
    expect(kept?.file_name).toBe('Preisliste „Größe“.csv');
    expect(Buffer.from(await product.kernel.storage.read(kept?.storage_key ?? '')).toString()).toBe(text);
    await expect.poll(() => readdirSync(incoming())).toEqual([]);
  });
  it('come in the order of the form, however long each takes to write', async () => {
    const names = ['large.txt', 'small.txt', 'middle.txt', 'tiny.txt'];
    const sizes = [9_000_000, 10, 900_000, 1];
    const form = new FormData();
    form.append('tool', 'job_posting');
    for (const [name, value] of Object.entries(posting)) form.append(`fields[${name}]`, value);
    for (const [index, name] of names.entries())
      form.append('source_files[]', new File(['word '.repeat((sizes[index] ?? 0) / 5 + 1)], name));
    const { status, body } = await owner.send('POST', '/services/orders/create', form);
    expect([status, body.errors]).toEqual([200, undefined]);
    const rows = await product.sql<{ file_name: string }>(
      'select file_name from additional_sources where name <> $1 order by id',
      ['Prices'],
    );
    expect(rows.map((row) => row.file_name)).toEqual(names);
  });
  it.each([0, 1, 2, 5, 10, 50])('of a call that hangs up %i ms after it sent half of one are removed', async (milliseconds) => {
    const { port, hostname } = new URL(product.url);
    const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
    const headers = jsonOf(5 * megabyte, { ...bearer(), 'content-type': multipart });
    const lines = Object.entries({ host: 'folio', ...headers }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    const half = `POST /api/services/orders/bulk/validate HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${head}`;
    await new Promise<void>((sent) =>
      socket.write(Buffer.concat([Buffer.from(half), Buffer.alloc(megabyte, 'a')]), () => sent()),
    );
    if (milliseconds > 0)
      await expect.poll(() => readdirSync(incoming()).length, { interval: milliseconds, timeout: 10_000 }).toBe(1);
    socket.destroy();
    // Nothing is left of it, and a call after it works.
    expect((await owner.get('/services/folders/show')).status).toBe(200);
    await expect.poll(() => readdirSync(incoming()), { timeout: 10_000 }).toEqual([]);
  });
});
