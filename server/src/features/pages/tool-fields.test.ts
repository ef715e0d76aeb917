// Forms of SEO tools that are filled in from the pages of a website, and an order with these values.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { buildPage, buildSite } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let siteId: number;
let tentsId: number;

const path = '/features/pages/tool_fields';
const ask = (tool: string, more: object = {}, caller = plain) => caller.get(path, { website_id: siteId, tool, ...more });

beforeAll(async () => {
  product = await startTestProduct();
  let workspaceId: number;
  ({ manager, plain, stranger, workspaceId } = await buildTeam(product));
  siteId = await buildSite(product, manager, { workspaceId });
  tentsId = await buildPage(product, siteId, { path: '/tents', title: 'Dome tents, all sizes | Halden', keyword: 'dome tent' });
  await buildPage(product, siteId, { path: '/mats', title: 'Sleeping mats', keyword: 'sleeping mat', linksIn: 9 });
  await buildPage(product, siteId, { path: '/about', title: 'About' });
  await buildPage(product, siteId, { path: '/tents-old', keyword: 'Dome tent', state: 'redirected', http: 301 });
  await buildPage(product, siteId, { path: '/gone', keyword: 'gone', state: 'broken', http: 404 });
  await buildPage(product, siteId, { path: '/cart', keyword: 'cart', indexable: 'noindex' });
});
afterAll(() => product.stop());

it('gives internal linking the pages with a keyword, those that need links first, as an order takes them', async () => {
  const { body } = await ask('internal_linking');
  expect(body).toMatchObject({
    fields: {
      target_pages:
        'dome tent, Dome tents all sizes Halden | https://halden.example/tents\nsleeping mat, Sleeping mats | https://halden.example/mats',
    },
    taken: 2,
    left_out: 0,
  });
  const order = await plain.send('POST', '/services/orders/create', {
    tool: 'internal_linking',
    fields: {
      ...(body.fields as object),
      text: '<p>It rained. A dome tent stands by itself, and a sleeping mat keeps you warm.</p>',
      link_mode: 'all',
      max_links: 5,
      first_only: true,
      language: 'en',
    },
  });
  expect(order.status).toBe(200);
  const id = (order.body.order as { order_details: { id: number }[] }).order_details[0]?.id;
  const written = async () =>
    (await product.sql<{ html: string }>('select html from document_versions where order_detail_id = $1', [id]))[0]?.html;
  await expect.poll(written, { timeout: 15_000 }).toContain('href="https://halden.example/tents"');
});

it('gives the sitemap only pages that answer and may be listed, and clusters each keyword once', async () => {
  expect((await ask('sitemap_generator')).body.fields).toEqual({
    url_list: 'https://halden.example/about\nhttps://halden.example/mats\nhttps://halden.example/tents',
  });
  const { body } = await ask('keyword_clusters');
  expect((body.fields as { keywords_list: string }).keywords_list.toLowerCase().split('\n')).toEqual([
    'cart',
    'dome tent',
    'gone',
    'sleeping mat',
  ]);
});

it('gives tools about one page its URL and keyword', async () => {
  for (const tool of ['on_page_audit', 'content_gap'])
    expect((await ask(tool, { page_url_id: tentsId })).body).toMatchObject({
      fields: { page_url: 'https://halden.example/tents', primary_kw: 'dome tent' },
      taken: 1,
    });
  const refused = await ask('on_page_audit');
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['page_url_id']]);
});

it('takes what fits into the field and counts the rest', async () => {
  const large = await buildSite(product, manager, { url: 'https://large.example' });
  await product.sql(
    `insert into page_urls (account_id, website_id, url, h1, primary_kw, state, http_state, indexable)
     select w.account_id, w.id, 'https://large.example/' || repeat('a', 90) || n, 'Heading ' || n, 'keyword ' || n, 'active', 200, 'yes'
     from websites w, generate_series(1, 300) n where w.id = $1`,
    [large],
  );
  const { body } = await manager.get(path, { website_id: large, tool: 'internal_linking' });
  const { target_pages: text } = body.fields as { target_pages: string };
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect([text.split('\n').length, body.taken, Number(body.taken) + Number(body.left_out)]).toEqual([
    body.taken,
    body.taken,
    200,
  ]);
});

it('is refused for other websites and other tools', async () => {
  expect((await ask('sitemap_generator', {}, stranger)).status).toBe(404);
  const foreign = await buildSite(product, stranger);
  const foreignPage = await buildPage(product, foreign, { path: '/theirs' });
  expect((await ask('on_page_audit', { page_url_id: foreignPage })).status).toBe(404);
  expect((await ask('blog_post')).status).toBe(422);
});
