// Ids of posts are those of one site: where a website gets another URL, its documents are found by their own key there, or made.
import type { RequestListener, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let before: LoopbackSite;
let after: LoopbackSite;
let owner: TestCaller;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;
let detailId: number;
/** Paths of the new site that were written to. */
let written: string[];

const json = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const post = (id: number) => ({ id, status: 'publish', link: `http://shoes.example/${id}` });

beforeAll(async () => {
  before = await startLoopbackSite();
  after = await startLoopbackSite();
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: `${before.host},${after.host}` });
  owner = await product.register('Owner Person');
  calls = publishCalls(product, owner);
});
afterAll(async () => {
  await product.stop();
  before.close();
  after.close();
});
/** A site with a post 11, ours or another user's, and the results of a search by our key. */
const answering =
  (found: unknown[], make: (response: ServerResponse) => void = (response) => json(response, post(30))): RequestListener =>
  (request, response) => {
    request.resume();
    if (request.method === 'GET') return json(response, found);
    written.push(request.url ?? '');
    make(response);
  };
const serve = (site: LoopbackSite, found: unknown[], make?: (response: ServerResponse) => void) => {
  for (const path of ['', '/11', '/30', '/40']) site.pages.set(`/wp-json/wp/v2/posts${path}`, answering(found, make));
};
const move = () =>
  owner.send('POST', '/features/websites/edit', { website_id: websiteId, url: after.url, secret: 'another one' });

beforeEach(async () => {
  written = [];
  websiteId = await calls.addWebsite({ kind: 'wordpress', url: before.url, username: 'marta' });
  detailId = (await buildDocument(product, owner)).detailId;
  serve(before, [], (response) => json(response, post(11)));
  await calls.publish(websiteId, detailId);
});

it.each([
  ['without the post, it is made', [], '/wp-json/wp/v2/posts'],
  ['that is a copy, it is updated', [post(40)], '/wp-json/wp/v2/posts/40'],
])('on a site %s, and a post of another person stays as it is', async (_, found, path) => {
  await calls.run(websiteId, detailId);
  expect((await move()).status).toBe(200);
  serve(after, found);
  written = [];
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  expect(written).toEqual([path]);
  expect((await calls.shown(detailId))[0]).toMatchObject({ state: 'live' });
});

it('an id that comes back from the site before is not kept for the new one', async () => {
  serve(before, [], (response) => void move().then(() => json(response, post(11))));
  await calls.run(websiteId, detailId);
  serve(after, []);
  written = [];
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  expect(written).toEqual(['/wp-json/wp/v2/posts']);
});

it('a URL that differs by its last slash, or not at all, leads to the same post', async () => {
  await calls.run(websiteId, detailId);
  const url = before.url.replace(/\/$/, '');
  for (const more of [{ url }, { name: 'Renamed' }])
    expect((await owner.send('POST', '/features/websites/edit', { website_id: websiteId, ...more })).status).toBe(200);
  written = [];
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  expect(written).toEqual(['/wp-json/wp/v2/posts/11']);
});
