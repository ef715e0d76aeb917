// Websites with wrong responses of all kinds: each publication ends with a clear reason, and nothing is published twice.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const posts = '/wp-json/wp/v2/posts';
let product: TestProduct;
let site: LoopbackSite;
let owner: TestCaller;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;
let detailId: number;
let made: number;

beforeAll(async () => {
  site = await startLoopbackSite();
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: site.host });
  owner = await product.register('Owner Person');
  calls = publishCalls(product, owner);
});
afterAll(async () => {
  await product.stop();
  site.close();
});
beforeEach(async () => {
  made = 0;
  site.pages.clear();
  site.asked.length = 0;
  websiteId = await calls.addWebsite({ kind: 'wordpress', url: site.url, username: 'marta' });
  detailId = (await buildDocument(product, owner)).detailId;
});

const json = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const html = (response: ServerResponse, status = 200) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
/** Finds none and makes a post, unless configured otherwise. */
const wordpress =
  ({ find, make }: { find?: RequestListener; make?: RequestListener } = {}): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    if (request.method === 'GET') return find ? find(request, response) : json(response, []);
    made += 1;
    return make ? make(request, response) : json(response, { id: 11, status: 'publish', link: `${site.url}shoes` });
  };
async function publishTo(answers: RequestListener, isLastTry = true) {
  site.pages.set(posts, answers);
  expect((await calls.publish(websiteId, detailId)).status).toBe(200);
  await calls.run(websiteId, detailId, { isLastTry });
  return (await calls.shown(detailId))[0];
}
const left = () =>
  product.sql(`select state from publications where order_detail_id = $1 and state in ('queued', 'sending')`, [detailId]);

const huge: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let sent = 0;
  const more = () => {
    while (sent < 100 && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
};
const circle: RequestListener = (request, response) => void response.writeHead(307, { location: request.url }).end();
const slow: RequestListener = (_, response) => void setTimeout(() => json(response, []), 1500);

it.each<[string, RequestListener, string]>([
  ['an error of the server', (_, response) => html(response, 500), 'The website returned an error: 127.0.0.1 (HTTP 500)'],
  ['a page', (_, response) => html(response), 'No publishing API found on 127.0.0.1 at this URL'],
  ['redirects in a circle', circle, 'The website 127.0.0.1 has a redirect loop. Fix it, then test the connection.'],
  ['100 MB', huge, 'Can’t reach the website 127.0.0.1'],
])('%s: ends as failed with its reason, and makes no post', async (_, find, problem) => {
  expect(await publishTo(wordpress({ find }))).toMatchObject({ state: 'failed', problem, on_site: null });
  expect([made, await left()]).toEqual([0, []]);
});

it('a website that answers slowly gets one post', async () => {
  expect(await publishTo(wordpress({ find: slow }))).toMatchObject({ state: 'live', remote_url: `${site.url}shoes` });
  expect(made).toBe(1);
});

it('a post whose making was not answered is not made a second time where the search answers with a page', async () => {
  await expect(publishTo(wordpress({ make: (_, response) => void response.destroy() }), false)).rejects.toThrow(
    'WEBSITE_UNREACHABLE',
  );
  expect(made).toBe(1);
  site.pages.set(posts, wordpress({ find: (_, response) => html(response) }));
  await calls.run(websiteId, detailId);
  expect((await calls.shown(detailId))[0]).toMatchObject({ state: 'failed' });
  expect(made).toBe(1);
});

it('a run that is called off blames no website, and is repeated', async () => {
  const stop = new AbortController();
  site.pages.set(posts, () => stop.abort());
  await calls.publish(websiteId, detailId);
  await expect(calls.run(websiteId, detailId, { signal: stop.signal })).rejects.toThrow('ABORTED');
  expect(await product.sql('select state from websites where id = $1', [websiteId])).toEqual([{ state: 'unknown' }]);
  site.pages.set(posts, wordpress());
  await calls.run(websiteId, detailId);
  expect((await calls.shown(detailId))[0]).toMatchObject({ state: 'live' });
});
