// Texts that were kept under earlier rules, or brought from elsewhere, obey those of now wherever they are read.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const raw = '<h1>Boots</h1><p onclick="alert(1)">They grip.</p><script>alert(2)</script><img src="https://evil.example/x.png">';

it('shown, compared, downloaded and restored', async () => {
  const { detailId } = await buildDocument(product, owner);
  await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: '<p>They hold.</p>' } });
  const versions = await product.sql<{ id: number }>(
    'update document_versions set html = $2 where order_detail_id = $1 returning id',
    [detailId, raw],
  );
  const ids = versions.map(({ id }) => id).toSorted((a, b) => a - b);
  const answers = [
    (await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId })).body,
    ...(await Promise.all(
      ids.map(async (version_id) => (await owner.get('/services/orders/versions/show', { version_id })).body),
    )),
    await (
      await fetch(`${product.url}/api/services/orders/download?order_detail_id=${detailId}&format=html`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).text(),
  ];
  expect(answers).toHaveLength(ids.length + 2);
  for (const answer of answers) {
    expect(JSON.stringify(answer)).toContain('They grip.');
    expect(JSON.stringify(answer)).not.toMatch(/onclick|alert\(|<script|<img/);
  }
  const restored = await owner.send('POST', '/services/orders/versions/restore', { version_id: ids[0] });
  expect(restored.status).toBe(200);
  const [newest] = await product.sql<{ html: string }>(
    'select html from document_versions where order_detail_id = $1 order by number desc limit 1',
    [detailId],
  );
  expect(newest?.html).toContain('They grip.');
  expect(newest?.html).not.toMatch(/onclick|<script|<img/);
});
