import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let site: Server;
let address: string;

/** A media library and posts, as WordPress keeps them, and the requests to a webhook. */
const media: { slug: string; alt: string; title?: string; bytes: Buffer; type: string }[] = [];
const posts: string[] = [];
const hooks: string[] = [];
/** Posts as they were sent, and whether the site's server knows rewritten addresses. */
const sent: Record<string, string>[] = [];
let hasPlainAddresses = false;
/** The site answers lists with a page, as one in maintenance does. */
let answersPages = false;

function answer(method: string, url: URL, body: Buffer, headers: Record<string, unknown>): unknown {
  if (url.pathname === '/hook') {
    hooks.push(body.toString());
    return {};
  }
  const id = Number(/media\/(\d+)$/.exec(url.pathname)?.[1]);
  const show = (index: number) => ({ id: index + 1, source_url: `${address}/uploads/${media[index]?.slug}.png` });
  if (method === 'GET') {
    const found = media.findIndex(({ slug }) => slug === url.searchParams.get('slug'));
    return url.pathname.endsWith('/media') && found >= 0 ? [show(found)] : [];
  }
  if (url.pathname.endsWith('/media')) {
    const slug = /filename="([^"]+)\.png"/.exec(String(headers['content-disposition']))?.[1] ?? '';
    return show(media.push({ slug, alt: '', bytes: body, type: String(headers['content-type']) }) - 1);
  }
  const given = JSON.parse(body.toString()) as { alt_text?: string; title?: string; content?: string };
  if (!Number.isNaN(id)) {
    const entry = media[id - 1];
    if (entry) Object.assign(entry, { alt: given.alt_text, title: given.title });
    return show(id - 1);
  }
  sent.push(given);
  posts.push(given.content ?? '');
  return { id: 7, status: 'draft', link: `${address}/?p=7` };
}

beforeAll(async () => {
  site = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (chunk: Buffer) => parts.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', address);
      const route = url.searchParams.get('rest_route');
      if (hasPlainAddresses && route === null)
        return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      if (answersPages && request.method === 'GET')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
      if (route !== null) url.pathname = `/wp-json${route}`;
      const made = answer(request.method ?? '', url, Buffer.concat(parts), request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made));
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}`;
  product = await startTestProduct({ FETCH_ALLOW: host });
  owner = await product.register('Owner Person');
});
afterAll(async () => {
  await product.stop();
  site.closeAllConnections();
  site.close();
});

it('takes the pictures of a document to the site once, with their words, and into a webhook as data', async () => {
  const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();
  const { detailId } = await buildDocument(product, owner);
  const form = new FormData();
  form.append('order_detail_id', String(detailId));
  form.append('alt', 'A red boot');
  form.append('file', new File([new Uint8Array(photo)], 'boot.png'));
  const { asset } = (await owner.send('POST', '/services/orders/upload_picture', form)).body as { asset: { url: string } };
  const html = `<h1>Boots</h1><p>They grip.</p><img src="${asset.url}" alt="A boot on &lt;wet&gt; stone">`;
  await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
  const websiteOf = async (more: Record<string, unknown>) => {
    const { body } = await owner.send('PUT', '/features/websites/create', { language: 'en', ...more });
    return (body.website as { id: number }).id;
  };
  const blog = await websiteOf({ name: 'Blog', url: address, kind: 'wordpress', username: 'marta', secret: 'abcd efgh' });
  const hook = await websiteOf({ name: 'Hook', url: `${address}/hook`, kind: 'webhook' });
  const publish = (websiteId: number) =>
    owner.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });
  expect((await publish(blog)).status).toBe(200);
  await vi.waitFor(() => expect(posts).toHaveLength(1), { timeout: 15_000 });
  expect(media).toMatchObject([{ alt: 'A boot on <wet> stone', title: 'A boot on &lt;wet&gt; stone', type: 'image/png' }]);
  expect(media[0]?.bytes.equals(photo)).toBe(true);
  expect(posts[0]).toContain(`<img src="${address}/uploads/${media[0]?.slug}.png" alt="A boot on`);
  await vi.waitFor(async () => expect((await publish(blog)).status === 200 && posts.length).toBeGreaterThan(1), {
    timeout: 15_000,
    interval: 300,
  });
  expect(media).toHaveLength(1);
  answersPages = true;
  await publish(blog);
  await vi.waitFor(
    async () =>
      expect(await product.sql('select state, problem from publications where website_id = $1', [blog])).toEqual([
        { state: 'failed', problem: 'WEBSITE_NO_API 127.0.0.1' },
      ]),
    { timeout: 15_000 },
  );
  answersPages = false;
  expect(media).toHaveLength(1);
  await publish(hook);
  await vi.waitFor(() => expect(hooks).toHaveLength(1), { timeout: 15_000 });
  expect(hooks[0]).toContain(`data:image/png;base64,${photo.toString('base64')}`);
});

it('sends titles and meta descriptions as words and calls no shortcode, also to a site with plain addresses', async () => {
  const html = '<h1>Tom &amp; Jerry</h1><p>[gallery ids="1"] They grip.</p>';
  const { detailId } = await buildDocument(product, owner, { html });
  await product.sql('update order_details set title = $2, content = $3 where id = $1', [
    detailId,
    'Tom & Jerry <script>alert(1)</script>',
    JSON.stringify({ meta_description: '<script>alert(3)</script>' }),
  ]);
  const { body } = await owner.send('PUT', '/features/websites/create', {
    language: 'en',
    name: 'Plain',
    url: address,
    kind: 'wordpress',
    username: 'marta',
    secret: 'abcd efgh',
  });
  hasPlainAddresses = true;
  sent.length = 0;
  const website = (body.website as { id: number }).id;
  expect(
    (await owner.send('POST', '/features/websites/publish', { website_id: website, order_detail_id: detailId })).status,
  ).toBe(200);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 15_000 });
  expect(sent[0]).toMatchObject({
    title: 'Tom &amp; Jerry &lt;script&gt;alert(1)&lt;/script&gt;',
    excerpt: '&lt;script&gt;alert(3)&lt;/script&gt;',
  });
  expect(sent[0]?.content).toContain('&#91;gallery ids="1"&#93; They grip.');
});
