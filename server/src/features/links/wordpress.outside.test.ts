// A run over a post of a real WordPress: shown, applied, and undone to the byte.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptSecret } from '../../kernel/secrets.ts';
import { buildPage, buildSite, filler } from '../../testing/build-links.ts';
import { runCalls, runIn } from '../../testing/link-run-calls.ts';
import { type RealWordpress, startRealWordpress } from '../../testing/real-wordpress.ts';
import { pagesOf } from '../../testing/site-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let wordpress: RealWordpress;
let product: TestProduct;
let manager: TestCaller;

beforeAll(async () => {
  wordpress = await startRealWordpress();
  product = await startTestProduct({ FETCH_ALLOW: wordpress.host, PAGE_REQUESTS_PER_SECOND: '20' });
  manager = await product.register('Manager Person');
}, 300_000);
afterAll(async () => {
  await product?.stop();
  wordpress?.close();
});

/** Blocks, a shortcode (its words are shown first and may not be linked), code, an entity, and characters that WordPress typesets. */
const content = `<!-- wp:paragraph -->
<p>We'll begin -- with "quotes" &amp; more.</p>
<!-- /wp:paragraph -->

<!-- wp:shortcode -->
[caption]A sleeping mat[/caption]
<!-- /wp:shortcode -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead">${filler(120)} It's a sleeping mat for "cold" nights... ${filler(120)}</p>
<!-- /wp:paragraph -->

<!-- wp:code -->
<pre class="wp-block-code"><code>sleeping mat</code></pre>
<!-- /wp:code -->`;

it('sets the links of a run in a real post and takes them out to the byte', async () => {
  const post = await wordpress.call('POST', '/posts', { title: 'Camping guide', slug: 'guide', status: 'publish', content });
  const rawOf = async () =>
    ((await wordpress.call('GET', `/posts/${String(post['id'])}?context=edit`)) as unknown as { content: { raw: string } })
      .content.raw;
  const before = await rawOf();
  const sealed = encryptSecret(wordpress.password, product.kernel.config.secretKey);
  const siteId = await buildSite(product, manager, { url: wordpress.url, kind: 'wordpress', sealed });
  await buildPage(product, siteId, { path: '/mats', title: 'Sleeping mats' });
  const added = await manager.send('POST', '/tools/page_url', { website_id: siteId, urls: [`${wordpress.url}/guide/`] });
  expect(added.status).toBe(200);
  await expect
    .poll(async () => (await pagesOf(manager, siteId)).find(({ path }) => path === '/guide/')?.http_state, { timeout: 60_000 })
    .toBe(200);
  await manager.send('POST', '/tools/link_builder', {
    website_id: siteId,
    keyword: 'sleeping mat',
    url: `${wordpress.url}/mats`,
  });
  expect((await manager.send('POST', '/features/link-suggestions/find', { website_id: siteId })).body.status).toBe('success');
  const shown = async () => (await manager.get('/features/link-suggestions/show', { website_id: siteId })).body;
  await expect.poll(async () => ((await shown()).search as { state: string }).state, { timeout: 60_000 }).toBe('done');
  expect((await shown()).link_suggestions).toMatchObject([{ anchor: 'sleeping mat', reason: 'rule' }]);
  const calls = runCalls(manager);
  const run = runIn(await calls.create(siteId, { title: 'Mats' }));
  expect(run).toMatchObject({ state: 'preview', links: 1, targets: [{ way: 'website', state: 'pending' }] });
  expect(await rawOf()).toBe(before);
  await calls.put(run.id, { apply: true, confirmed_count: 1 });
  expect(await calls.settled(run.id)).toMatchObject({ state: 'applied', targets: [{ state: 'applied' }] });
  const tag = `<a href="${wordpress.url}/mats">`;
  const linked = await rawOf();
  expect(linked.replace(/<a [^>]*>(sleeping mat)<\/a>/, '$1')).toBe(before);
  expect(linked.split('<a ')).toHaveLength(2);
  expect(linked).toContain(`It's a ${tag.slice(0, -1)}`);
  const shownPage = await (await fetch(`${wordpress.url}/guide/`)).text();
  const page = shownPage.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  expect(page).toMatch(/It’s a <a href="[^"]*\/mats"[^>]*>sleeping mat<\/a> for “cold” nights…/);
  await calls.remove(run.id);
  expect(await calls.settled(run.id)).toMatchObject({ state: 'reverted' });
  expect(await rawOf()).toBe(before);
}, 180_000);
