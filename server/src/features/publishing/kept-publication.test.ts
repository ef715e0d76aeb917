// A publication on a website stays shown as published if a newer attempt fails. The failure is shown beside it.
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let site: LoopbackSite;
let owner: TestCaller;
let calls: ReturnType<typeof publishCalls>;

const answers: (body: string) => RequestListener = (body) => (_, response) => response.end(body);
const accept = () => site.pages.set('/hook', answers(JSON.stringify({ id: 7, url: `${site.url}trail-shoes` })));
const refuses = () => site.pages.set('/hook', (_, response) => response.writeHead(422).end());

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

const edit = (detailId: number) =>
  owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html: '<p>They hold.</p>' } });

it.each(['live', 'draft'] as const)('%s: what the website has is shown beside the attempt that failed', async (publishAs) => {
  const websiteId = await calls.addWebsite({ url: `${site.url}hook`, publish_as: publishAs });
  const { detailId } = await buildDocument(product, owner);
  const one = async () => (await calls.shown(detailId))[0];
  accept();
  expect((await calls.publish(websiteId, detailId)).status).toBe(200);
  expect(await one()).toMatchObject({ state: 'queued', on_site: null });
  await calls.run(websiteId, detailId);
  const there = publishAs === 'live' ? 'live' : 'remote_draft';
  expect(await one()).toMatchObject({ state: there, on_site: null, remote_url: `${site.url}trail-shoes` });
  const published = (await one())?.['updated_at'];

  refuses();
  await calls.publish(websiteId, detailId);
  expect(await one()).toMatchObject({ state: 'queued', on_site: { state: there }, remote_url: `${site.url}trail-shoes` });
  await calls.run(websiteId, detailId);
  expect(await one()).toMatchObject({
    state: 'failed',
    problem: 'The website rejected the document (status 422)',
    on_site: { state: there, published_at: published },
    remote_url: `${site.url}trail-shoes`,
  });
  await edit(detailId);
  expect(await one()).toMatchObject({ state: 'failed', on_site: { state: 'outdated', published_at: published } });

  accept();
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  expect(await one()).toMatchObject({ state: there, problem: null, on_site: null });
});

it('an update that a webhook confirms without a URL keeps the one from before', async () => {
  const websiteId = await calls.addWebsite({ url: `${site.url}hook` });
  const { detailId } = await buildDocument(product, owner);
  accept();
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  site.pages.set('/hook', answers('{}'));
  await calls.publish(websiteId, detailId);
  await calls.run(websiteId, detailId);
  expect((await calls.shown(detailId))[0]).toMatchObject({ state: 'live', remote_url: `${site.url}trail-shoes` });
});

it('what never was on the website is shown as failed alone', async () => {
  const websiteId = await calls.addWebsite({ url: `${site.url}hook` });
  const { detailId } = await buildDocument(product, owner);
  refuses();
  for (const round of [1, 2]) {
    await calls.publish(websiteId, detailId);
    await calls.run(websiteId, detailId);
    expect([round, (await calls.shown(detailId))[0]]).toEqual([
      round,
      expect.objectContaining({ state: 'failed', on_site: null, remote_url: null }),
    ]);
  }
});
