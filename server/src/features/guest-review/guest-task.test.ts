// The facts of a task for a guest's page: their own last decision, and its search result.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestBrowser, linkTokenFor, openWithCode } from '../../testing/guest-browser.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const helene = { name: 'Helene Brandt', email: 'helene@brenvik.example' };

it.each(['approve', 'changes', 'reject'] as const)('answers a guest with their last decision: %s', async (verdict) => {
  const { id } = await team.inReview([team.byReviewer(), { name: 'Client', guest: helene }]);
  const call = { workspace_id: team.workspaceId, task_ids: [id], ...helene };
  await team.manager.send('POST', '/features/review-links/create', call);
  const guest = guestBrowser(product, linkTokenFor(product, helene.email));
  await openWithCode(product, guest, helene.email);
  // The decision of the member before is not theirs.
  await team.decide(team.reviewer, id);
  const seen = (await guest.get('task', { task_id: id })).body;
  expect(seen.decided).toBeNull();
  const { step } = seen.task as { step: { id: number } };
  const given = { task_id: id, step_id: step.id, package_hash: seen.package_hash, verdict, note: 'Say how' };
  expect((await guest.post('decide', given)).status).toBe(200);
  const shown = (await guest.get('task', { task_id: id })).body;
  expect(shown.decided).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), verdict });
  // The text is compared with their approved version, and with nothing else.
  expect(shown.changes).toMatchObject({ since: verdict === 'approve' ? shown.decided : null });
});

it('keeps a description without a title a description', async () => {
  const { id, detailId } = await team.inReview([{ name: 'Client', guest: helene }]);
  const content = { html: '<p>They grip.</p>', meta_description: 'Four pairs compared' };
  await team.plain.send('POST', '/services/orders/update', { order_detail_id: detailId, content });
  const call = { workspace_id: team.workspaceId, task_ids: [id], ...helene };
  await team.manager.send('POST', '/features/review-links/create', call);
  const guest = guestBrowser(product, linkTokenFor(product, helene.email));
  await guest.post('open');
  expect((await guest.get('task', { task_id: id })).body.meta).toEqual(['', 'Four pairs compared']);
});
