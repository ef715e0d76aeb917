// The meta pair of a task counts as the part `meta` of its outgoing content.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

it('is the own or the optimized one, as switchInput says; an approval of another pair does not count', async () => {
  const { id } = await team.inReview([team.byReviewer({ looks_at: ['meta'] })]);
  const metaHash = async () => {
    const { body } = await team.owner.get('/features/tasks/package', { id });
    return (body.parts as { part: string; hash: string }[]).find(({ part }) => part === 'meta')?.hash;
  };
  const without = await metaHash();
  const seen = await team.hashOf(id);
  await product.sql(
    `insert into task_metadata (task_id, workspace_id, meta_title, meta_description, optimized_meta_title, optimized_meta_description)
     values ($1, $2, 'Own', 'Own words', 'Optimized', 'Optimized words')`,
    [id, team.workspaceId],
  );
  const own = await metaHash();
  expect(own).not.toBe(without);
  expect(await team.decide(team.reviewer, id, {}, seen)).toMatchObject({ code: 'TASK_CONTENT_CHANGED' });
  await product.sql('update task_metadata set switch_input = true where task_id = $1', [id]);
  expect(await metaHash()).not.toBe(own);
  await product.sql('update task_metadata set switch_input = false where task_id = $1', [id]);
  expect(await metaHash()).toBe(own);
  expect(await team.decide(team.reviewer, id)).toMatchObject({ code: null });
  expect((await team.show(id)).status).toBe('approved');
});
