// Bytes on the wire: API responses are compressed for clients that accept it, once that pays, and still cost a 304 if unchanged.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** As it travels: Node's own client unpacks nothing. */
function get(path: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const all = { authorization: `Bearer ${owner.token}`, ...headers };
    const call = request(`${product.url}/api${path}`, { headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

const large = '/tools/show_user_info';

it('a large answer comes packed by brotli or gzip, as the caller takes it, with the same content', async () => {
  const plain = await get(large, {});
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await get(large, { 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await get(large, { 'accept-encoding': 'gzip' });
  expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.bytes.toString());
  expect(gunzipSync(zipped.bytes).toString()).toBe(plain.bytes.toString());
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
});
it('an unchanged one costs a 304 without a body', async () => {
  const packed = { 'accept-encoding': 'br' };
  const first = await get('/user', packed);
  const tag = first.headers.etag as string;
  const repeated = await get('/user', { ...packed, 'if-none-match': tag });
  expect([repeated.status, repeated.bytes.length]).toEqual([304, 0]);
  const info = await get(large, packed);
  const unchanged = await get(large, { ...packed, 'if-none-match': info.headers.etag as string });
  expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
});
it('a small one is left as it is', async () => {
  const small = await get('/user', { 'accept-encoding': 'br' });
  expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
});
