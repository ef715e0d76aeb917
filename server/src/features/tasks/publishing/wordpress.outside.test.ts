// A task with a document approved by two users goes to a real WordPress as it was approved.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealWordpress, startRealWordpress } from '../../../testing/real-wordpress.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let wordpress: RealWordpress;
let product: TestProduct;

beforeAll(async () => {
  wordpress = await startRealWordpress();
  product = await startTestProduct({ FETCH_ALLOW: wordpress.host });
}, 300_000);
afterAll(async () => {
  await product?.stop();
  wordpress?.close();
});

const html =
  '<h1>Trail shoes for “wet” rock</h1><p>They grip &amp; dry in 20 minutes.</p><h2>Größe</h2><p>Order one size up.</p>';

it('publishes what was approved, and not what was edited since', async () => {
  const team = await buildReviewTeam(product);
  const { manager, plain, reviewer, second, workspaceId, act, show, save, decide } = team;
  const created = await manager.send('PUT', '/features/websites/create', {
    workspace_id: workspaceId,
    name: 'Halden',
    url: wordpress.url,
    language: 'en',
    kind: 'wordpress',
    username: 'editor',
    secret: wordpress.password,
  });
  expect(created.body).toMatchObject({ status: 'success' });
  const websiteId = (created.body.website as { id: number }).id;
  expect((await manager.send('POST', '/features/websites/test', { website_id: websiteId })).body.status).toBe('success');
  const steps = [reviewer, second].map(({ id }, index) => ({ name: `Step ${index + 1}`, reviewer_ids: [id] }));
  const { id, detailId } = await team.inReview(steps, html, { website_id: websiteId });
  expect((await act(manager, 'publish', id)).body.code).toBe('TASK_IS_READY');
  expect(await decide(reviewer, id)).toMatchObject({ code: null });
  expect(await decide(second, id)).toMatchObject({ code: null });
  expect((await act(plain, 'publish', id)).status).toBe(200);
  await expect.poll(async () => (await show(id)).status, { timeout: 60_000 }).toBe('published');

  const posts = async () =>
    (await wordpress.call('GET', '/posts?context=edit&status=any&per_page=20')) as unknown as {
      status: string;
      title: { raw: string };
      content: { raw: string };
    }[];
  const ours = async () => (await posts()).filter(({ title }) => title.raw.startsWith('Trail shoes'));
  const [post] = await ours();
  expect(post?.content.raw).toContain('<p>They grip &amp; dry in 20 minutes.</p>');
  expect(post?.content.raw).toContain('<h2>Größe</h2>');

  await save(plain, detailId, html.replace('one size', 'half a size'));
  const edited = await show(id);
  expect(edited.status).not.toBe('approved');
  expect(
    (await manager.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId })).status,
  ).toBe(409);
  expect((await ours())[0]?.content.raw).toContain('one size up');
}, 180_000);
