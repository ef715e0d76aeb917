// Links in texts while they are written: by the rules of the order's website that ask for it, and nobody else's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { linkNewText } from './rules/link-new-text.ts';

let product: TestProduct;
let manager: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  manager = await product.register('Manager Person');
});
afterAll(() => product.stop());

const html = `<p>Begin.</p><p>${filler(120)} Take snow pegs along, and a gas stove. ${filler(60)}</p>`;

async function order(siteId: number | null, workspaceId?: number) {
  const { detailId, orderId } = await buildDocument(product, manager, { html, ...(workspaceId ? { workspaceId } : {}) });
  await product.sql('update orders set website_id = $2 where id = $1', [orderId, siteId]);
  return linkNewText(product.kernel.database, { orderDetailId: detailId, html, language: 'en' });
}

it('are set once a target, count as uses, and lead to pages that answer', async () => {
  const siteId = await buildSite(product, manager);
  const add = (body: object) =>
    manager.send('POST', '/tools/link_builder', { website_id: siteId, match: 'phrase_plural', ...body });
  await buildPage(product, siteId, { path: '/pegs' });
  const goneId = await buildPage(product, siteId, { path: '/stoves' });
  await add({ keyword: 'snow peg', url: 'https://halden.example/pegs', rel: 'nofollow' });
  await add({ keyword: 'gas stove', page_url_id: goneId });
  await add({ keyword: 'take', url: 'https://x.example/', in_new_texts: false });
  await product.sql(`update page_urls set state = 'broken', http_state = 404 where id = $1`, [goneId]);
  const linked = await order(siteId);
  expect(linked).toBe(html.replace('snow pegs', '<a href="https://halden.example/pegs" rel="noopener nofollow">snow pegs</a>'));
  const rules = await product.sql('select keyword, used from link_keywords where website_id = $1 order by keyword', [siteId]);
  expect(rules).toEqual([
    { keyword: 'gas stove', used: 0 },
    { keyword: 'snow peg', used: 1 },
    { keyword: 'take', used: 0 },
  ]);
  expect(await order(null)).toBe(html);
  // A website of another place sets nothing.
  expect(await order(siteId, await buildWorkspace(product, manager))).toBe(html);
});
