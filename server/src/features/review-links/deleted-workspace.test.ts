// Guests of a workspace that is deleted before their review request. A failing event would be delivered over and over, and all other events
// would wait behind it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverEvents } from '../../kernel/events.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { createReviewRequests } from './request-review.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const deliver = () => deliverEvents(product.kernel, [createReviewRequests(product.kernel)]);
const events = () => product.sql('select name from raised_events');
const links = () => product.sql('select id from review_links');

it('a guest who goes in this moment is not asked', async () => {
  await team.inReview([{ name: 'Client', guest: { name: 'Ola', email: 'ola@brenvik.example' } }]);
  const lock = 'update task_steps set guest_id = null where guest_id is not null; delete from guests';
  await whileLocked(product, lock, 1, deliver);
  expect([await events(), await links()]).toEqual([[], []]);
});

it('the event of a guest who is gone goes too', async () => {
  await team.inReview([{ name: 'Client', guest: { name: 'Helene', email: 'helene@brenvik.example' } }]);
  const answer = await team.owner.send('DELETE', '/features/workspace/delete', { id: team.workspaceId });
  expect(answer.status).toBe(200);
  expect(await events()).toContainEqual({ name: 'task.review_requested' });
  await deliver();
  expect([await events(), await links()]).toEqual([[], []]);
});
