// HEAD is answered where GET is, with its headers and no body; methods that nobody has are refused with those that are there.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

const metricsToken = '0123456789abcdef0f1e2d3c4b5a69788796a5b4c3d2e1f0';
let product: TestProduct;
let owner: TestCaller;
let detailId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web', METRICS_TOKEN: metricsToken });
  owner = await product.register('Owner Person');
  ({ detailId } = await buildDocument(product, owner));
});
afterAll(() => product.stop());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  length: number;
}

/** By Node's client, since `fetch` refuses to send some methods. */
const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(`${product.url}${path}`, { method, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, length }));
    });
    call.on('error', reject);
    call.end();
  });

const varying = ['date', 'transfer-encoding', 'set-cookie', 'connection', 'keep-alive'];
const comparable = ({ status, headers }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name))),
});

describe('HEAD', () => {
  it.each([
    '/',
    '/dashboard',
    '/share/no-such-link',
    '/mark.svg',
    '/assets/gone.js',
    '/healthz',
    '/readyz',
    '/api/docs',
    '/api/user',
    '/api/services/orders/show?per_page=100',
    '/api/no/such/call',
  ])('answers as GET does, without its body: %s', async (path) => {
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'br' };
    const [get, head] = [await send('GET', path, headers), await send('HEAD', path, headers)];
    expect(get.length).toBeGreaterThan(0);
    expect(head.length).toBe(0);
    expect(comparable(head)).toEqual(comparable(get));
  });

  it('needs the rights of GET', async () => {
    expect((await send('HEAD', '/api/user')).status).toBe(401);
    expect((await send('HEAD', '/metrics')).status).toBe(401);
    expect((await send('HEAD', '/metrics', { authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  });

  it('of a call that is no GET is refused', async () => {
    const { status, headers } = await send('HEAD', '/api/services/orders/delete');
    expect([status, headers.allow]).toEqual([405, 'DELETE']);
  });

  it('of a stream of events and of a download ends at once', async () => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const stream = await send('HEAD', '/api/changes', headers);
    expect([stream.status, stream.headers['content-type'], stream.length]).toEqual([200, 'text/event-stream; charset=utf-8', 0]);
    const path = `/api/services/orders/download?order_detail_id=${detailId}&format=docx&type=text`;
    const [get, head] = [await send('GET', path, headers), await send('HEAD', path, headers)];
    expect([get.status, head.status, head.length]).toEqual([200, 200, 0]);
    expect(head.headers['content-disposition']).toBe(get.headers['content-disposition']);
  });
});

describe('a method that is not accepted', () => {
  it.each(['PROPFIND', 'TRACE', 'OPTIONS', 'LOCK', 'POST'])('%s answers 405 with those that are', async (method) => {
    for (const [path, allowed] of [
      ['/api/user', 'GET, HEAD'],
      ['/api/changes', 'GET, HEAD'],
      ['/dashboard', 'GET, HEAD'],
      ['/healthz', 'GET, HEAD'],
      ['/assets/gone.js', 'GET, HEAD'],
    ]) {
      const { status, headers } = await send(method, path ?? '');
      expect([path, status, headers.allow]).toEqual([path, 405, allowed]);
    }
    expect((await send(method, '/api/no/such/call')).status).toBe(404);
  });
});
