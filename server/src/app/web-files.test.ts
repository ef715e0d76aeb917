// The files of the web app: hashed ones are kept by browsers for good, all others are asked for each time, and a file that is not there is none.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());

const assets = readdirSync(fileURLToPath(new URL('../../../web/dist/assets/', import.meta.url)), { recursive: true }).map(String);
const packedScript = assets.find((file) => file.endsWith('.js.br'))?.replace(/\.br$/, '') ?? '';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, { headers: { 'accept-encoding': 'br', ...headers } });

it('a hashed file comes packed and may be kept for a year', async () => {
  const answer = await get(`/assets/${packedScript}`);
  expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
    200,
    'br',
    'application/javascript; charset=utf-8',
  ]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('every other file is asked for each time', async () => {
  const answer = await get('/mark.svg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('a hashed file of an older build, a folder and a path out of the folder are no page', async () => {
  for (const path of ['/assets/gone-1a2b3c4d.js', '/assets/', '/assets/..%2f..%2fpackage.json']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

it('an address of the app is the page, never kept', async () => {
  const answer = await get('/documents');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
});

it('the gallery’s files are kept for long by their type, in parts where a player asks, and nothing is in their place', async () => {
  for (const [path, type] of [
    ['product/enamel-mug.jpg', 'image/jpeg'],
    ['text-to-image/card-1.webp', 'image/webp'],
    ['text-to-speech/speech.mp3', 'audio/mpeg'],
    ['text-to-video/film.mp4', 'video/mp4'],
  ]) {
    const { status, headers } = await get(`/example-files/${path}?v=1`);
    expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      path,
      200,
      type,
      'public, max-age=31536000, immutable',
    ]);
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual(['nosniff', null]);
  }
  const part = await get('/example-files/text-to-video/film.mp4', { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect((await get('/example-files/nothing.jpg')).status).toBe(404);
});

it('the frames of the style guide may be in a page of the product, any other page in none', async () => {
  const ancestors = async (path: string) => {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  expect(await ancestors('/style-guide/frame/components/buttons')).toBe("'self'");
  for (const path of ['/', '/dashboard', '/components/buttons', '/api/user', '/style-guides']) {
    expect([path, await ancestors(path)]).toEqual([path, "'none'"]);
  }
});

it('code, styles and fonts leave with few headers; a worker, a page and a call with a policy', async () => {
  const { headers: page } = await get('/');
  const parts = [...(await (await get('/')).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(parts.length).toBeGreaterThan(2);
  for (const path of parts) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('content-security-policy'), headers.get('permissions-policy')]).toEqual([
      path,
      200,
      null,
      null,
    ]);
    expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual([
      'nosniff',
      'same-origin',
    ]);
  }
  expect(page.get('permissions-policy')).toContain('camera=()');
  for (const path of ['/assets/any.worker-1a2b3c4d.js', '/assets/drawing.svg', '/api/docs'])
    expect((await get(path)).headers.get('content-security-policy')).toBe(page.get('content-security-policy'));
  const { headers: call } = await get('/api/user');
  expect(call.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect([call.get('x-content-type-options'), call.get('permissions-policy')]).toEqual(['nosniff', null]);
});

it('a file that nobody serves is not found, and no page', async () => {
  for (const path of ['/llms.txt', '/.well-known/mcp', '/.well-known/security.txt?a=b.c', '/docs/openapi.yaml'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get('/tools/blog_post?file=a.txt')).status).toBe(200);
});
