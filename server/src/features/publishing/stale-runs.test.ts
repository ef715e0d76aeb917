// The result of a run counts for its own publication and website, not for newer ones.
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { documentPublishJob } from './publish.jobs.ts';

let product: TestProduct;
let site: LoopbackSite;
let owner: TestCaller;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;
let detailId: number;
/** Answers that wait for the test. */
let waiting: ServerResponse[] = [];

beforeAll(async () => {
  site = await startLoopbackSite({ '/hook': (_, response) => void waiting.push(response) });
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: site.host });
  owner = await product.register('Owner Person');
  calls = publishCalls(product, owner);
});
beforeEach(async () => {
  waiting = [];
  websiteId = await calls.addWebsite({ url: `${site.url}hook` });
  detailId = (await buildDocument(product, owner)).detailId;
});
afterAll(async () => {
  await product.stop();
  site.close();
});

const website = async () => (await product.sql('select state, problem from websites where id = $1', [websiteId]))[0];
const publication = async () =>
  (await product.sql('select state, problem from publications where order_detail_id = $1', [detailId]))[0];
const asked = (count: number) =>
  vi.waitFor(
    () => {
      if (waiting.length < count) throw new Error('Not asked yet');
    },
    { timeout: 15_000 },
  );
const answer = (index: number, status: number) => waiting[index]?.writeHead(status).end('{}');

it.each([
  [401, 'failing'],
  [200, 'ok'],
])('an answer of %i to the secret before does not make a changed website "%s"', async (status) => {
  await calls.publish(websiteId, detailId);
  const run = calls.run(websiteId, detailId);
  await asked(1);
  await owner.send('POST', '/features/websites/edit', { website_id: websiteId, secret: 'another secret' });
  answer(0, status);
  await run;
  expect(await website()).toEqual({ state: 'unknown', problem: null });
});

it('a test of the connection before a change does not judge what it is now', async () => {
  const test = owner.send('POST', '/features/websites/test', { website_id: websiteId });
  await asked(1);
  await owner.send('POST', '/features/websites/edit', { website_id: websiteId, secret: 'another secret' });
  answer(0, 401);
  expect((await test).status).toBe(200);
  expect(await website()).toEqual({ state: 'unknown', problem: null });
});

it('a run that a newer one overtook marks neither publication nor website as failed', async () => {
  await calls.publish(websiteId, detailId);
  const older = calls.run(websiteId, detailId);
  await asked(1);
  const newer = calls.run(websiteId, detailId);
  await asked(2);
  answer(1, 200);
  await newer;
  answer(0, 401);
  await older;
  expect([await publication(), await website()]).toEqual([
    { state: 'live', problem: null },
    { state: 'ok', problem: null },
  ]);
});

it('a text that a website does not want is no fault of the website', async () => {
  await calls.publish(websiteId, detailId);
  const run = calls.run(websiteId, detailId);
  await asked(1);
  answer(0, 422);
  await run;
  expect([await publication(), await website()]).toEqual([
    { state: 'failed', problem: 'WEBSITE_REJECTED 422' },
    { state: 'unknown', problem: null },
  ]);
});

it('a job that died is no failure of what was queued since', async () => {
  const inputs = async () =>
    (
      await product.sql<{ data: { publicationId: number } }>(
        `select data from pgboss.job j join publications p on p.id = (j.data->>'publicationId')::int
         where j.name = 'document.publish' and p.order_detail_id = $1 order by j.created_on`,
        [detailId],
      )
    ).map(({ data }) => data);
  await calls.publish(websiteId, detailId);
  const [first = { publicationId: 0 }] = await inputs();
  const run = calls.run(websiteId, detailId);
  await asked(1);
  answer(0, 401);
  await run;
  await calls.publish(websiteId, detailId);
  const [, second = { publicationId: 0 }] = await inputs();
  await documentPublishJob.onFail(product.kernel, first);
  expect(await publication()).toEqual({ state: 'queued', problem: null });
  await documentPublishJob.onFail(product.kernel, second);
  expect(await publication()).toEqual({ state: 'failed', problem: 'UNEXPECTED' });
});

it('a job of an earlier release, which names no round, ends what is on its way', async () => {
  await calls.publish(websiteId, detailId);
  const [row] = await product.sql<{ id: number }>('select id from publications where order_detail_id = $1', [detailId]);
  await documentPublishJob.onFail(product.kernel, { publicationId: row?.id ?? 0 });
  expect(await publication()).toEqual({ state: 'failed', problem: 'UNEXPECTED' });
});
