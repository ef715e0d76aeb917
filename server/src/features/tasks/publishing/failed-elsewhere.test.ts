// A failed publication marks its own task: not a task for another website, nor one with a time in the future.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LoopbackSite, startLoopbackSite } from '../../../testing/loopback-site.ts';
import { publishCalls } from '../../../testing/publish-calls.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let site: LoopbackSite;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;

beforeAll(async () => {
  site = await startLoopbackSite({ '/hook': (_, response) => response.writeHead(401).end() });
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: site.host });
  team = await buildReviewTeam(product);
  calls = publishCalls(product, team.manager);
  websiteId = await addWebsite();
});
afterAll(async () => {
  await product.stop();
  site.close();
});

const addWebsite = () => calls.addWebsite({ url: `${site.url}hook`, workspace_id: team.workspaceId });
async function approved(more: Record<string, unknown> = { website_id: websiteId }) {
  const made = await team.inReview([team.byReviewer()], undefined, more);
  await team.decide(team.reviewer, made.id);
  return made;
}
async function failOn(website: number, detailId: number) {
  expect((await calls.publish(website, detailId)).status).toBe(200);
  await calls.run(website, detailId);
  expect((await calls.shown(detailId))[0]).toMatchObject({ state: 'failed' });
}
const failures = async (id: number) => (await team.history(id)).filter(({ kind }) => kind === 'publish_failed').length;

it('to the website of the task: the task says why', async () => {
  const { id, detailId } = await approved();
  await failOn(websiteId, detailId);
  expect(await team.show(id)).toMatchObject({ publish_error: '127.0.0.1 rejected the username or password' });
  expect(await failures(id)).toBe(1);
});

it('to a website while the task has none: the task says why', async () => {
  const { id, detailId } = await approved({});
  await failOn(websiteId, detailId);
  expect((await team.show(id)).publish_error).not.toBeNull();
});

it('to another website: nothing of the task failed', async () => {
  const { id, detailId } = await approved();
  await failOn(await addWebsite(), detailId);
  expect(await team.show(id)).toMatchObject({ status: 'approved', publish_error: null });
  expect(await failures(id)).toBe(0);
});

it('while the task is scheduled: it is still published at its time', async () => {
  const { id, detailId } = await approved();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await team.act(team.manager, 'publish', id, { publish_at: at })).status).toBe(200);
  await failOn(websiteId, detailId);
  expect(await team.show(id)).toMatchObject({ publish_at: at, publish_error: null });
  expect(await failures(id)).toBe(0);
});
